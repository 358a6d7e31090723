/// The compiler of the toolchain that runs the tests, with the modules of this build.
package enum SwiftCompiler {
  /// Type-checks files as one module, in one process, as a release build compiles them.
  ///
  /// - Parameter fileByFile: in a process for each, as a debug build may, which takes far longer.
  /// - Returns: what the compiler says; empty if it has nothing to say.
  package static func typecheck(
    _ files: [String], _ flags: [String], fileByFile: Bool = false
  ) throws -> String {
    let whole = fileByFile ? [] : ["-wmo"]
    return try run(
      "swiftc", ["-typecheck", "-I", try BuildProducts.modules()] + whole + flags + files)
  }

  /// Makes a program of files and the runtime.
  ///
  /// - Returns: what the compiler says; empty if it has nothing to say.
  package static func build(
    _ program: String, of files: [String], _ flags: [String]
  ) throws -> String {
    try run(
      "swiftc",
      ["-emit-executable", "-wmo", "-o", program, "-I", try BuildProducts.modules()] + flags + files
        + (try BuildProducts.runtimeObjects()))
  }

  /// Runs one of the toolchain's programs.
  ///
  /// - Returns: what it says, with its status if that is not zero.
  package static func run(_ program: String, _ arguments: [String]) throws -> String {
    let run = try Program(path: program).run(arguments)
    return run.succeeded ? run.output : "status \(run.status)\n\(run.output)"
  }
}
