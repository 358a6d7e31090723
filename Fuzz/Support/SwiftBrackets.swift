/// Whether the brackets of generated Swift are balanced, outside its comments, strings and names in
/// backquotes.
package struct SwiftBrackets {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [UInt8] = []

  package static func areBalanced(in bytes: [UInt8]) -> Bool {
    var scan = SwiftBrackets(bytes: bytes)
    return scan.run()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == byte else { return false }
      case UInt8(ascii: "\""), UInt8(ascii: "`"):
        guard skip(to: byte) else { return false }
      case UInt8(ascii: "/") where index < bytes.count && bytes[index] == byte:
        _ = skip(to: UInt8(ascii: "\n"))
      default: break
      }
    }
    return open.isEmpty
  }

  /// Skips what ends with a byte that no backslash precedes; whether it does end.
  private mutating func skip(to end: UInt8) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == end { return true }
      if byte == UInt8(ascii: "\\"), end == UInt8(ascii: "\"") { index += 1 }
    }
    return false
  }
}
