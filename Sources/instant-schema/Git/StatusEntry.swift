/// A file that is not as the last commit has it.
struct StatusEntry: Equatable {
  let path: String
  let state: GitProblem.OutputState

  /// Reads a record of `git status --porcelain -z --no-renames`; `nil` if it is not of the known
  /// form.
  init?(_ record: ArraySlice<UInt8>) {
    guard record.count > 3, record[record.startIndex + 2] == UInt8(ascii: " ") else { return nil }
    path = String(decoding: record.dropFirst(3), as: UTF8.self)
    switch (record[record.startIndex], record[record.startIndex + 1]) {
    case (UInt8(ascii: "?"), _): state = .untracked
    case (_, UInt8(ascii: "D")): state = .deleted
    case (_, UInt8(ascii: " ")): state = .staged
    default: state = .modified
    }
  }
}
