/// What the tool asks of version control before it writes.
protocol Git: Sendable {
  /// Whether what is generated could be traced: every source is committed as it is on disk, and
  /// the output directory holds nothing that is not committed.
  ///
  /// - Parameters:
  ///   - sources: the files that are read, as the user calls them.
  ///   - output: the directory to write to, which need not exist yet.
  /// - Throws: `GitRefusal` if git cannot be asked or its answer is not understood. That is never
  ///   read as "clean".
  func assess(sources: [String], output: String) throws(GitRefusal) -> GitAssessment
}

/// What git says of the sources and the output.
struct GitAssessment: Equatable {
  /// What stands in the way; nothing if all is committed.
  var problems: [GitProblem] = []
  /// The paths that stand in no repository, so that there is nothing to ask.
  var outsideRepositories: [String] = []
}

/// Why git could not answer.
struct GitRefusal: Error, Equatable {
  let message: String
  /// The way out.
  let advice: String
}

/// Something that is not committed.
struct GitProblem: Equatable {
  /// As the user would call it from where he is.
  let path: String
  let state: State
  /// What to type in a shell to resolve it.
  let advice: String

  enum State: Equatable {
    /// A source that the last commit does not hold.
    case notCommitted
    /// A source that the last commit does not hold since git is told to ignore it.
    case ignored
    /// A source of a repository without any commit.
    case noCommitYet
    /// A source that differs from what the last commit holds.
    case differs
    /// A file that differs, though git is told not to look (`assume-unchanged`, `skip-worktree`).
    case differsUnnoticed
    /// A file in the output directory that is not clean.
    case output(OutputState)
  }

  enum OutputState: String {
    case modified, staged, untracked, deleted
    /// Staged, or said to be, and not in the last commit.
    case added
  }

  var message: String {
    switch state {
    case .notCommitted: "is not committed"
    case .ignored: "is not committed, because git ignores it"
    case .noCommitYet: "is not committed: its repository has no commit yet"
    case .differs: "differs from what is committed"
    case .differsUnnoticed: "differs from what is committed, though git is told not to notice"
    case .output(.modified): "in the output directory has changes that are not committed"
    case .output(.staged), .output(.added): "in the output directory is staged but not committed"
    case .output(.untracked): "in the output directory is not tracked by git"
    case .output(.deleted): "in the output directory was deleted, which is not committed"
    }
  }
}
