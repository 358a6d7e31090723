/// A moment as ISO 8601 in UTC with milliseconds: `2026-01-02T03:04:05.678Z`. Years outside 0…9999
/// have a sign and six digits, as in JavaScript.
struct ISODateText {
  let text: String

  init(millisecondsSince1970 milliseconds: Int) {
    let days = milliseconds.quotientFloored(by: 86_400_000)
    let time = milliseconds - days * 86_400_000
    let date = CivilDate(daysSince1970: days)
    let day = "\(Self.year(date.year))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))"
    let hours = Self.padded(time / 3_600_000, 2)
    let minutes = Self.padded(time / 60_000 % 60, 2)
    let seconds = Self.padded(time / 1000 % 60, 2)
    text = "\(day)T\(hours):\(minutes):\(seconds).\(Self.padded(time % 1000, 3))Z"
  }

  private static func year(_ year: Int) -> String {
    if (0...9999).contains(year) { return padded(year, 4) }
    return (year < 0 ? "-" : "+") + padded(abs(year), 6)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
