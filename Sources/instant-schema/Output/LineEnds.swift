#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Line ends as a checkout may change them.
enum LineEnds {
  /// The text with every CRLF as LF.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    guard hasCarriageReturn(bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let next = index + 1
      if byte == carriageReturn, next < bytes.count, bytes[next] == lineFeed { continue }
      result.append(byte)
    }
    return result
  }

  private static func hasCarriageReturn(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map { memchr($0, Int32(carriageReturn), buffer.count) != nil } ?? false
    }
  }

  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")
}
