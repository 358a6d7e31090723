/// What a command works with: the effects that it has, and the way it reports.
struct Session {
  let disk: any FileSystem
  let git: any Git
  let processes: any ProcessTable
  let console: any Console
  let reporter: Reporter
  let invocation: Invocation
}
