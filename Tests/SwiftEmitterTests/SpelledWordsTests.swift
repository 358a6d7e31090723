import Testing

@testable import SwiftEmitter

@Suite struct SpelledWordsTests {
  @Test(arguments: [
    ("createdAt", "createdAt"), ("created_at", "createdAt"), ("created-at", "createdAt"),
    ("URL", "url"), ("HTMLParser", "htmlParser"), ("URLs", "urls"), ("IDs", "ids"),
    ("userID", "userID"), ("imageURL", "imageURL"), ("IN_PROGRESS", "inProgress"),
    ("image/png", "imagePng"), ("a.b", "aB"), ("_friends", "_friends"), ("__type", "__type"),
    ("$user", "user"), ("$streams$files", "streamsFiles"), ("disabled?", "disabled"),
    ("odd \"key\"", "oddKey"), ("24h", "value24h"), ("+1", "plus1"), ("-1", "minus1"),
    ("1", "value1"), (":)", "colonRightParenthesis"), ("--", "minusMinus"), ("_", "underscore"),
    ("👍", "👍"), ("❤️", "heavyBlackHeart"), ("été", "été"), ("Écran", "écran"), ("日本", "日本"),
    ("a\u{202E}b", "aB"), ("a\u{115F}b", "aB"), ("\u{3164}", "hangulFiller"),
    ("\u{200D}a", "value\u{200D}a"), ("x1Y2", "x1Y2"), ("SHA256Hash", "sha256Hash"),
    (" trailing ", "trailing"),
    ("İstanbul", "i̇stanbul"),
  ])
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
}
