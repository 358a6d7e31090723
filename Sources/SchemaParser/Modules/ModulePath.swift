/// A path of a source file, taken apart and put together as text alone; no disk is asked.
///
/// A relative path may begin with `..`, an absolute one with `/`.
struct ModulePath: Hashable {
  /// Free of `.`, of empty parts and of inner `..`; empty for the directory that paths start in.
  let text: String

  init(_ path: String) {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    text = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether the file is one of JSON.
  var isData: Bool { text.hasSuffix(".json") }

  /// The directory that the path stands in.
  var directory: ModulePath {
    if text.isEmpty { return ModulePath("..") }
    if text == ".." || text.hasSuffix("/..") { return ModulePath(text + "/..") }
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ModulePath("") }
    return ModulePath(String(text[...slash]))
  }

  /// The path that `other` names from here; an absolute one is taken as it is.
  func appending(_ other: String) -> ModulePath {
    if other.utf8.first == UInt8(ascii: "/") { return ModulePath(other) }
    return ModulePath(text.isEmpty ? other : text + "/" + other)
  }
}
