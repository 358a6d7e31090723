#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process that this program is.
enum CurrentProcess {
  static func end(with code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}
