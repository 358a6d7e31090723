/// Why a text is not JSON.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// Where the text stops being JSON, in bytes from its start.
  public let offset: Int
  /// What is wrong there, or what was expected.
  public let explanation: String
}

extension JSONSyntaxError: CustomStringConvertible {
  /// One line, for example `not JSON at byte 12: expected a value`.
  public var description: String { "not JSON at byte \(offset): \(explanation)" }
}
