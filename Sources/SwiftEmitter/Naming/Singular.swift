/// The singular of a plural name: by lists first, by endings then. Only the last word of a name is
/// looked at.
enum Singular {
  static func of(_ name: String) -> String {
    let start = lastWord(of: name)
    let word = String(name[start...])
    guard let singular = singular(of: word) else { return name }
    return name[..<start] + singular
  }

  /// Where the last word begins; a plural of capitals such as `URLs` is one word.
  private static func lastWord(of name: String) -> String.Index {
    let scalars = name.unicodeScalars
    guard let last = scalars.lastIndex(where: { $0.isCapital || $0 == "_" }) else {
      return name.startIndex
    }
    if scalars[last] == "_" { return scalars.index(after: last) }
    guard name[last...].dropFirst() == "s" else { return last }
    let before = scalars[..<last].lastIndex { !$0.isCapital }
    return before.map(scalars.index(after:)) ?? name.startIndex
  }

  private static func singular(of word: String) -> String? {
    let lower = word.lowercased()
    if lower.utf8.count < 3 || SingularWords.unchanging.contains(lower) { return nil }
    if let irregular = SingularWords.irregularSingular(of: lower) {
      return word == lower ? irregular : SpelledWords.capitalized(irregular)
    }
    // All endings of plurals end like this.
    guard lower.utf8.last == UInt8(ascii: "s") else { return nil }
    for (plural, singular) in SingularWords.endings where lower.hasSuffix(plural) {
      return plural == singular ? nil : word.dropLast(plural.count) + singular
    }
    return nil
  }
}
