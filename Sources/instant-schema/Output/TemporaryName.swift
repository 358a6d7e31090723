import SwiftEmitter

/// The name of a file that is still being written: hidden, and no Swift file to any compiler.
struct TemporaryName: Equatable {
  let file: GeneratedFileName
  /// The number of the process that writes it.
  let process: Int32

  private static let suffix = ".instant-schema-tmp"

  init(of file: GeneratedFileName, process: Int32) {
    self.file = file
    self.process = process
  }

  /// Reads a name in a directory; `nil` if it is none of this kind.
  init?(_ text: String) {
    guard text.hasPrefix("."), text.hasSuffix(Self.suffix) else { return nil }
    let stem = text.dropFirst().dropLast(Self.suffix.count)
    guard let dot = stem.lastIndex(of: "."),
      let file = GeneratedFileName(rawValue: String(stem[..<dot])),
      let process = Int32(stem[stem.index(after: dot)...]), process > 0
    else { return nil }
    self.init(of: file, process: process)
  }

  var text: String { ".\(file.rawValue).\(process)\(Self.suffix)" }
}
