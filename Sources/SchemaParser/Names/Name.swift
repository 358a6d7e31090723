/// A name in a source: what a variable or a property is called. Its text is in the `NameTable` of the
/// run; names of different tables must not meet.
///
/// Names are equal if they are equal byte by byte, as JavaScript has it: composed and decomposed
/// letters differ.
struct Name: Hashable, BitwiseCopyable {
  /// Where it stands in its table.
  let index: UInt32
  /// The word with a meaning that it is, if it is one.
  let word: Word?
  /// The number that it writes, if JavaScript sorts a property of that name as an array index.
  let arrayIndex: UInt32?

  static func == (left: Name, right: Name) -> Bool { left.index == right.index }

  func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}
