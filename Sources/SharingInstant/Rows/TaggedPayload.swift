/// One kind of a union with its payload.
public struct TaggedPayload: Hashable, Sendable {
  private let tag: String?
  private let payload: JSONValue

  /// A known kind.
  public init(_ tag: String, _ payload: some RowRecord) {
    self.tag = tag
    self.payload = payload.writingField() ?? .null
  }

  /// A kind that this version of the schema does not know, as it came.
  public init(_ json: JSONValue) {
    tag = nil
    payload = json
  }

  /// Whether the tag is this one, byte by byte.
  func isTagged(_ text: String) -> Bool {
    tag.map { $0.utf8.elementsEqual(text.utf8) } ?? false
  }

  /// The payload with its tag under the name that tells the kinds apart.
  func json(discriminator: String) -> JSONValue {
    guard let tag, case .object(var members) = payload else { return payload }
    members[discriminator] = .string(tag)
    return .object(members)
  }
}
