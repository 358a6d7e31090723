import SchemaDiagnostics
import Testing

@testable import SwiftEmitter

@Suite struct SpelledWordsTests {
  private static let lowerCamelNames: [(String, String)] = [
    ("createdAt", "createdAt"), ("created_at", "createdAt"), ("created-at", "createdAt"),
    ("URL", "url"), ("HTMLParser", "htmlParser"), ("URLs", "urls"), ("IDs", "ids"),
    ("userID", "userID"), ("imageURL", "imageURL"), ("IN_PROGRESS", "inProgress"),
    ("image/png", "imagePng"), ("a.b", "aB"), ("_friends", "_friends"), ("__type", "__type"),
    ("$user", "user"), ("$streams$files", "streamsFiles"), ("disabled?", "disabled"),
    ("odd \"key\"", "oddKey"), ("24h", "value24h"), ("+1", "plus1"), ("-1", "minus1"),
    ("1", "value1"), (":)", "colonRightParenthesis"), ("--", "minusMinus"), ("_", "underscore"),
    ("👍", "👍"), ("❤️", "heavyBlackHeart"), ("été", "été"), ("Écran", "écran"), ("日本", "日本"),
    ("\u{3164}", "hangulFiller"), ("x1Y2", "x1Y2"), ("SHA256Hash", "sha256Hash"),
    (" trailing ", "trailing"),
    ("İstanbul", "i̇stanbul"),
  ]

  @Test(arguments: lowerCamelNames)
  func lowerCamelCase(_ spelling: String, _ name: String) {
    #expect(SpelledWords.lowerCamel(spelling) == name)
  }

  @Test(arguments: [
    ("urls", "Urls"), ("URL", "URL"), ("HTMLParser", "HTMLParser"), ("user-profile", "UserProfile"),
    ("video_call", "VideoCall"), ("2fa", "Value2fa"), ("日本", "日本"), (":)", "ColonRightParenthesis"),
    ("_private", "_Private"), ("ORDER_ITEMS", "OrderItems"),
  ])
  func upperCamelCase(_ spelling: String, _ name: String) {
    #expect(SpelledWords.upperCamel(spelling) == name)
  }

  @Test(arguments: [
    ("created-at", "createdMinusAt"), ("created_at", "created_at"), ("C++", "CPlusPlus"),
    ("C#", "CHash"), ("$user", "dollarUser"), ("a b", "aSpaceB"),
  ])
  func spelledOut(_ spelling: String, _ name: String) {
    #expect(SpelledWords.spelledOut(spelling) == name)
  }

  /// Whatever the schema has, the result can be declared.
  @Test func everyCharacterGivesAnIdentifier() {
    let blocks: [ClosedRange<UInt32>] = [0...0x33FF, 0xF900...0x103FF, 0x1F000...0x1FAFF]
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for spelling in [String(scalar), "a\(scalar)b"] {
        let name = SpelledWords.lowerCamel(spelling)
        guard IdentifierCharacters.isIdentifier(name) else {
          Issue.record("U+\(String(value, radix: 16)) gives \(name)")
          return
        }
      }
    }
  }

  // MARK: - Characters that show nothing

  /// Soft hyphens, spaces and joiners without width, byte order marks, marks of direction, fillers,
  /// variation selectors, tags.
  private static let hidden = [0...0x3FFF, 0xFE00...0xFFFF, 0x1BCA0...0x1D180, 0xE0000...0xE01FF]
    .joined().compactMap { Unicode.Scalar(UInt32($0)) }
    .filter(\.properties.isDefaultIgnorableCodePoint)

  @Test func whatIsHiddenAmongASCIIIsNoPartOfAName() {
    #expect(Self.hidden.count > 500)
    for scalar in Self.hidden {
      for spelling in ["a\(scalar)b", "\(scalar)ab", "ab\(scalar)", "a\(scalar)\(scalar)b"] {
        #expect(SpelledWords.lowerCamel(spelling) == "ab", "\(CharacterNames.words(for: scalar))")
        #expect(SpelledWords.upperCamel(spelling) == "Ab", "\(CharacterNames.words(for: scalar))")
      }
      #expect(!IdentifierCharacters.isIdentifier("a\(scalar)b"))
      #expect(!IdentifierCharacters.isIdentifier("\(scalar)é"))
    }
  }

  @Test func whatIsHiddenIsWrittenByItsName() {
    for scalar in Self.hidden {
      let name = SpelledWords.spelledOut("a\(scalar)b")
      #expect(name.isASCII && name.count > 2 && name.hasPrefix("a") && name.hasSuffix("B"))
      #expect(IdentifierCharacters.isIdentifier(name), "\(name)")
    }
    #expect(SpelledWords.spelledOut("no\u{AD}te") == "noSoftHyphenTe")
    #expect(SpelledWords.spelledOut("ab\u{FE0F}") == "abVariationSelector16")
  }

  /// Joiners and variation selectors form the characters beside them; others do nothing anywhere.
  @Test func whatIsHiddenStaysWhereItFormsLetters() {
    for scalar in Self.hidden {
      let isSelector = scalar.properties.isVariationSelector
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      let formed = "ن\(scalar)م"
      #expect(SpelledWords.lowerCamel(formed) == (isSelector || isJoiner ? formed : "نم"))
      let behind = "م\(scalar)"
      #expect(SpelledWords.lowerCamel(behind) == (isSelector ? behind : "م"))
      #expect(SpelledWords.lowerCamel("\(scalar)م") == "م")
      #expect(SpelledWords.lowerCamel("a\(scalar)م") == "aم")
    }
  }

  @Test(arguments: [
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष"),
    ("👩\u{200D}💻", "👩\u{200D}💻"), ("🏳\u{FE0F}\u{200D}🌈", "🏳\u{FE0F}\u{200D}🌈"),
    ("葛\u{E0100}", "葛\u{E0100}"), ("❤\u{FE0F}\u{200D}🔥", "🔥"), ("می\u{200C}_a", "میA"),
  ])
  func joinersAndSelectorsStand(_ spelling: String, _ name: String) {
    #expect(SpelledWords.lowerCamel(spelling) == name)
    #expect(IdentifierCharacters.isIdentifier(name))
  }
}
