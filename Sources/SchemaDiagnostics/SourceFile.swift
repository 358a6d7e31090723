/// Identifies one of the files that a run reads: its index in the run's `SourceMap`.
@usableFromInline package struct FileID: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let index: UInt32

  @inlinable package init(index: UInt32) {
    self.index = index
  }
}

/// The bytes of one file, read once, and the path that messages call it by.
package struct SourceFile: Sendable {
  package let id: FileID
  /// As people know the file: relative to where they work, never made absolute by us.
  package let path: String
  /// The whole file, as it stands on disk.
  package let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// The text of a range of this file, decoded as UTF-8; bad bytes become U+FFFD.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.offsets], as: UTF8.self)
  }
}
