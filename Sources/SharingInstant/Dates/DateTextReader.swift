/// Reads the spellings of a date that the server accepts, all by one grammar:
///
///     [weekday] day [time [AM|PM] [zone]]
///
/// A time without a zone is UTC. It works on bytes and knows no locale, so it reads alike on every
/// system.
struct DateTextReader {
  private var cursor: ByteCursor

  /// Milliseconds since 1970, rounded to whole ones, or nil where the text is no date.
  static func milliseconds(in text: some Collection<UInt8>) -> Int? {
    var reader = DateTextReader(cursor: ByteCursor(text))
    return reader.moment()
  }

  private mutating func moment() -> Int? {
    skipWeekday()
    guard let day = day(), day.isReal else { return nil }
    let midnight = day.daysSince1970 * 86_400_000
    let needsTime = cursor.take("T") || cursor.take("t")
    if !needsTime { skipSeparator() }
    if cursor.isAtEnd { return needsTime ? nil : midnight }
    guard let time = timeOfDay(), let offset = zone() else { return nil }
    skipZoneComment()
    return cursor.isAtEnd ? midnight + time - offset : nil
  }

  // MARK: Day

  private mutating func skipWeekday() {
    let start = cursor
    guard let word = cursor.word(), Self.isWeekday(word) else {
      cursor = start
      return
    }
    _ = cursor.take(",")
    cursor.skipSpaces()
  }

  private mutating func day() -> CivilDate? {
    if let word = cursor.word() { return monthFirst(word) }
    let sign = cursor.takeSign()
    guard let first = cursor.number(digits: 1...6) else { return nil }
    if sign != nil || first.digits > 2 { return yearFirst(first.value * (sign ?? 1)) }
    if cursor.take("/") { return dayAndYear(month: first.value, separator: "/") }
    if cursor.take("-") { return dayAndYear(month: first.value, separator: "-") }
    return monthAndYear(day: first.value)
  }

  /// `2026-01-02`, after its year.
  private mutating func yearFirst(_ year: Int) -> CivilDate? {
    guard cursor.take("-"), let month = cursor.number(digits: 1...2)?.value,
      cursor.take("-"), let day = cursor.number(digits: 1...2)?.value
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `1/2/2026` and `01-02-2026`, after the month.
  private mutating func dayAndYear(month: Int, separator: Unicode.Scalar) -> CivilDate? {
    guard let day = cursor.number(digits: 1...2)?.value, cursor.take(separator),
      let year = cursor.number(digits: 4...4)?.value
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `02 Jan 2026`, after the day.
  private mutating func monthAndYear(day: Int) -> CivilDate? {
    cursor.skipSpaces()
    guard let word = cursor.word(), let month = Self.month(named: word) else { return nil }
    cursor.skipSpaces()
    guard let year = cursor.number(digits: 4...4)?.value else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `Jan 02 2026`, after the name of the month.
  private mutating func monthFirst(_ word: String) -> CivilDate? {
    guard let month = Self.month(named: word) else { return nil }
    cursor.skipSpaces()
    guard let day = cursor.number(digits: 1...2)?.value else { return nil }
    _ = cursor.take(",")
    cursor.skipSpaces()
    guard let year = cursor.number(digits: 4...4)?.value else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private mutating func skipSeparator() {
    _ = cursor.take(",")
    cursor.skipSpaces()
  }

  // MARK: Time

  /// Milliseconds since midnight.
  private mutating func timeOfDay() -> Int? {
    guard var hours = cursor.number(digits: 1...2)?.value, cursor.take(":"),
      let minutes = cursor.number(digits: 1...2)?.value, minutes < 60
    else { return nil }
    var milliseconds = 0
    if cursor.take(":") {
      guard let seconds = secondsInMilliseconds() else { return nil }
      milliseconds = seconds
    }
    cursor.skipSpaces()
    if let half = halfOfDay() {
      guard (1...12).contains(hours) else { return nil }
      hours = hours % 12 + half
    }
    milliseconds += (hours * 60 + minutes) * 60_000
    // 24:00 is the end of a day; the second 60 is a leap second.
    return hours < 24 || milliseconds == 86_400_000 ? milliseconds : nil
  }

  private mutating func secondsInMilliseconds() -> Int? {
    guard let seconds = cursor.number(digits: 1...2)?.value, seconds <= 60 else { return nil }
    guard cursor.take(".") else { return seconds * 1000 }
    guard let fraction = cursor.fractionInMilliseconds() else { return nil }
    return seconds * 1000 + fraction
  }

  /// The hours to add for AM or PM; nil where neither stands.
  private mutating func halfOfDay() -> Int? {
    let start = cursor
    switch cursor.word()?.uppercased() {
    case "AM": return 0
    case "PM": return 12
    default:
      cursor = start
      return nil
    }
  }

  // MARK: Zone

  /// Milliseconds east of UTC; 0 where no zone stands, nil where it is not known.
  private mutating func zone() -> Int? {
    cursor.skipSpaces()
    if let sign = cursor.takeSign() { return offset(sign) }
    guard let name = cursor.word() else { return 0 }
    guard let minutes = TimeZoneAbbreviation.minutesEastOfUTC(of: name) else { return nil }
    guard minutes == 0, let sign = cursor.takeSign() else { return minutes * 60_000 }
    return offset(sign)
  }

  /// `02`, `0200`, `02:00` or `02:00:00`, after the sign.
  private mutating func offset(_ sign: Int) -> Int? {
    guard let first = cursor.number(digits: 1...4) else { return nil }
    var (hours, minutes, seconds) = (first.value, 0, 0)
    if first.digits > 2 { (hours, minutes) = first.value.quotientAndRemainder(dividingBy: 100) }
    if first.digits <= 2, cursor.take(":") {
      guard let value = cursor.number(digits: 2...2)?.value else { return nil }
      minutes = value
      if cursor.take(":") {
        guard let value = cursor.number(digits: 2...2)?.value else { return nil }
        seconds = value
      }
    }
    guard hours <= 18, minutes < 60, seconds < 60 else { return nil }
    return sign * ((hours * 60 + minutes) * 60 + seconds) * 1000
  }

  /// The name of the zone that JavaScript prints in brackets behind the offset, and Java's
  /// `[Europe/Oslo]`.
  private mutating func skipZoneComment() {
    cursor.skipSpaces()
    if cursor.take("(") { cursor.skip(through: ")") }
    if cursor.take("[") { cursor.skip(through: "]") }
    cursor.skipSpaces()
  }

  // MARK: Names

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func isWeekday(_ word: String) -> Bool {
    index(of: word, in: weekdays) != nil
  }

  private static func month(named word: String) -> Int? {
    index(of: word, in: months).map { $0 + 1 }
  }

  /// The place of a name that is given whole or by at least its first three letters.
  private static func index(of word: String, in names: [String]) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.hasPrefix(word.lowercased()) }
  }
}
