import SwiftEmitter

@testable import instant_schema

/// The tool, run in memory.
struct ToolRun {
  let exitCode: ExitCode
  let output: String
  let error: String

  init(
    _ words: [String], disk: any FileSystem = MemoryFileSystem(), git: any Git = CleanGit(),
    console: RecordingConsole = RecordingConsole(), startedAs name: String = "instant-schema"
  ) {
    let tool = Tool(
      disk: disk, git: git, processes: QuietProcessTable(), runner: SerialRunner(),
      console: console, invocation: Invocation(startedAs: name))
    exitCode = tool.run(words)
    output = console.outputText
    error = console.errorText
  }
}

/// Git with a fixed answer; by default all is committed.
struct CleanGit: Git {
  var assessment = GitAssessment()
  var refusal: GitRefusal?

  func assess(sources: [String], output: String) throws(GitRefusal) -> GitAssessment {
    if let refusal { throw refusal }
    return assessment
  }
}

/// Process 42 is this one, and 43 runs beside it.
struct QuietProcessTable: ProcessTable {
  var current: Int32 = 42
  func isRunning(_ process: Int32) -> Bool { process == 42 || process == 43 }
}
