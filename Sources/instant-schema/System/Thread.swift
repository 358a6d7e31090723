#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread that has been started.
struct Thread {
  /// As much as the first thread has, so that a type nested deeply enough for one is not too deep
  /// for the other.
  private static let stackSize = 8 * 1_048_576

  private let id: pthread_t

  /// Fails if the system gives no thread.
  init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    let argument = Unmanaged.passRetained(Work(work))
    #if canImport(Glibc)
      var id = pthread_t()
    #else
      var id: pthread_t?
    #endif
    let code = pthread_create(&id, &attributes, Self.start, argument.toOpaque())
    let started: pthread_t? = id
    guard code == 0, let started else {
      argument.release()
      return nil
    }
    self.id = started
  }

  /// Waits for the thread's end.
  func join() { pthread_join(id, nil) }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Darwin)
    private typealias Argument = UnsafeMutableRawPointer
  #else
    private typealias Argument = UnsafeMutableRawPointer?
  #endif

  private static let start: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
    let argument: UnsafeMutableRawPointer? = argument
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
}
