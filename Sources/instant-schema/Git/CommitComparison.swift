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
  var questions: [GitProgram.Question] {
    var questions: [GitProgram.Question] = []
    if !files.isEmpty {
      questions.append(
        question(["ls-tree", "-z", "--full-tree", "HEAD", "--"] + files.map(\.path)))
      questions.append(question(["hash-object", "--"] + files.map(\.path)))
    }
    if let output {
      questions.append(
        question([
          "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", output.path,
        ]))
    }
    return questions
  }

  /// What is not committed.
  func problems(answers: ArraySlice<ProcessResult>) throws(GitRefusal) -> [GitProblem] {
    var answers = Array(zip(questions, answers))
    var problems: [GitProblem] = []
    if !files.isEmpty {
      let tree = try committedIDs(answers.removeFirst())
      let ids = try lines(answers.removeFirst())
      problems += try compare(tree: tree, ids: ids)
    }
    if let output, let answer = answers.first {
      problems += try changes(in: output, answer, knownAlready: Set(problems.map(\.path)))
    }
    return problems
  }

  // MARK: - Sources

  /// The id that the commit has for each path, or `nil` if there is no commit.
  private func committedIDs(
    _ answer: (GitProgram.Question, ProcessResult)
  ) throws(GitRefusal) -> [String: String]? {
    if answer.1.status != 0, answer.1.errorText.contains("Not a valid object name HEAD") {
      return nil
    }
    let entries = TreeEntry.parse(try output(answer))
    return Dictionary(entries.map { ($0.path, $0.blobID) }, uniquingKeysWith: { $1 })
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
    if tree == nil { return missing.map { advice.problem($0, .noCommitYet) } }
    return try explain(missing: missing, different: different, tree: tree ?? [:])
  }

  /// Asks for what is only needed to say why something is not committed.
  private func explain(
    missing: [CommittedFile], different: [CommittedFile], tree: [String: String]
  ) throws(GitRefusal) -> [GitProblem] {
    var problems: [GitProblem] = []
    if !missing.isEmpty {
      let ignored = try answers([
        ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--"]
          + missing.map(\.path)
      ])
      let paths = Set(records(ignored[0]))
      problems += missing.map {
        advice.problem($0, paths.contains($0.path) ? .ignored : .notCommitted)
      }
    }
    if !different.isEmpty {
      let answers = try answers([
        ["hash-object", "--no-filters", "--"] + different.map(\.path),
        ["ls-files", "-v", "-z", "--"] + different.map(\.path),
      ])
      let ids = String(decoding: answers[0], as: UTF8.self).split(separator: "\n").map(String.init)
      let overlooked = Set(records(answers[1]).filter(isOverlooked).map { String($0.dropFirst(2)) })
      // What was committed before a filter came to apply is still what the commit holds.
      for (file, id) in zip(different, ids) where tree[file.path] != id {
        let state = state(of: file, isOverlooked: overlooked.contains(file.path))
        problems.append(advice.problem(file, state))
      }
    }
    return problems
  }

  private func state(of file: CommittedFile, isOverlooked: Bool) -> GitProblem.State {
    if isOverlooked { return .differsUnnoticed }
    return file.role == .source ? .differs : .output(.modified)
  }

  /// `ls-files -v` marks what is assumed unchanged with a small letter and what is not checked out
  /// with `S`.
  private func isOverlooked(_ record: String) -> Bool {
    guard let tag = record.utf8.first else { return false }
    return tag == UInt8(ascii: "S") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(tag)
  }

  // MARK: - Output

  private func changes(
    in place: OutputPlace, _ answer: (GitProgram.Question, ProcessResult),
    knownAlready: Set<String>
  ) throws(GitRefusal) -> [GitProblem] {
    guard let entries = StatusEntry.parse(try output(answer)) else {
      throw GitProgram.refusal(answer.0, answer.1)
    }
    return entries.compactMap { entry in
      // What a killed run has left behind is taken away before anything is written.
      if TemporaryName(Path.name(of: entry.path)) != nil { return nil }
      let shown = place.shownPath(of: entry.path)
      if knownAlready.contains(shown) { return nil }
      let file = CommittedFile(shown: shown, path: entry.path, role: .output)
      return advice.problem(file, .output(entry.state))
    }
  }

  // MARK: - Answers

  private func question(_ arguments: [String]) -> GitProgram.Question {
    GitProgram.Question(directory: repository.top, arguments: arguments)
  }

  private func answers(_ questions: [[String]]) throws(GitRefusal) -> [[UInt8]] {
    try git.answers(to: questions.map(question))
  }

  private func output(
    _ answer: (GitProgram.Question, ProcessResult)
  ) throws(GitRefusal) -> [UInt8] {
    guard answer.1.status == 0 else { throw GitProgram.refusal(answer.0, answer.1) }
    return answer.1.output
  }

  /// One line for each file, as `hash-object` promises.
  private func lines(_ answer: (GitProgram.Question, ProcessResult)) throws(GitRefusal) -> [String]
  {
    let lines = String(decoding: try output(answer), as: UTF8.self).split(separator: "\n")
    guard lines.count == files.count else { throw GitProgram.refusal(answer.0, answer.1) }
    return lines.map(String.init)
  }

  private func records(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
