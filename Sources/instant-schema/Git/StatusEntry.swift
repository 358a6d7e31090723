/// A file that is not as the last commit has it.
struct StatusEntry: Equatable {
  let path: String
  let state: GitProblem.OutputState

  /// Reads a record of `git status --porcelain -z --no-renames`; `nil` if it is not of the known
  /// form.
  init?(_ record: ArraySlice<UInt8>) {
    guard record.count > 3, record[record.startIndex + 2] == UInt8(ascii: " ") else { return nil }
    path = String(decoding: record.dropFirst(3), as: UTF8.self)
    let (index, tree) = (record[record.startIndex], record[record.startIndex + 1])
    switch (Unicode.Scalar(index), Unicode.Scalar(tree)) {
    case ("?", _): state = .untracked
    // An addition, if only an intended one, or what only the other side of a merge has.
    case ("A", " "), ("A", "M"), ("A", "D"), (" ", "A"), ("D", "U"), ("U", "A"): state = .added
    case (_, "D"), ("D", " "): state = .deleted
    case (_, " "): state = .staged
    default: state = .modified
    }
  }
}
