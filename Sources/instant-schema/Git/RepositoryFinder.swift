/// Finds the repositories of directories.
struct RepositoryFinder {
  let git: GitProgram
  let disk: any FileSystem & Sendable
  /// Whether GIT_DIR is set, which promises a repository that may not be where the files are.
  let isRepositoryPromised: Bool
  /// Whether GIT_CEILING_DIRECTORIES is set, so that git does not look everywhere.
  let isSearchLimited: Bool

  /// The repository of each directory, or `nil` for one that stands in none.
  ///
  /// - Parameter directories: absolute, without symbolic links, existing.
  func repositories(
    of directories: [String]
  ) throws(GitRefusal) -> [String: Repository?] {
    let questions = directories.map {
      GitQuestion(
        directory: $0, arguments: ["rev-parse", "--is-inside-work-tree", "--show-cdup"])
    }
    var repositories: [String: Repository?] = [:]
    for answer in try git.ask(questions) {
      repositories.updateValue(try repository(answer), forKey: answer.question.directory)
    }
    return repositories
  }

  private func repository(_ answer: GitAnswer) throws(GitRefusal) -> Repository? {
    let directory = answer.question.directory
    if Self.saysNoRepository(answer.result) {
      if let refusal = contradiction(to: answer) { throw refusal }
      return nil
    }
    if let refusal = Self.refusedOwnership(answer) { throw refusal }
    return try repository(of: directory, answer: answer.output())
  }

  /// What speaks against git's word that a directory stands in no repository: of a `.git` that is
  /// damaged it says no more than of one that is not there.
  private func contradiction(to answer: GitAnswer) -> GitRefusal? {
    let directory = answer.question.directory
    if isRepositoryPromised {
      return GitRefusal(
        message: "GIT_DIR is set, but \(ShellWord.quoted(directory)) stands in no repository that "
          + "git finds by itself",
        advice: "unset GIT_DIR, or pass --allow-dirty to generate without these checks")
    }
    // Otherwise git has stopped at a directory that the user names, or where a file system ends.
    guard !isSearchLimited, answer.result.errorText.contains("any of the parent directories"),
      let marker = Path.ancestors(of: directory).map({ Path.join($0, ".git") }).first(
        where: isThere)
    else { return nil }
    return GitRefusal(
      message: "git does not take \(ShellWord.quoted(marker)) for a repository",
      advice: "mend it or remove it, or pass --allow-dirty to generate without these checks")
  }

  /// What cannot be looked at may be there.
  private func isThere(_ path: String) -> Bool {
    do throws(FileError) { return try disk.kind(of: path) != nil } catch { return true }
  }

  /// Git says how many steps up the top is, which holds for any name a directory may have.
  private func repository(
    of directory: String, answer: [UInt8]
  ) throws(GitRefusal) -> Repository {
    let lines = String(decoding: answer, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "true", lines.count >= 2 else {
      throw GitRefusal(
        message: "\(ShellWord.quoted(directory)) stands in a git repository without a working "
          + "tree, where nothing can be committed as it is on disk",
        advice: "work in a clone or a worktree, or pass --allow-dirty")
    }
    let steps = lines[1].split(separator: "/")
    let parts = Path.components(directory)
    guard steps.allSatisfy({ $0 == ".." }), steps.count <= parts.count else {
      throw GitRefusal(
        message: "git gives a top of the working tree that is not above "
          + ShellWord.quoted(directory),
        advice: "pass --allow-dirty to generate without these checks")
    }
    return Repository(top: "/" + parts.dropLast(steps.count).joined(separator: "/"))
  }

  /// The one error that means that there is nothing to ask. A `.git` that leads nowhere says "not a
  /// git repository" too, but names it instead of going on to the parents.
  private static func saysNoRepository(_ result: ProcessResult) -> Bool {
    result.status != 0
      && result.errorText.split(separator: "\n").contains {
        $0.hasPrefix("fatal: not a git repository (or any ")
      }
  }

  private static func refusedOwnership(_ answer: GitAnswer) -> GitRefusal? {
    guard answer.result.status != 0, answer.result.errorText.contains("dubious ownership") else {
      return nil
    }
    let directory = ShellWord.quoted(answer.question.directory)
    return GitRefusal(
      message: "git refuses the repository of \(directory), since it belongs to another user",
      advice: "if you trust it, run the 'git config' command that 'git -C \(directory) status' "
        + "prints, or pass --allow-dirty")
  }
}
