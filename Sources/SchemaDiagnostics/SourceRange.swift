/// A half-open range of UTF-8 offsets in one file.
///
/// Lines and columns are not stored; `LineTable` computes them when somebody reads them.
@usableFromInline package struct SourceRange: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let file: FileID
  @usableFromInline package let start: UInt32
  @usableFromInline package let end: UInt32

  /// The range from `start` up to, not including, `end`, both in bytes from the file's first.
  @inlinable package init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The range as indices into the file's bytes.
  @inlinable package var offsets: Range<Int> { Int(start)..<Int(end) }

  /// Whether the other range lies within this one.
  @inlinable package func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// The smallest range that holds both; both must be of one file.
  @inlinable package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
