import Foundation
import SharingInstant
import Testing

@Suite struct DateReadingTests {
  /// 2026-01-02T03:04:05Z.
  static let seconds = 1_767_323_045.0

  @Test(arguments: [
    ("2026-01-02T03:04:05Z", 0),
    ("2026-01-02T03:04:05.678Z", 678),
    ("2026-01-02T03:04:05.678901Z", 679),
    ("2026-01-02T05:04:05.678+02:00", 678),
    ("2026-01-01T21:34:05.678-05:30", 678),
    ("2026-01-02T03:04:05", 0),
    ("2026-01-02T03:04:05.5", 500),
    ("2026-01-02t03:04:05z", 0),
    ("2026-01-02 3:4:5", 0),
    ("2026-01-02 3:4:5.6", 600),
    ("2026-1-2 3:4:5", 0),
    ("2026-01-02 03:04:05+00", 0),
    ("2026-01-02 03:04:05.678+0000", 678),
    ("2026-01-02T03:04:05+0000", 0),
    ("2026-01-02 05:04:05 +02:00:00", 0),
    ("Fri, 02 Jan 2026 03:04:05 GMT", 0),
    ("Fri, 2 Jan 2026 05:04:05 +0200", 0),
    ("1/2/2026, 3:04:05 AM", 0),
    ("1/2/2026, 3:04:05 am", 0),
    ("01/02/2026 03:04:05", 0),
    ("Fri Jan 02 2026 04:04:05 GMT+0100", 0),
    ("Fri Jan 02 2026 04:04:05 GMT+0100 (Central European Standard Time)", 0),
    ("2026-01-02T04:04:05+01:00[Europe/Oslo]", 0),
    ("2026-01-01 19:04:05 PST", 0),
    ("2026-01-02 04:04:05 cet", 0),
    ("\"2026-01-02T03:04:05Z\"", 0),
    (" 2026-01-02T03:04:05Z\n", 0),
    ("January 2, 2026 03:04:05", 0),
    ("+002026-01-02T03:04:05.000Z", 0),
  ]) func readsMoment(text: String, milliseconds: Int) throws {
    #expect(try read(text) == Date(timeIntervalSince1970: moment(plus: milliseconds)))
  }

  @Test(arguments: [
    ("2026-01-02", 0), ("1/2/2026", 0), ("01-02-2026", 0), ("1-2-2026", 0), ("Fri Jan 02 2026", 0),
    ("Friday, January 2, 2026", 0), ("2026-01-02 03:04", 11040), ("2026-01-02T03:04Z", 11040),
    ("1/2/2026, 12:00:00 AM", 0), ("1/2/2026, 12:00:00 PM", 43200),
    ("1/2/2026, 11:59:59 PM", 86399), ("2026-01-02T24:00:00Z", 86400),
    ("2026-01-02T23:59:60Z", 86400),
  ]) func readsDay(text: String, secondsOfDay: Int) throws {
    let midnight = 1_767_312_000.0
    #expect(try read(text).timeIntervalSince1970 == midnight + Double(secondsOfDay))
  }

  @Test func readsNamedMoments() throws {
    #expect(try read("epoch") == Date(timeIntervalSince1970: 0))
    #expect(try read("infinity") == .distantFuture)
    #expect(try read("Infinity") == .distantFuture)
    #expect(try read("-infinity") == .distantPast)
  }

  @Test(arguments: ["now", "today", "tomorrow", "yesterday", "\"now\""])
  func refusesWhatDependsOnTheClock(text: String) throws {
    let error = try #require(throws: RowError.self) { try read(text) }
    #expect(error.description.contains("depends on the clock"))
  }

  @Test(arguments: [
    "", " ", "x", "2026", "2026-01", "2026-13-01", "2026-00-01", "2026-01-00", "2026-02-29",
    "2100-02-29", "2026-04-31", "26-01-02", "2026-01-02T", "2026-01-02T03", "2026-01-02T25:00:00Z",
    "2026-01-02T24:00:01Z", "2026-01-02T03:60:00Z", "2026-01-02T03:04:61Z", "2026-01-02T03:04:05.Z",
    "2026-01-02T03:04:05Q", "2026-01-02T03:04:05ZZ", "2026-01-02T03:04:05+", "13:04:05",
    "2026-01-02T03:04:05+19:00", "2026-01-02T03:04:05 nope", "1/2/2026, 13:00:00 PM",
    "1/2/2026, 0:00:00 AM", "2026-01-02T03:04:05Z trailing", "Fri Foo 02 2026", "２０２６-01-02",
    "99999999999999999999-01-01", "2026-01-02T03:04:05+99999999999999999999", "1767323045678",
  ]) func refusesWhatIsNoDate(text: String) throws {
    let error = try #require(throws: RowError.self) { try read(text) }
    #expect(error.description.contains("is no date that the server accepts"))
  }

  @Test func readsNumbersAsMilliseconds() throws {
    let rows = try dates(in: #"[1767323045678, "2026-01-02T03:04:05.678Z", 0, -1]"#)
    #expect(rows[0] == rows[1])
    #expect(rows[2] == Date(timeIntervalSince1970: 0))
    #expect(rows[3] == Date(timeIntervalSince1970: -0.001))
  }

  @Test(arguments: [
    ("8640000000000001", Date.distantFuture), ("-8640000000000001", .distantPast),
    ("1e300", .distantFuture), ("\"+275760-09-13T00:00:00.001Z\"", .distantFuture),
    ("\"-271821-04-19\"", .distantPast),
    ("\"+275760-09-13\"", Date(timeIntervalSince1970: 8.64e12)),
  ]) func beyondTheYearsOfJavaScriptIsInfinity(text: String, expected: Date) throws {
    let date = try #require(try dates(in: "[\(text)]").first)
    #expect(date == expected)
    #expect(try Date(readingField: FieldReader(date.writingField())) == date)
  }

  @Test func refusesOtherKinds() throws {
    let error = try #require(throws: RowError.self) { try Date(readingField: FieldReader(true)) }
    #expect(
      error.reason
        == .mismatch(
          expected: "a date (a string, or a number of milliseconds)", found: "a boolean"))
  }

  /// Both ends of every month of 408 years, counted day by day.
  @Test func agreesWithTheCalendar() throws {
    var (year, month, day) = (-4, 1, 1)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    // The first day of the year 0 is 719,528 days before 1970; four years with a leap day are 1,461.
    for count in (-719_528 - 1461)..<(-719_528 + 146_097 + 1461) {
      if day == 1 || day >= 28 {
        let text = iso(year, month, day)
        let date = Date(timeIntervalSince1970: Double(count) * 86400)
        try #require(date.writingField() == .string(text + "T00:00:00.000Z"))
        try #require(read(text) == date)
      }
      advance()
    }
    #expect((year, month, day) == (404, 1, 1))

    func advance() {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      day += 1
      guard day > lengths[month - 1] + (month == 2 && isLeap ? 1 : 0) else { return }
      (day, month) = (1, month + 1)
      if month > 12 { (month, year) = (1, year + 1) }
    }
  }

  @Test func writesWhatItReads() throws {
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<5_000 {
      // As far as JavaScript's dates reach.
      let milliseconds = Int.random(
        in: -8_640_000_000_000_000...8_640_000_000_000_000, using: &generator)
      let date = try Date(readingField: FieldReader(.number(Double(milliseconds))))
      let text = try #require(date.writingField()?.stringValue)
      try #require(read(text) == date)
    }
  }

  @Test func writesMilliseconds() {
    #expect(
      Date(timeIntervalSince1970: moment(plus: 678)).writingField() == "2026-01-02T03:04:05.678Z")
    #expect(Date(timeIntervalSince1970: -0.0004).writingField() == "1970-01-01T00:00:00.000Z")
    #expect(Date(timeIntervalSince1970: 1e20).writingField() == "infinity")
    #expect(Date(timeIntervalSince1970: -.infinity).writingField() == "-infinity")
  }

  private func read(_ text: String) throws -> Date {
    try Date(readingField: FieldReader(.string(text)))
  }

  private func dates(in text: String) throws -> [Date] {
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    return try [Date](readingField: FieldReader(json))
  }

  private func moment(plus milliseconds: Int) -> Double {
    (Self.seconds * 1000 + Double(milliseconds)) / 1000
  }

  private func iso(_ year: Int, _ month: Int, _ day: Int) -> String {
    let sign = year < 0 ? "-" : ""
    return sign + padded(abs(year), year < 0 ? 6 : 4) + "-" + padded(month, 2) + "-"
      + padded(day, 2)
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    String(repeating: "0", count: width - String(number).count) + String(number)
  }
}
