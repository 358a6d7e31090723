/// One value, or one name of a member, in parsed JSON text.
///
/// Nodes stand in the order of the text: a container is followed by what it holds, an object by
/// name, value, name, value, ….
struct JSONNode {
  enum Kind: UInt8 {
    case null, bool, number, string
    /// A string with at least one backslash.
    case escapedString
    case array, object
  }

  let kind: Kind
  /// The bytes of the text; of a string those between the quotes.
  let start: UInt32
  var end: UInt32
  /// The index of the node behind this one and all that it holds.
  var next: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}
