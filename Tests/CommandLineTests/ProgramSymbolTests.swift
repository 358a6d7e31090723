import TestSupport
import Testing

/// What the built program can do at all: whatever it does to the outside world, it asks the system
/// for by name.
@Suite(.enabled(if: SymbolLister.isThere, "there is no nm")) struct ProgramSymbolTests {
  /// The names that the program needs from libraries.
  private let names: Set<String>

  init() throws {
    let run = try Program(path: "nm").run(["-u", try BuildProducts.tool()], joined: false)
    try #require(run.succeeded, "\(run.error)")
    names = Set(
      run.output.split(separator: "\n").compactMap { line in
        line.split(separator: " ").last?.prefix { $0 != "@" }.drop { $0 == "_" }
      }.map(String.init))
  }

  @Test func itCanOpenNoConnection() {
    #expect(names.contains("read"), "names are found at all")
    #expect(
      names.isDisjoint(with: [
        "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "send", "sendto",
        "sendmsg", "recv", "recvfrom", "recvmsg", "getaddrinfo", "gethostbyname", "syscall",
      ]))
  }

  /// Git is started, and nothing is loaded, evaluated or given to a shell.
  @Test func itRunsOtherProgramsInOneWay() {
    #expect(names.contains("posix_spawnp"))
    #expect(
      names.isDisjoint(with: [
        "posix_spawn", "execv", "execve", "execvp", "execvpe", "execl", "execle", "execlp",
        "fexecve", "fork", "vfork", "system", "popen", "wordexp", "dlopen", "dlsym",
      ]))
  }

  /// It costs more to start than everything else that the program does.
  @Test func itNeedsNoFoundation() {
    #expect(!names.contains { $0.contains("Foundation") })
  }
}

private enum SymbolLister {
  static let isThere = (try? Program(path: "nm").run(["--version"]).succeeded) == true
}
