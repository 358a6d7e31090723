/// Paths as text: what can be said of them without asking the disk.
enum Path {
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// `path` as seen from `directory`; an absolute path stays what it is.
  static func join(_ directory: String, _ path: String) -> String {
    if isAbsolute(path) || directory.isEmpty || directory == "." { return path }
    return directory.utf8.last == slash ? directory + path : directory + "/" + path
  }

  /// Everything before the last part: `.` for a single name, `/` for the root.
  static func parent(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let index = trimmed.utf8.lastIndex(of: slash) else { return "." }
    let parent = withoutTrailingSlashes(String(trimmed[..<index]))
    return parent.isEmpty ? "/" : parent
  }

  /// The last part.
  static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let index = trimmed.utf8.lastIndex(of: slash) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: index)...])
  }

  /// Without `.`, doubled slashes and every `..` that has a part to take back. What this gives may
  /// be another file where a part is a symbolic link.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in components(path) {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The way from a directory to a path; both absolute and normalized.
  static func relative(_ path: String, to directory: String) -> String {
    let target = components(path)
    let base = components(directory)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - shared)
    let way = (up + target.dropFirst(shared)).joined(separator: "/")
    return way.isEmpty ? "." : way
  }

  /// Whether a path is a directory's own or leads to something below it; both normalized.
  static func isInside(_ path: String, _ directory: String) -> Bool {
    components(path).starts(with: components(directory))
  }

  /// A directory and all those above it, the nearest first; `directory` is absolute.
  static func ancestors(of directory: String) -> [String] {
    var ancestors = [directory]
    while let last = ancestors.last, last != "/", last != "." {
      ancestors.append(parent(of: last))
    }
    return ancestors
  }

  /// The parts, without empty ones and `.`.
  static func components(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  private static let slash = UInt8(ascii: "/")

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex {
      let before = path.utf8.index(before: end)
      if path.utf8[before] != slash || before == path.utf8.startIndex { break }
      end = before
    }
    return String(path[..<end])
  }
}
