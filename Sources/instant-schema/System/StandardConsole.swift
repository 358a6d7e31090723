#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The streams that the process was started with.
final class StandardConsole: Console {
  private var pending: [UInt8] = []

  func output(_ bytes: [UInt8]) {
    if pending.isEmpty { pending = bytes } else { pending += bytes }
  }

  func error(_ bytes: [UInt8]) {
    do throws(FileError) {
      try Descriptor(STDERR_FILENO, path: "<stderr>").writeAll(bytes)
    } catch {
      // There is nowhere left to say so; the exit code still tells.
    }
  }

  func flush() throws(FileError) {
    let bytes = pending
    pending = []
    try Descriptor(STDOUT_FILENO, path: "<stdout>").writeAll(bytes)
  }

  func input(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(STDIN_FILENO, path: "<stdin>").readToEnd(expecting: 0, limit: limit)
  }

  func isTerminal(_ stream: OutputStream) -> Bool {
    switch stream {
    case .output: isatty(STDOUT_FILENO) == 1
    case .error: isatty(STDERR_FILENO) == 1
    }
  }

  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
