import SwiftEmitter

/// Does the second piece of work on a thread of its own, or after the first if the system gives no
/// thread.
struct ThreadRunner: WorkRunner {
  func both<First, Second: Sendable>(
    _ first: () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    withoutActuallyEscaping(second) { second in
      let result = Result<Second>()
      let thread = Thread { result.value = second() }
      let first = first()
      thread?.join()
      return (first, result.value ?? second())
    }
  }
}

/// What a thread makes. The thread alone writes it, and it is read when the thread has ended.
private final class Result<Value>: @unchecked Sendable {
  var value: Value?
}
