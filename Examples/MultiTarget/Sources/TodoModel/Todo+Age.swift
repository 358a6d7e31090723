import Foundation

/// Generated types are extended like any other; the schema stays the one source of their fields.
extension Todo {
  /// The whole days since the todo was written down.
  public func age(at date: Date) -> Int {
    Int(date.timeIntervalSince(createdAt) / 86_400)
  }
}
