/// Every file that a run has read, in the order of reading: the schema first.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Takes a file in and gives it its identity.
  package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: FileID(index: UInt32(files.count)), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  package subscript(id: FileID) -> SourceFile { files[Int(id.index)] }

  /// The text of a range, decoded as UTF-8.
  package func text(in range: SourceRange) -> String {
    self[range.file].text(in: range)
  }
}
