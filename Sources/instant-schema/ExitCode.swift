/// How a run ends, for scripts. The numbers are part of the tool's interface.
enum ExitCode: Int32, Error {
  case success = 0
  /// The schema has errors.
  case schemaErrors = 1
  /// Generated code is not what the schema gives.
  case stale = 2
  /// Something is not committed, or git could not be asked.
  case uncommitted = 3
  /// A file could not be read or written, or is not ours to write.
  case fileFailure = 4
  /// The command line, or the configuration, is wrong.
  case usage = 64
}
