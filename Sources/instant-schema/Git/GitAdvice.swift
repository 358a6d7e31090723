/// Says how to resolve what is not committed, in commands that can be pasted into a shell.
struct GitAdvice {
  let repository: Repository
  /// Where the user is, without symbolic links.
  let currentDirectory: String

  func problem(_ file: CommittedFile, _ state: GitProblem.State) -> GitProblem {
    GitProblem(path: file.shown, state: state, advice: advice(for: file, state))
  }

  private func advice(for file: CommittedFile, _ state: GitProblem.State) -> String {
    // In the repository the user's own name for the file does; from elsewhere git is sent there.
    let isInside = Path.isInside(currentDirectory, repository.top)
    let git = isInside ? "git" : "git -C \(ShellWord.quoted(repository.top))"
    let path = ShellWord.quoted(isInside ? file.shown : file.path)
    switch state {
    case .notCommitted, .noCommitYet:
      return "commit it: \(git) add \(path) && \(git) commit"
    case .ignored:
      return "commit it all the same: \(git) add --force \(path) && \(git) commit"
    case .differs:
      return "commit it: \(git) commit \(path)"
    case .differsUnnoticed:
      return "let git notice it: \(git) update-index --no-assume-unchanged --no-skip-worktree "
        + path
    case .output(.untracked):
      return "commit it: \(git) add \(path) && \(git) commit; or remove it"
    case .output(.modified), .output(.staged):
      return "keep it: \(git) commit \(path); or drop it: \(git) checkout HEAD -- \(path)"
    case .output(.deleted):
      return "bring it back: \(git) checkout HEAD -- \(path)"
    }
  }
}
