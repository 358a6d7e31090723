/// Why a row could not be read.
public struct RowError: Error, Hashable, Sendable {
  /// The namespace of the entity, for example `todos`; nil where the value belongs to no entity,
  /// like a presence.
  public internal(set) var entity: String?
  /// The id of the row, where it has a readable one.
  public internal(set) var id: String?
  /// Where the value stands: the attribute's wire name, then names and positions inside its JSON.
  public internal(set) var path: [String]
  /// What is wrong with the value.
  public let reason: Reason

  /// What is wrong with a value.
  public enum Reason: Hashable, Sendable {
    /// The attribute is required, and the row does not have it.
    case missing
    /// The value is of another kind, for example a number where a string was expected.
    case mismatch(expected: String, found: String)
    /// The value is of the right kind, but means nothing here; the text says why.
    case invalid(String)
  }

  /// An error about a value; where it stands is added by those who read what lies around it.
  public init(_ reason: Reason) {
    self.reason = reason
    path = []
  }

  /// The error as seen from the value that holds the faulty one under `name`.
  ///
  /// The innermost entity is the one that needs mending, so what surrounds an entity is not added.
  func inside(_ name: String) -> RowError {
    guard entity == nil else { return self }
    var error = self
    error.path.insert(name, at: 0)
    return error
  }

  /// The error as seen from the row of an entity.
  func inEntity(_ namespace: String, id: String?) -> RowError {
    guard entity == nil else { return self }
    var error = self
    error.entity = namespace
    error.id = id
    return error
  }
}

extension RowError: CustomStringConvertible {
  /// One line: entity, id, attribute and what is wrong, for example
  /// `todos 5f0c…: title: expected a string, found a number`.
  public var description: String {
    let row = [entity, id].compactMap { $0 }.joined(separator: " ")
    let place = [row, path.joined(separator: ".")].filter { !$0.isEmpty }
    return (place + [reason.description]).joined(separator: ": ")
  }
}

extension RowError.Reason: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .missing: "required, but missing"
    case .mismatch(let expected, let found): "expected \(expected), found \(found)"
    case .invalid(let explanation): explanation
    }
  }
}
