import TestSupport
import Testing

/// What the compiler says about itself.
enum Toolchain {
  /// The text under a key of `swiftc -print-target-info`.
  static func info(_ key: String) throws -> String {
    let info = try Program(path: "swiftc", directory: "/").run(["-print-target-info"]).output
    return String(
      try #require(info.firstMatch(of: try Regex("\"\(key)\": \"([^\"]+)\""))?[1].substring))
  }
}
