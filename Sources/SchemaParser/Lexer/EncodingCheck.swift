import SchemaDiagnostics

/// Finds out that a file is not UTF-8, which every later step relies on.
struct EncodingCheck {
  let file: SourceFile

  /// What is wrong with the file's encoding, with the offset of the first bad byte.
  func diagnostic() -> Diagnostic? {
    if let encoding = wideEncoding() {
      return report("the file is encoded in \(encoding), from byte 0; save it as UTF-8", at: 0)
    }
    guard let offset = firstInvalidByte() else { return nil }
    return report("the file is not valid UTF-8: byte \(offset) does not fit", at: offset)
  }

  private func report(_ message: String, at offset: Int) -> Diagnostic {
    let end = min(offset + 1, file.bytes.count)
    return Diagnostic(
      .invalidEncoding, message,
      at: SourceRange(file: file.id, start: UInt32(offset), end: UInt32(end)))
  }

  /// UTF-16 and UTF-32 give themselves away by a byte order mark, or by the zero bytes of the first
  /// two characters.
  private func wideEncoding() -> String? {
    let head = Array(file.bytes.prefix(4))
    return switch (head.count, head) {
    case (4, [0xFF, 0xFE, 0, 0]), (4, [0, 0, 0xFE, 0xFF]): "UTF-32"
    case (2..., _) where head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]):
      "UTF-16"
    case (4, _) where isText(head[0]) && head[1] == 0 && isText(head[2]) && head[3] == 0: "UTF-16"
    case (4, _) where isText(head[1]) && head[0] == 0 && isText(head[3]) && head[2] == 0: "UTF-16"
    default: nil
    }
  }

  private func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F || byte == 0x0A }

  private func firstInvalidByte() -> Int? {
    file.bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        if offset + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
          continue
        }
        let length = sequenceLength(bytes, at: offset)
        if length == 0 { return offset }
        offset += length
      }
      return nil
    }
  }

  /// The length of the well-formed sequence at an offset (Unicode, table 3-7), or 0.
  private func sequenceLength(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    let first = bytes[offset]
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let length: Int
    let seconds: ClosedRange<UInt8>
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
    case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
    case 0xED: (length, seconds) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
    case 0xF0: (length, seconds) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
    case 0xF4: (length, seconds) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + length <= bytes.count, seconds.contains(second) else { return 0 }
    for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
