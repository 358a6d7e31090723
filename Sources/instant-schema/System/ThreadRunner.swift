import SwiftEmitter

/// Does the second piece of work on a thread of its own, or after the first if the system gives no
/// thread.
struct ThreadRunner: WorkRunner {
  func both<First, Second: Sendable>(
    _ first: () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    withoutActuallyEscaping(second) { second in
      // The thread alone writes it, and it is read when the thread has ended.
      nonisolated(unsafe) var result: Second?
      let thread = Thread { result = second() }
      let first = first()
      thread?.join()
      return (first, result ?? second())
    }
  }
}
