import SchemaDiagnostics

extension SwiftPrinter {
  /// Writes `///` lines, wrapped at spaces. No text can leave the comment: what would end a line
  /// becomes one, and what cannot be seen is written by its number.
  mutating func print(documentation lines: [String]) {
    for line in lines {
      for part in CommentText.lines(of: line) { print(documentationLine: part) }
    }
  }

  private mutating func print(documentationLine text: Substring) {
    var isFirst = true
    var rest = text
    repeat {
      startLine()
      write("///")
      if !rest.isEmpty { write(" ") }
      if !isFirst { write(verbatim: String(text.prefix { $0 == " " })) }
      let room = Self.lineLength - column
      let part = CommentText.head(of: rest, fitting: room)
      write(verbatim: String(part))
      endLine()
      rest = rest[part.endIndex...].drop { $0 == " " }
      isFirst = false
    } while !rest.isEmpty
  }
}

/// Text from a schema made fit to stand in a line comment.
enum CommentText {
  /// The text without anything that ends a line, as the lines it then has.
  static func lines(of text: String) -> [Substring] {
    if text.allBytesSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text[...]] }
    guard text.unicodeScalars.contains(where: { $0.isInvisible }) else { return [text[...]] }
    return safe(text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text on one line.
  static func line(of text: String) -> String {
    lines(of: text).joined(separator: " ")
  }

  private static func safe(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result += "\n"
      case "\t": result += "  "
      case "\u{200D}": result.unicodeScalars.append(scalar)
      default:
        if scalar.isInvisible {
          result += "U+" + String(scalar.value, radix: 16, uppercase: true)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      previous = scalar
    }
    return result
  }

  /// As many whole words from the start as fit, at least one.
  static func head(of text: Substring, fitting room: Int) -> Substring {
    if text.utf8.count <= room { return trimmed(text) }
    var end: Substring.Index?
    var index = text.startIndex
    var width = 0
    var isInWord = false
    while index < text.endIndex {
      if text[index] == " " {
        if isInWord {
          if width > room, end != nil { break }
          end = index
          if width > room { break }
        }
        isInWord = false
      } else {
        isInWord = true
      }
      width += String(text[index]).utf8.count
      text.formIndex(after: &index)
    }
    if index == text.endIndex, width <= room || end == nil { return trimmed(text) }
    return text[..<(end ?? text.endIndex)]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
