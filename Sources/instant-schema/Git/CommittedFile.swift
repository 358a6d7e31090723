/// A file to compare with the last commit.
struct CommittedFile {
  /// As the user calls it.
  let shown: String
  /// From the top of its repository.
  let path: String
  let role: Role

  enum Role {
    /// It is read, and must be committed.
    case source
    /// It would be overwritten; whether it is committed at all, the status of the directory tells.
    case output
  }
}

/// The output directory in its repository.
struct OutputPlace {
  /// As the user calls it.
  let shown: String
  /// From the top of the repository; `.` is the top itself.
  let path: String
  let repository: Repository

  /// What the user calls a path of the repository that is in the directory.
  func shownPath(of path: String) -> String {
    Path.join(shown, Path.relative(path, to: self.path == "." ? "" : self.path))
  }
}
