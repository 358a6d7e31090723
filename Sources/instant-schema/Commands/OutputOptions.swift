import SwiftEmitter

/// The options about the generated Swift, which several commands share.
struct OutputOptions {
  let generation: GenerationOptions
  let namesBlobs: Bool
  /// What another command needs beside a schema and a directory to give the same, as it is typed.
  let words: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    let prefix = arguments[.prefix] ?? ""
    guard Self.isPrefix(prefix) else {
      throw UsageError(
        message: "The value '\(prefix)' is invalid for '--prefix'. It must be letters, digits and "
          + "underscores, the first no digit",
        command: arguments.command)
    }
    generation = GenerationOptions(
      accessLevel: arguments.choice(.accessLevel, default: .public), prefix: prefix,
      hashable: arguments.has(.hashable))
    namesBlobs = !arguments.has(.omitSourceIDs)
    words = arguments.words(of: CommandName.outputOptions + [.root, .config])
  }

  /// Types begin with it, so it must be able to begin an identifier.
  private static func isPrefix(_ text: String) -> Bool {
    text.first?.isNumber != true
      && text.unicodeScalars.allSatisfy {
        $0 == "_" || ($0.isASCII && Character($0).isLetter) || ("0"..."9").contains($0)
      }
  }
}
