/// JSON text with an index of its values. What nobody asks for is never decoded.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  private let nodes: [JSONNode]

  /// The index of the outermost value.
  static let root = 0

  /// Parses a text.
  ///
  /// - Throws: `JSONSyntaxError` where it is not JSON.
  init(parsing bytes: [UInt8]) throws {
    self.bytes = bytes
    nodes = try JSONParser.nodes(in: bytes)
  }

  func kind(at index: Int) -> JSONNode.Kind { nodes[index].kind }

  func string(at index: Int) -> String? {
    let node = nodes[index]
    switch node.kind {
    case .string: return String(decoding: bytes[node.range], as: UTF8.self)
    case .escapedString: return JSONEscapes.unescaped(bytes[node.range])
    default: return nil
    }
  }

  func number(at index: Int) -> Double? {
    let node = nodes[index]
    return node.kind == .number ? JSONNumber.value(of: bytes[node.range]) : nil
  }

  func bool(at index: Int) -> Bool? {
    let node = nodes[index]
    return node.kind == .bool ? bytes[Int(node.start)] == UInt8(ascii: "t") : nil
  }

  /// The indices of an array's elements, or nil where this is none.
  func elements(at index: Int) -> [Int]? {
    let array = nodes[index]
    guard array.kind == .array else { return nil }
    var elements: [Int] = []
    var element = index + 1
    while element < array.next {
      elements.append(element)
      element = Int(nodes[element].next)
    }
    return elements
  }

  /// The names and the indices of an object's values, or nil where this is none. A name may come
  /// twice.
  func members(at index: Int) -> [(name: String, value: Int)]? {
    let object = nodes[index]
    guard object.kind == .object else { return nil }
    var members: [(name: String, value: Int)] = []
    var name = index + 1
    while name < object.next {
      members.append((string(at: name) ?? "", name + 1))
      name = Int(nodes[name + 1].next)
    }
    return members
  }

  /// The index of the first member of that name, or nil where this is no object or has none.
  func member(named wanted: String, at index: Int) -> Int? {
    let object = nodes[index]
    guard object.kind == .object else { return nil }
    let utf8 = wanted.utf8
    return utf8.withContiguousStorageIfAvailable { member(named: $0, of: object, at: index) }
      ?? Array(utf8).withUnsafeBufferPointer { member(named: $0, of: object, at: index) }
  }

  private func member(
    named wanted: UnsafeBufferPointer<UInt8>, of object: JSONNode, at index: Int
  ) -> Int? {
    var name = index + 1
    while name < object.next {
      if isName(nodes[name], wanted) { return name + 1 }
      name = Int(nodes[name + 1].next)
    }
    return nil
  }

  private func isName(_ node: JSONNode, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    if node.kind == .escapedString {
      return JSONEscapes.unescaped(bytes[node.range]).utf8.elementsEqual(wanted)
    }
    guard node.end - node.start == wanted.count else { return false }
    for place in 0..<wanted.count where bytes[Int(node.start) + place] != wanted[place] {
      return false
    }
    return true
  }

  /// The value with all that it holds.
  func json(at index: Int) -> JSONValue {
    if let text = string(at: index) { return .string(text) }
    if let number = number(at: index) { return .number(number) }
    if let bool = bool(at: index) { return .bool(bool) }
    if let elements = elements(at: index) { return .array(elements.map { json(at: $0) }) }
    guard let members = members(at: index) else { return .null }
    return .object(
      Dictionary(
        members.map { ($0.name, json(at: $0.value)) }, uniquingKeysWith: { first, _ in first }))
  }
}
