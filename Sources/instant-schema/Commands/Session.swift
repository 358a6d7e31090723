import SwiftEmitter

/// What a command works with: the effects that it has, and the way it reports.
struct Session {
  let disk: any FileSystem
  let git: any Git
  let processes: any ProcessTable
  let runner: any WorkRunner
  let console: any Console
  let reporter: Reporter
  let invocation: Invocation
}
