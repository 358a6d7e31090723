/// Says how to resolve what is not committed, in commands that can be pasted into a shell.
struct GitAdvice {
  let repository: Repository
  /// Where the user is, without symbolic links.
  let currentDirectory: String

  func problem(_ file: CommittedFile, _ state: GitProblem.State) -> GitProblem {
    GitProblem(path: file.shown, state: state, advice: advice(for: file, state))
  }

  private func advice(for file: CommittedFile, _ state: GitProblem.State) -> String {
    // From outside of the repository git is sent there.
    let isInside = Path.isInside(currentDirectory, repository.top)
    let name = isInside ? name(of: file) : file.path
    let git = program(isInside: isInside, name: name)
    let path = ShellWord.path(name)
    switch state {
    case .notCommitted, .noCommitYet, .differs:
      return "commit it: \(git) add \(path) && \(git) commit"
    case .ignored:
      return "commit it all the same: \(git) add --force \(path) && \(git) commit"
    case .differsUnnoticed:
      // Git heeds one of the two flags at a time.
      return "let git notice it: "
        + ["--no-assume-unchanged", "--no-skip-worktree"]
        .map { "\(git) update-index \($0) \(path)" }.joined(separator: " && ")
    case .output(.untracked):
      return "commit it: \(git) add \(path) && \(git) commit; or remove it"
    case .output(.added):
      return "keep it: \(git) add \(path) && \(git) commit; or drop it: \(git) rm --force \(path)"
    case .output(.modified), .output(.staged):
      return "keep it: \(git) add \(path) && \(git) commit; or drop it: \(git) checkout HEAD -- "
        + path
    case .output(.deleted):
      return "bring it back: \(git) checkout HEAD -- \(path)"
    }
  }

  /// The user's own name for a file, unless that goes through a symbolic link, which git would not
  /// follow.
  private func name(of file: CommittedFile) -> String {
    let place = Path.join(repository.top, file.path)
    let isPlace = Path.normalized(Path.join(currentDirectory, file.shown)) == place
    return isPlace ? file.shown : Path.relative(place, to: currentDirectory)
  }

  /// Git, told where to look, and told to take a name for itself that it would take for a pattern.
  private func program(isInside: Bool, name: String) -> String {
    let isPattern = name.hasPrefix(":") || name.utf8.contains { "*?[\\".utf8.contains($0) }
    return "git" + (isInside ? "" : " -C \(ShellWord.quoted(repository.top))")
      + (isPattern ? " --literal-pathspecs" : "")
  }
}
