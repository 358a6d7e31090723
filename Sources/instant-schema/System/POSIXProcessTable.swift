#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processes of this machine.
struct POSIXProcessTable: ProcessTable {
  var current: Int32 { getpid() }

  func isRunning(_ process: Int32) -> Bool {
    // Signal 0 only asks. A process of another user exists too, but says EPERM.
    kill(process, 0) == 0 || errno == EPERM
  }
}
