import SchemaDiagnostics

/// Turns a spelling of the schema into identifiers. Nothing here knows what is taken or reserved.
enum SpelledWords {
  /// The spelling in lowerCamelCase.
  ///
  /// Words end at what is no letter or digit and begin at changes of case; a leading run of
  /// capitals is one word, capitals inside stay, a spelling without small letters is read as small.
  /// What shows nothing is left out. A spelling without letters is spelled out.
  static func lowerCamel(_ spelling: String) -> String {
    if isPlainLowerCamel(spelling) { return spelling }
    let words = words(of: spelling)
    guard let first = words.first, hasLetter(words) else { return spelledOut(spelling) }
    let head = lowercasedLeadingCapitals(first)
    return legal(underscores(of: spelling) + head + words.dropFirst().map(capitalized).joined())
  }

  /// The spelling in UpperCamelCase: only the first letter of each word is touched.
  static func upperCamel(_ spelling: String) -> String {
    if isPlainLowerCamel(spelling) { return capitalized(spelling) }
    let words = words(of: spelling)
    guard hasLetter(words) else { return capitalized(spelledOut(spelling)) }
    return capitalized(legal(underscores(of: spelling) + words.map(capitalized).joined()))
  }

  /// The spelling as it is, each character that no identifier can hold written by its name.
  static func spelledOut(_ spelling: String) -> String {
    let scalars = Array(spelling.unicodeScalars)
    var result = ""
    var startsWord = false
    for (index, scalar) in scalars.enumerated() {
      // What is written by its name has no other forms.
      if startsWord, scalar.properties.isVariationSelector { continue }
      if spelling != "_", IdentifierCharacters.canStand(index, in: scalars) {
        let text = String(scalar)
        result += startsWord ? capitalized(text) : text
        startsWord = false
      } else {
        for word in CharacterNames.words(for: scalar) {
          result += result.isEmpty ? word : capitalized(word)
        }
        startsWord = true
      }
    }
    return legal(result)
  }

  /// The text with its first letter as a capital.
  static func capitalized(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    if first.isASCII {
      guard first.isSmall else { return text }
      return String(unsafeUninitializedCapacity: text.utf8.count) { bytes in
        let end = bytes.initialize(fromContentsOf: text.utf8)
        bytes[0] &-= 0x20
        return end
      }
    }
    guard first.properties.changesWhenTitlecased else { return text }
    return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst())
  }

  // MARK: - Parts

  private static func isPlainLowerCamel(_ spelling: String) -> Bool {
    guard let first = spelling.utf8.first, first >= 0x61, first <= 0x7A else { return false }
    return spelling.allBytesSatisfy {
      $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39
    }
  }

  /// What no name can begin with takes `value` in front.
  private static func legal(_ identifier: String) -> String {
    if let first = identifier.unicodeScalars.first, IdentifierCharacters.canStart(first) {
      return identifier
    }
    return "value" + identifier
  }

  private static func underscores(of spelling: String) -> String {
    String(spelling.prefix { $0 == "_" })
  }

  private static func hasLetter(_ words: [String]) -> Bool {
    words.contains { word in
      word.unicodeScalars.contains(where: IdentifierCharacters.canStart)
    }
  }

  private static func words(of spelling: String) -> [String] {
    let words = shown(spelling)
      .split { !IdentifierCharacters.canContinue($0) || $0 == "_" }
      .map { String($0) }
    let isAllCapitals = !spelling.unicodeScalars.contains { $0.isSmall }
    return isAllCapitals && words.count > 1 ? words.map { $0.lowercased() } : words
  }

  /// The characters of a spelling without those that show nothing.
  private static func shown(_ spelling: String) -> String.UnicodeScalarView {
    guard !spelling.isASCII else { return spelling.unicodeScalars }
    let scalars = Array(spelling.unicodeScalars)
    return scalars.indices.reduce(into: String.UnicodeScalarView()) { shown, index in
      if !IdentifierCharacters.isHidden(index, in: scalars) { shown.append(scalars[index]) }
    }
  }

  /// `URL` → `url`, `HTMLParser` → `htmlParser`, `URLs` → `urls`.
  private static func lowercasedLeadingCapitals(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    let run = scalars.prefix { $0.isCapital || IdentifierCharacters.isDigit($0) }.count
    guard run > 0, scalars[0].isCapital else { return word }
    let rest = scalars[run...]
    let isPlural = rest.first == "s" && !(rest.dropFirst().first?.isSmall ?? false)
    let isWhole = rest.isEmpty || isPlural || !(rest.first?.isSmall ?? false)
    let count = isWhole || run == 1 ? run : run - 1
    let head = scalars[..<count].map { $0.properties.lowercaseMapping }.joined()
    return scalars[count...].reduce(into: head) { $0.unicodeScalars.append($1) }
  }
}
