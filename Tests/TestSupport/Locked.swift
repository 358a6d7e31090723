import Foundation

/// A value that several threads share. Every access to it holds the lock.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value

  package init(_ value: Value) { current = value }

  package var value: Value { lock.withLock { current } }

  package func update(_ change: (inout Value) -> Void) { lock.withLock { change(&current) } }
}
