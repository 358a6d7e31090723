/// The working tree that a directory belongs to.
struct Repository: Hashable {
  /// The top directory, absolute and without symbolic links.
  let top: String

  /// A path below the top as git calls it.
  func path(of absolute: String) -> String {
    Path.relative(absolute, to: top)
  }
}

/// Finds the repositories of directories.
struct RepositoryFinder {
  let git: GitProgram
  /// Whether GIT_DIR is set, which promises a repository that may not be where the files are.
  let isRepositoryPromised: Bool

  /// The repository of each directory, or `nil` for one that stands in none.
  ///
  /// - Parameter directories: absolute, without symbolic links, existing.
  func repositories(
    of directories: [String]
  ) throws(GitRefusal) -> [String: Repository?] {
    let questions = directories.map {
      GitProgram.Question(
        directory: $0, arguments: ["rev-parse", "--is-inside-work-tree", "--show-cdup"])
    }
    let results = try git.ask(questions)
    var repositories: [String: Repository?] = [:]
    for (question, result) in zip(questions, results) {
      repositories.updateValue(try repository(question, result), forKey: question.directory)
    }
    return repositories
  }

  private func repository(
    _ question: GitProgram.Question, _ result: ProcessResult
  ) throws(GitRefusal) -> Repository? {
    guard result.status == 0 else {
      guard Self.saysNoRepository(result) else {
        throw Self.refusedOwnership(question, result) ?? GitProgram.refusal(question, result)
      }
      if isRepositoryPromised {
        throw GitRefusal(
          message: "GIT_DIR is set, but \(ShellWord.quoted(question.directory)) stands in no "
            + "repository that git finds by itself",
          advice: "unset GIT_DIR, or pass --allow-dirty to generate without these checks")
      }
      return nil
    }
    return try repository(of: question.directory, answer: result.output)
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
    result.errorText.split(separator: "\n").contains {
      $0.hasPrefix("fatal: not a git repository (or any ")
    }
  }

  private static func refusedOwnership(
    _ question: GitProgram.Question, _ result: ProcessResult
  ) -> GitRefusal? {
    guard result.errorText.contains("dubious ownership") else { return nil }
    return GitRefusal(
      message: "git refuses the repository of \(ShellWord.quoted(question.directory)), since it "
        + "belongs to another user",
      advice: "if you trust it, run the 'git config' command that 'git -C "
        + "\(ShellWord.quoted(question.directory)) status' prints, or pass --allow-dirty")
  }
}
