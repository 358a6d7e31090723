import SchemaDiagnostics

/// Refuses to generate what could not be traced to a commit.
struct TraceabilityCheck {
  let session: Session

  /// How many files are named before the rest is only counted.
  private static let shownProblems = 10

  /// - Throws: `Failure` if something is not committed or git cannot be asked.
  func run(sources: [String], output: String) throws(Failure) {
    let assessment: GitAssessment
    do throws(GitRefusal) {
      assessment = try session.git.assess(sources: sources, output: output)
    } catch {
      throw Failure(.uncommitted, [Message(.git, .error, error.message, notes: [error.advice])])
    }
    if !assessment.problems.isEmpty { throw failure(assessment.problems) }
    for path in assessment.outsideRepositories {
      session.reporter.report(
        Message(
          .outsideRepository, .note,
          "\(path) stands in no git repository, so nothing was checked there", path: path))
    }
  }

  private func failure(_ problems: [GitProblem]) -> Failure {
    var messages = problems.prefix(Self.shownProblems).map { problem in
      Message(
        .git, .error, "\(problem.path) \(problem.message)", path: problem.path,
        notes: [problem.advice])
    }
    let hidden = problems.count - messages.count
    let more = hidden > 0 ? "\(hidden) more files are not committed; nothing" : "nothing"
    messages.append(
      Message(
        .git, .error, "\(more) was written",
        notes: ["pass --allow-dirty to generate without these checks"]))
    return Failure(.uncommitted, messages)
  }
}
