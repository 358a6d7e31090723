/// The program: the real effects, handed to the tool.
@main
enum InstantSchema {
  static func main() {
    let disk = POSIXFileSystem()
    let console = StandardConsole()
    let git = RepositoryGit(
      processes: POSIXProcessRunner(), disk: disk,
      isRepositoryPromised: console.variable("GIT_DIR") != nil,
      isSearchLimited: console.variable("GIT_CEILING_DIRECTORIES") != nil)
    let arguments = CommandLine.arguments
    let tool = Tool(
      disk: disk, git: git, processes: POSIXProcessTable(), runner: ThreadRunner(),
      console: console, invocation: Invocation(startedAs: arguments.first ?? ""))
    CurrentProcess.end(with: tool.run(Array(arguments.dropFirst())))
  }
}
