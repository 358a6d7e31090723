/// Text as a POSIX shell, or bash where it must be, takes it for one word.
enum ShellWord {
  static func quoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "$'" + text.unicodeScalars.map(escaped).joined() + "'"
    }
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    return isPlain
      ? text
      : "'"
        + text.split(
          separator: "'", omittingEmptySubsequences: false
        ).joined(separator: #"'\''"#) + "'"
  }

  /// The path of a file, which no program takes for an option.
  static func path(_ path: String) -> String {
    quoted(path.hasPrefix("-") ? "./" + path : path)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "/._-+,=@:".utf8.contains(byte)
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "'", "\\": return "\\\(scalar)"
    default:
      guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
