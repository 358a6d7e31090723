extension SwiftPrinter {
  /// Writes a string literal with exactly this value.
  ///
  /// Quotes, backslashes, control characters, and what is invisible or turns the direction of text
  /// are escaped, so that no value can end the literal, interpolate, or read as something else.
  mutating func write(literal value: String) {
    write("\"")
    let isWritten = value.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy(Self.isPlain) else { return false }
      write(verbatim: bytes)
      return true
    }
    if isWritten != true {
      for scalar in value.unicodeScalars { write(literal: scalar) }
    }
    write("\"")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func write(literal scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    default:
      if scalar.isInvisible {
        write("\\u{")
        write(verbatim: String(scalar.value, radix: 16, uppercase: true))
        write("}")
      } else {
        write(verbatim: String(scalar))
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader could not see it, or would see other text moved by it: control and format
  /// characters, among them the bidirectional marks, line and paragraph separators, and letters
  /// without a form. What chooses the form of the character before it is seen.
  var isInvisible: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      return true
    default: return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }
}
