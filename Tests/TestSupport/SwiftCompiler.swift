/// The compiler of the toolchain that runs the tests, with the modules of this build.
package enum SwiftCompiler {
  /// Type-checks files as one module, in one process, as a release build compiles them.
  ///
  /// - Parameter fileByFile: in a process for each, as a debug build may, which takes far longer.
  /// - Returns: what the compiler says; empty if it has nothing to say.
  package static func typecheck(
    _ files: [String], _ flags: [String], fileByFile: Bool = false
  ) async throws -> String {
    let whole = fileByFile ? [] : ["-wmo"]
    return try await run(
      "swiftc", ["-typecheck", "-I", try BuildProducts.modules()] + whole + flags + files)
  }

  /// Makes a program of files and the runtime.
  ///
  /// - Returns: what the compiler says; empty if it has nothing to say.
  package static func build(
    _ program: String, of files: [String], _ flags: [String]
  ) async throws -> String {
    try await run(
      "swiftc",
      ["-emit-executable", "-wmo", "-o", program, "-I", try BuildProducts.modules()] + flags + files
        + (try BuildProducts.runtimeObjects()))
  }

  /// Runs one of the toolchain's programs when its turn comes.
  ///
  /// - Returns: what it says, with its status if that is not zero.
  package static func run(_ program: String, _ arguments: [String]) async throws -> String {
    await turns.wait()
    let result = Result { try Program(path: program).run(arguments) }
    await turns.signal()
    let run = try result.get()
    return run.succeeded ? run.output : "status \(run.status)\n\(run.output)"
  }

  /// One at a time: the packages that the plugins' tests build one after the other take longest, and
  /// need the other core of a small machine.
  private static let turns = Turns(1)
}

/// Lets so many callers go on at a time.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  func wait() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func signal() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
