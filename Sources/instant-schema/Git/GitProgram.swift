/// Calls the git program so that neither the user's language nor the environment of a hook nor a
/// running git changes the answer.
struct GitProgram {
  let processes: any ProcessRunner

  /// Asks all questions side by side.
  ///
  /// - Throws: `GitRefusal` if git cannot be started. What it says is judged by who has asked.
  func ask(_ questions: [GitQuestion]) throws(GitRefusal) -> [GitAnswer] {
    let descriptions = questions.map { question in
      ProcessDescription(
        program: "git",
        arguments: ["--no-optional-locks", "-c", "core.fsmonitor=false", "-C", question.directory]
          + question.arguments,
        environment: Self.environment)
    }
    do throws(ProcessError) {
      return zip(questions, try processes.run(descriptions)).map(GitAnswer.init)
    } catch {
      let reason = error.isMissing ? "there is no program 'git' on PATH" : error.reason
      let mending = error.isMissing ? "install git" : "mend that"
      throw GitRefusal(
        message: "git could not be asked whether everything is committed: \(reason)",
        advice: "\(mending), or pass --allow-dirty to generate without these checks")
    }
  }

  /// Git finds a repository by where a file stands. A hook's variables would name another one, or
  /// the index of a commit that is being made.
  private static let environment: [String: String?] = {
    var changes: [String: String?] = ["LC_ALL": "C", "GIT_LITERAL_PATHSPECS": "1"]
    let misleading = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX",
      "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
      "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE", "GIT_REPLACE_REF_BASE",
      "GIT_INTERNAL_SUPER_PREFIX", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS",
      "GIT_ICASE_PATHSPECS",
    ]
    for name in misleading { changes.updateValue(nil, forKey: name) }
    return changes
  }()
}

/// A command of git, to be run in a directory.
struct GitQuestion {
  let directory: String
  let arguments: [String]
}

/// What git has said.
struct GitAnswer {
  let question: GitQuestion
  let result: ProcessResult

  /// What git prints if nothing went wrong.
  ///
  /// - Throws: `GitRefusal` with git's own words if something did.
  func output() throws(GitRefusal) -> [UInt8] {
    guard result.status == 0 else { throw refusal }
    return result.output
  }

  /// The records of an answer in the form of `-z`.
  func records() throws(GitRefusal) -> [ArraySlice<UInt8>] {
    try output().split(separator: 0)
  }

  /// The ids of `hash-object`, which prints one line for each file.
  func ids(count: Int) throws(GitRefusal) -> [String] {
    let lines = String(decoding: try output(), as: UTF8.self).split(separator: "\n")
    guard lines.count == count else { throw refusal }
    return lines.map(String.init)
  }

  /// What to say about an answer that is not understood.
  var refusal: GitRefusal {
    let lines = result.errorText.split(separator: "\n")
    let reason = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.last
    let words = reason.map { "says: \($0)" } ?? "ends with status \(result.status)"
    return GitRefusal(
      message: "git could not be asked whether everything is committed: git "
        + "\(question.arguments.first ?? "") in \(ShellWord.quoted(question.directory)) \(words)",
      advice: "mend that, or pass --allow-dirty to generate without these checks")
  }
}
