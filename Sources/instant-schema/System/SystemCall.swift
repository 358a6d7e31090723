#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Turns the return codes of POSIX into values and errors.
enum SystemCall {
  /// Makes a call again for as long as a signal interrupts it.
  ///
  /// - Throws: what `errno` says if the call returns -1.
  @discardableResult
  static func retrying(
    _ path: String, _ call: () -> Int
  ) throws(FileError) -> Int {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw error(path) }
    }
  }

  /// What `errno` says about the last call.
  static func error(_ path: String, code: Int32 = errno) -> FileError {
    FileError(path: path, reason: .system(code: code, text: text(of: code)))
  }

  /// The system's description of an error number, in lower case as messages of this tool are.
  static func text(of code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }
}
