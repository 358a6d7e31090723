/// The program: the real effects, handed to the tool.
@main
enum InstantSchema {
  static func main() {
    let disk = POSIXFileSystem()
    let console = StandardConsole()
    let git = RepositoryGit(
      processes: POSIXProcessRunner(), disk: disk,
      isRepositoryPromised: console.variable("GIT_DIR") != nil)
    let tool = Tool(disk: disk, git: git, processes: POSIXProcessTable(), console: console)
    CurrentProcess.end(with: tool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
