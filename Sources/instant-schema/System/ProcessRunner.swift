/// Starts other programs. Nothing goes through a shell.
protocol ProcessRunner: Sendable {
  /// Runs programs side by side and waits for all of them; the results are in the same order.
  ///
  /// - Throws: `ProcessError` if one cannot be started; those that were are waited for.
  func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult]
}

/// A program to start, with nothing on its standard input.
struct ProcessDescription: Sendable {
  /// A name to look for on PATH.
  let program: String
  let arguments: [String]
  /// Changes to the environment that this process has; `nil` takes a variable away.
  let environment: [String: String?]
}

/// How a program ended and what it said.
struct ProcessResult: Sendable {
  /// The exit status, or 128 and the number of the signal that ended it.
  let status: Int32
  let output: [UInt8]
  let error: [UInt8]

  var errorText: String { String(decoding: error, as: UTF8.self) }
}

/// Why a program could not be started or listened to.
struct ProcessError: Error, Equatable {
  let program: String
  let reason: String
  /// Whether there is no such program on PATH.
  let isMissing: Bool
}
