import SchemaDiagnostics

/// Refuses to generate what could not be traced to a commit.
///
/// Git is asked about the schema while the schema is read, and once more if it turns out to import
/// files: hardly any does.
struct TraceabilityCheck: Sendable {
  let git: any Git
  let schema: String
  let output: String

  typealias Answer = Result<GitAssessment, GitRefusal>

  /// How many files are named before the rest is only counted.
  private static let shownProblems = 10

  /// What git says of the schema, its imports and the output.
  func ask(imports: [String] = []) -> Answer {
    Answer { () throws(GitRefusal) in
      try git.assess(sources: [schema] + imports, output: output)
    }
  }

  /// - Parameters:
  ///   - answer: what git said before the imports were known.
  /// - Throws: `Failure` if something is not committed or git cannot be asked.
  func judge(_ answer: Answer, imports: [String], _ reporter: Reporter) throws(Failure) {
    let assessment: GitAssessment
    do throws(GitRefusal) {
      assessment = try (imports.isEmpty ? answer : ask(imports: imports)).get()
    } catch {
      throw Failure(.uncommitted, [Message(.git, .error, error.message, notes: [error.advice])])
    }
    if !assessment.problems.isEmpty { throw failure(assessment.problems) }
    for path in assessment.outsideRepositories {
      reporter.report(
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
