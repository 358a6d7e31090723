/// Calls the git program so that neither the user's language nor the environment of a hook nor a
/// running git changes the answer.
struct GitProgram {
  let processes: any ProcessRunner

  /// A question for git, asked in a directory.
  struct Question {
    let directory: String
    let arguments: [String]
  }

  /// Asks all questions side by side.
  func ask(_ questions: [Question]) throws(GitRefusal) -> [ProcessResult] {
    let descriptions = questions.map { question in
      ProcessDescription(
        program: "git",
        arguments: ["--no-optional-locks", "-c", "core.fsmonitor=false", "-C", question.directory]
          + question.arguments,
        environment: Self.environment)
    }
    do throws(ProcessError) {
      return try processes.run(descriptions)
    } catch {
      let reason = error.isMissing ? "there is no program 'git' on PATH" : error.reason
      throw GitRefusal(
        message: "git could not be asked whether everything is committed: \(reason)",
        advice: "install git, or pass --allow-dirty to generate without these checks")
    }
  }

  /// Asks all questions, each of which must be answered without an error.
  func answers(to questions: [Question]) throws(GitRefusal) -> [[UInt8]] {
    let results = try ask(questions)
    for (question, result) in zip(questions, results) where result.status != 0 {
      throw Self.refusal(question, result)
    }
    return results.map(\.output)
  }

  /// What to say if git answers with an error that is not known.
  static func refusal(_ question: Question, _ result: ProcessResult) -> GitRefusal {
    let lines = result.errorText.split(separator: "\n")
    let reason = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.last
    let words = reason.map(String.init) ?? "exit status \(result.status)"
    let name = question.arguments.first ?? ""
    return GitRefusal(
      message: "git could not be asked whether everything is committed: git \(name) in "
        + "\(ShellWord.quoted(question.directory)) says: \(words)",
      advice: "mend that, or pass --allow-dirty to generate without these checks")
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
