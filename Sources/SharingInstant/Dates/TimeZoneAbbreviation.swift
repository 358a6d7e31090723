/// Abbreviations of time zones that PostgreSQL, which the server stores dates with, knows by
/// default and that have had one offset for long.
enum TimeZoneAbbreviation {
  /// Minutes east of UTC; nil for an abbreviation that is not known. Case does not matter.
  static func minutesEastOfUTC(of abbreviation: String) -> Int? {
    minutesEast[abbreviation.uppercased()]
  }

  private static let minutesEast: [String: Int] = [
    // UTC
    "Z": 0, "UTC": 0, "GMT": 0, "UT": 0, "UCT": 0, "ZULU": 0,
    // America
    "NST": -210, "NDT": -150, "AST": -240, "ADT": -180, "EST": -300, "EDT": -240, "CST": -360,
    "CDT": -300, "MST": -420, "MDT": -360, "PST": -480, "PDT": -420, "AKST": -540, "AKDT": -480,
    "HST": -600, "BRT": -180, "BRST": -120, "CLT": -240, "CLST": -180, "COT": -300, "PET": -300,
    "BOT": -240, "UYT": -180, "PYT": -240,
    // Europe and Africa
    "WET": 0, "WEST": 60, "BST": 60, "CET": 60, "CEST": 120, "MET": 60, "MEST": 120, "EET": 120,
    "EEST": 180, "MSK": 180, "MSD": 240, "SAST": 120, "EAT": 180,
    // Asia
    "IST": 120, "IDT": 180, "PKT": 300, "UZT": 300, "NPT": 345, "BDT": 360, "MMT": 390,
    "ICT": 420, "WIB": 420, "HKT": 480, "SGT": 480, "MYT": 480, "PHT": 480, "JST": 540,
    "KST": 540, "YEKT": 300, "OMST": 360, "KRAT": 420, "IRKT": 480, "YAKT": 540, "VLAT": 600,
    // Australia and the Pacific
    "AWST": 480, "ACST": 570, "ACDT": 630, "AEST": 600, "AEDT": 660, "CHST": 600, "NZST": 720,
    "NZDT": 780, "FJT": 720, "TOT": 780,
  ]
}
