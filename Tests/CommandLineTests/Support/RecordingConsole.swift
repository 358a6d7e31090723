@testable import instant_schema

/// A console that keeps what is printed.
final class RecordingConsole: Console {
  private(set) var outputBytes: [UInt8] = []
  private(set) var errorBytes: [UInt8] = []
  private let standardInput: String
  private let variables: [String: String]
  private let isTerminal: Bool

  init(input: String = "", variables: [String: String] = [:], isTerminal: Bool = false) {
    standardInput = input
    self.variables = variables
    self.isTerminal = isTerminal
  }

  var outputText: String { String(decoding: outputBytes, as: UTF8.self) }
  var errorText: String { String(decoding: errorBytes, as: UTF8.self) }

  func output(_ bytes: [UInt8]) { outputBytes += bytes }
  func error(_ bytes: [UInt8]) { errorBytes += bytes }
  func flush() {}
  func input(limit: Int) -> [UInt8] { Array(standardInput.utf8) }
  func isTerminal(_ stream: OutputStream) -> Bool { isTerminal }
  func variable(_ name: String) -> String? { variables[name] }
}
