/// Colors a unified diff as git does.
enum DiffColors {
  static func colored(_ diff: String) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let code = code(of: line) else { return String(line) }
      return "\u{1B}[\(code)m\(line)\u{1B}[0m"
    }.joined(separator: "\n")
  }

  private static func code(of line: Substring) -> String? {
    if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return "1" }
    switch line.utf8.first {
    case UInt8(ascii: "@"): return "36"
    case UInt8(ascii: "-"): return "31"
    case UInt8(ascii: "+"): return "32"
    default: return nil
    }
  }
}
