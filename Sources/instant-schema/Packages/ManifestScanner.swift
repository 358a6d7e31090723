/// Cuts a Package.swift into the few kinds of tokens that its targets are recognised by. Comments
/// are left out.
struct ManifestScanner {
  enum Token: Equatable {
    case word(String)
    case string(String)
    case sign(Character)
  }

  private let bytes: [UInt8]
  private var offset = 0

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var scanner = ManifestScanner(bytes: bytes)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> Token? {
    while offset < bytes.count {
      let byte = bytes[offset]
      if starts("//") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else if starts("/*") {
        skipBlockComment()
      } else if byte == UInt8(ascii: "\"") {
        return .string(string())
      } else if Self.isWordByte(byte) {
        let start = offset
        while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
        return .word(String(decoding: bytes[start..<offset], as: UTF8.self))
      } else {
        offset += 1
        if byte > 0x20 { return .sign(Character(Unicode.Scalar(byte))) }
      }
    }
    return nil
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        offset += 2
      } else if starts("*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  /// The text between quotes as it stands; names and paths of targets need no escapes.
  private mutating func string() -> String {
    let quotes = starts("\"\"\"") ? 3 : 1
    offset += quotes
    let start = offset
    while offset < bytes.count, !(quotes == 3 ? starts("\"\"\"") : starts("\"")) {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = min(offset + quotes, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
