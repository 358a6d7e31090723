/// A file as a commit holds it.
struct TreeEntry: Equatable {
  let path: String
  /// The id of its content.
  let blobID: String

  /// Reads what `git ls-tree -z` prints.
  static func parse(_ output: [UInt8]) -> [TreeEntry] {
    output.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = record[..<tab].split(separator: UInt8(ascii: " "))
      guard fields.count == 3 else { return nil }
      return TreeEntry(
        path: String(decoding: record[(tab + 1)...], as: UTF8.self),
        blobID: String(decoding: fields[2], as: UTF8.self))
    }
  }
}

/// A file that is not as the last commit has it.
struct StatusEntry: Equatable {
  let path: String
  let state: GitProblem.OutputState

  /// Reads what `git status --porcelain -z --no-renames` prints.
  ///
  /// - Returns: `nil` if that is not of the known form.
  static func parse(_ output: [UInt8]) -> [StatusEntry]? {
    var entries: [StatusEntry] = []
    for record in output.split(separator: 0) {
      guard record.count > 3, record[record.startIndex + 2] == UInt8(ascii: " ") else {
        return nil
      }
      let index = record[record.startIndex]
      let tree = record[record.startIndex + 1]
      entries.append(
        StatusEntry(
          path: String(decoding: record.dropFirst(3), as: UTF8.self),
          state: state(index: index, tree: tree)))
    }
    return entries
  }

  private static func state(index: UInt8, tree: UInt8) -> GitProblem.OutputState {
    switch (index, tree) {
    case (UInt8(ascii: "?"), _): .untracked
    case (_, UInt8(ascii: "D")): .deleted
    case (_, UInt8(ascii: " ")): .staged
    default: .modified
    }
  }
}
