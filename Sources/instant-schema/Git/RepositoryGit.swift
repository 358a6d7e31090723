import SwiftEmitter

/// Asks the git program, in two rounds of processes that run side by side: where the repositories
/// are, and what they say.
struct RepositoryGit: Git {
  private let git: GitProgram
  private let finder: RepositoryFinder
  private let disk: any FileSystem & Sendable

  /// - Parameters:
  ///   - isRepositoryPromised: whether GIT_DIR is set.
  ///   - isSearchLimited: whether GIT_CEILING_DIRECTORIES is set.
  init(
    processes: any ProcessRunner, disk: any FileSystem & Sendable,
    isRepositoryPromised: Bool, isSearchLimited: Bool
  ) {
    git = GitProgram(processes: processes)
    finder = RepositoryFinder(
      git: git, disk: disk, isRepositoryPromised: isRepositoryPromised,
      isSearchLimited: isSearchLimited)
    self.disk = disk
  }

  func assess(sources: [String], output: String) throws(GitRefusal) -> GitAssessment {
    var places: [(shown: String, path: String)] = []
    for source in sources {
      places.append((source, try onDisk { () throws(FileError) in try disk.resolve(source) }))
    }
    let target = try onDisk { () throws(FileError) in try disk.resolveExistingPart(of: output) }
    let directories = places.map { Path.parent(of: $0.path) } + [target.directory]
    let repositories = try finder.repositories(of: unique(directories))

    var assessment = GitAssessment()
    var files: [Repository: [CommittedFile]] = [:]
    for (place, directory) in zip(places, directories) {
      if case let repository?? = repositories[directory] {
        files[repository, default: []].append(
          CommittedFile(shown: place.shown, path: repository.path(of: place.path), role: .source))
      } else {
        assessment.outsideRepositories.append(place.shown)
      }
    }
    if case let repository?? = repositories[target.directory] {
      let directory = OutputPlace(
        shown: output, path: repository.path(of: target.path), repository: repository)
      files[repository, default: []] += try generatedFiles(in: target.path, directory)
      assessment.problems += try problems(with: files, output: directory)
    } else {
      assessment.outsideRepositories.append(output)
      assessment.problems += try problems(with: files, output: nil)
    }
    return assessment
  }

  /// Asks all repositories at once.
  private func problems(
    with files: [Repository: [CommittedFile]], output: OutputPlace?
  ) throws(GitRefusal) -> [GitProblem] {
    let current = try onDisk { () throws(FileError) in try disk.resolve(disk.currentDirectory) }
    let repositories = files.keys.sorted { $0.top.utf8.lexicographicallyPrecedes($1.top.utf8) }
    let comparisons = repositories.map { repository in
      CommitComparison(
        git: git, repository: repository, files: files[repository] ?? [],
        output: output?.repository == repository ? output : nil,
        advice: GitAdvice(repository: repository, currentDirectory: current))
    }
    var answers = try git.ask(comparisons.flatMap(\.questions))[...]
    var problems: [GitProblem] = []
    for comparison in comparisons {
      let count = comparison.questions.count
      problems += try comparison.problems(answers: answers.prefix(count))
      answers = answers.dropFirst(count)
    }
    return problems
  }

  // MARK: - Paths

  /// Runs a question to the disk, without whose answer git cannot be asked.
  private func onDisk<Value>(
    _ question: () throws(FileError) -> Value
  ) throws(GitRefusal) -> Value {
    do throws(FileError) {
      return try question()
    } catch {
      throw GitRefusal(
        message: "git could not be asked about \(error.path): \(error.reasonText)",
        advice: "pass --allow-dirty to generate without these checks")
    }
  }

  /// The files that would be overwritten; git may be told not to notice that they have changed.
  private func generatedFiles(
    in directory: String, _ output: OutputPlace
  ) throws(GitRefusal) -> [CommittedFile] {
    var files: [CommittedFile] = []
    for name in GeneratedFileName.allCases.map(\.rawValue) {
      let path = Path.join(directory, name)
      let kind = try onDisk { () throws(FileError) in try disk.kind(of: path) }
      guard kind == .regular else { continue }
      files.append(
        CommittedFile(
          shown: Path.join(output.shown, name), path: output.repository.path(of: path),
          role: .output))
    }
    return files
  }

  private func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
