import Foundation

extension Date {
  /// The milliseconds before and after 1970 that JavaScript's dates reach, ±275,760 years.
  private static let furthestMilliseconds = 8_640_000_000_000_000.0

  /// A moment counted in milliseconds, as the server stores numbers in date attributes. Beyond the
  /// years that JavaScript knows it is what `infinity` and `-infinity` are.
  init(millisecondsSince1970 milliseconds: Double) {
    if abs(milliseconds) <= Self.furthestMilliseconds {
      self.init(timeIntervalSince1970: milliseconds.rounded() / 1000)
    } else {
      self = milliseconds < 0 ? .distantPast : .distantFuture
    }
  }

  /// Milliseconds since 1970, rounded to whole ones.
  var millisecondsSince1970: Double {
    let whole = timeIntervalSince1970.rounded(.down)
    guard whole.isFinite else { return whole }
    // Multiplied in one piece, the seconds of far years would be off by half a millisecond.
    return whole * 1000 + ((timeIntervalSince1970 - whole) * 1000).rounded()
  }

  /// ISO 8601 in UTC with milliseconds. Beyond the years that JavaScript knows it is `infinity` or
  /// `-infinity`.
  var instantText: String {
    let milliseconds = millisecondsSince1970
    guard abs(milliseconds) <= Self.furthestMilliseconds else {
      return milliseconds < 0 ? "-infinity" : "infinity"
    }
    return ISODateText(millisecondsSince1970: Int(milliseconds)).text
  }

  /// Reads any of the spellings that the server accepts for a date, to the millisecond.
  ///
  /// - Throws: `RowError` where the text is none of them, or depends on the clock of whoever reads
  ///   it.
  init(instantText text: String) throws {
    let bytes = text.utf8.trimmed
    if let milliseconds = DateTextReader.milliseconds(in: bytes) {
      self.init(millisecondsSince1970: Double(milliseconds))
    } else {
      try self.init(word: String(Substring(bytes)), in: text)
    }
  }

  private init(word: String, in text: String) throws {
    switch word.lowercased() {
    case "epoch":
      self.init(timeIntervalSince1970: 0)
    case "infinity":
      self = .distantFuture
    case "-infinity":
      self = .distantPast
    case "now", "today", "tomorrow", "yesterday":
      throw RowError(
        .invalid("the date “\(word)” depends on the clock of whoever reads it and names no moment"))
    default:
      throw RowError(.invalid("“\(text.prefix(60))” is no date that the server accepts"))
    }
  }
}

extension String.UTF8View {
  /// The text without white space around it and without the quotes of a date that was stored as
  /// JSON text.
  fileprivate var trimmed: Substring.UTF8View {
    var text = self[...]
    while let byte = text.first, Self.isPadding(byte) { text = text.dropFirst() }
    while let byte = text.last, Self.isPadding(byte) { text = text.dropLast() }
    return text
  }

  private static func isPadding(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
