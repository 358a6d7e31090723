/// Compares files with what the last commit of their repository holds.
///
/// The index is not asked, since it can be told to overlook a file. Git itself computes the ids of
/// the files on disk, so that line ends and filters count as the repository has them.
struct CommitComparison {
  let git: GitProgram
  let repository: Repository
  let files: [CommittedFile]
  let output: OutputPlace?
  let advice: GitAdvice

  /// The questions whose answers `problems(answers:)` takes.
  var questions: [GitQuestion] {
    var questions: [GitQuestion] = []
    if !files.isEmpty {
      questions.append(question(["ls-tree", "-z", "--full-tree", "HEAD", "--"], about: files))
      questions.append(question(["hash-object", "--"], about: files))
    }
    if let output {
      let status = [
        "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", output.path,
      ]
      questions.append(GitQuestion(directory: repository.top, arguments: status))
    }
    return questions
  }

  /// What is not committed.
  func problems(answers: ArraySlice<GitAnswer>) throws(GitRefusal) -> [GitProblem] {
    var answers = answers
    var problems: [GitProblem] = []
    if !files.isEmpty, let tree = answers.popFirst(), let ids = answers.popFirst() {
      problems += try compare(
        tree: committedIDs(tree), ids: ids.ids(count: files.count))
    }
    if let output, let status = answers.popFirst() {
      problems += try changes(in: output, status, knownAlready: Set(problems.map(\.path)))
    }
    return problems
  }

  // MARK: - Files

  /// The id that the commit has for each path, or `nil` if there is no commit.
  private func committedIDs(_ answer: GitAnswer) throws(GitRefusal) -> [String: String]? {
    if answer.result.status != 0,
      answer.result.errorText.contains("Not a valid object name HEAD")
    {
      return nil
    }
    var ids: [String: String] = [:]
    for record in try answer.records() {
      guard let entry = TreeEntry(record) else { throw answer.refusal }
      ids[entry.path] = entry.blobID
    }
    return ids
  }

  private func compare(
    tree: [String: String]?, ids: [String]
  ) throws(GitRefusal) -> [GitProblem] {
    var missing: [CommittedFile] = []
    var different: [CommittedFile] = []
    for (file, id) in zip(files, ids) {
      if let committed = tree?[file.path] {
        if committed != id { different.append(file) }
      } else if file.role == .source {
        missing.append(file)
      }
    }
    guard let tree else { return missing.map { advice.problem($0, .noCommitYet) } }
    return try explain(missing: missing) + explain(different: different, from: tree)
  }

  /// Asks why files are missing from the commit.
  private func explain(missing files: [CommittedFile]) throws(GitRefusal) -> [GitProblem] {
    if files.isEmpty { return [] }
    let arguments = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--"]
    var ignored: Set<String> = []
    for answer in try git.ask([question(arguments, about: files)]) {
      for record in try answer.records() {
        ignored.insert(String(decoding: record, as: UTF8.self))
      }
    }
    return files.map { advice.problem($0, ignored.contains($0.path) ? .ignored : .notCommitted) }
  }

  /// Asks how files differ from the commit.
  private func explain(
    different files: [CommittedFile], from tree: [String: String]
  ) throws(GitRefusal) -> [GitProblem] {
    if files.isEmpty { return [] }
    let answers = try git.ask([
      question(["hash-object", "--no-filters", "--"], about: files),
      question(["ls-files", "-v", "-z", "--"], about: files),
    ])
    let ids = try answers[0].ids(count: files.count)
    var overlooked: Set<String> = []
    for record in try answers[1].records() where isOverlooked(record) {
      overlooked.insert(String(decoding: record.dropFirst(2), as: UTF8.self))
    }
    // What was committed before a filter came to apply is still what the commit holds.
    return zip(files, ids).filter { tree[$0.path] != $1 }.map { file, _ in
      if overlooked.contains(file.path) { return advice.problem(file, .differsUnnoticed) }
      return advice.problem(file, file.role == .source ? .differs : .output(.modified))
    }
  }

  /// `ls-files -v` marks what is assumed unchanged with a small letter and what is not checked out
  /// with `S`.
  private func isOverlooked(_ record: ArraySlice<UInt8>) -> Bool {
    guard let tag = record.first else { return false }
    return tag == UInt8(ascii: "S") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(tag)
  }

  // MARK: - Output

  private func changes(
    in place: OutputPlace, _ answer: GitAnswer, knownAlready: Set<String>
  ) throws(GitRefusal) -> [GitProblem] {
    var problems: [GitProblem] = []
    for record in try answer.records() {
      guard let entry = StatusEntry(record) else { throw answer.refusal }
      let shown = place.shownPath(of: entry.path)
      // What a killed run has left behind is taken away before anything is written.
      if TemporaryName(Path.name(of: entry.path)) != nil || knownAlready.contains(shown) {
        continue
      }
      let file = CommittedFile(shown: shown, path: entry.path, role: .output)
      problems.append(advice.problem(file, .output(entry.state)))
    }
    return problems
  }

  private func question(_ arguments: [String], about files: [CommittedFile]) -> GitQuestion {
    GitQuestion(directory: repository.top, arguments: arguments + files.map(\.path))
  }
}
