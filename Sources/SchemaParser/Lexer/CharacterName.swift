/// What to call an ASCII character in a message: itself if it can be seen, else its number.
struct CharacterName: CustomStringConvertible {
  let byte: UInt8

  init(_ byte: UInt8) {
    self.byte = byte
  }

  var description: String {
    if byte > 0x20, byte < 0x7F { return "`\(Unicode.Scalar(byte))`" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "the character U+\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }
}
