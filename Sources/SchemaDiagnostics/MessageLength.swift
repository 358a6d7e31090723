extension String {
  /// The text as people can read it: where names of the schema make it longer than any sentence, its
  /// middle is left out.
  var withoutItsMiddle: String {
    guard utf8.count > Self.longestMessage else { return self }
    let characters = unicodeScalars
    guard characters.count > Self.longestMessage else { return self }
    let head = characters.prefix(Self.longestMessage / 2)
    let tail = characters.suffix(Self.longestMessage / 4)
    return String(head) + " … " + String(tail)
  }

  /// In scalars; what the tool says of its own accord is a quarter of it.
  private static let longestMessage = 1_000
}
