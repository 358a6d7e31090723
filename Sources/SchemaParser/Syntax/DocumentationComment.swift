import SchemaDiagnostics
import SchemaModel

/// Finds the documentation in the trivia before a declaration.
///
/// It is the last `/** … */`, or the last run of `///` lines, whichever is nearer; other comments
/// may stand between. A comment behind the token before, at the end of its line, says something
/// about that token; one at the head of a file with an empty line after it, about the file.
struct DocumentationComment {
  private let file: SourceFile
  private let start: Int
  private let end: Int

  init(file: SourceFile, trivia: Range<Int>) {
    self.file = file
    self.start = trivia.lowerBound
    self.end = trivia.upperBound
  }

  /// One line of a comment without its margin, and where it stands.
  private typealias Line = Range<Int>

  var documentation: Documentation? {
    var lines: [Line] = []
    var offset = start
    var lineBreaks = start == 0 ? 1 : 0
    var isOnFirstLine = start > 0
    var isInRun = false
    while offset < end {
      guard let comment = commentRange(at: offset) else {
        if isLineFeed(offset) { lineBreaks += 1 }
        offset += 1
        continue
      }
      isOnFirstLine = isOnFirstLine && lineBreaks == 0
      if !(isOnFirstLine && endsLine(comment)), let found = documentationLines(comment) {
        let continuesRun = isInRun && isLineComment(comment) && lineBreaks == 1
        if !continuesRun { lines.removeAll() }
        lines += found
        isInRun = isLineComment(comment)
      } else {
        isInRun = false
      }
      lineBreaks = 0
      offset = comment.upperBound
    }
    let isAboutFile = start == 0 && lineBreaks > 1
    return isAboutFile ? nil : make(lines)
  }

  // MARK: Comments

  private func byte(_ offset: Int) -> UInt8 { offset < end ? file.bytes[offset] : 0 }

  /// Whether a line ends with the byte at an offset; CRLF ends one line.
  private func isLineFeed(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "\n")
      || byte(offset) == UInt8(ascii: "\r") && byte(offset + 1) != UInt8(ascii: "\n")
  }

  private func isLineComment(_ comment: Range<Int>) -> Bool {
    byte(comment.lowerBound + 1) == UInt8(ascii: "/")
  }

  private func commentRange(at offset: Int) -> Range<Int>? {
    guard byte(offset) == UInt8(ascii: "/") else { return nil }
    var last = offset + 2
    if byte(offset + 1) == UInt8(ascii: "/") {
      while last < end, !CharacterClass.isLineBreak(byte(last)) { last += 1 }
      return offset..<last
    }
    guard byte(offset + 1) == UInt8(ascii: "*") else { return nil }
    while last < end, byte(last) != UInt8(ascii: "*") || byte(last + 1) != UInt8(ascii: "/") {
      last += 1
    }
    return offset..<min(last + 2, end)
  }

  /// Whether nothing stands behind a comment on its line.
  private func endsLine(_ comment: Range<Int>) -> Bool {
    var offset = comment.upperBound
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") { offset += 1 }
    return CharacterClass.isLineBreak(byte(offset))
  }

  /// The lines of a comment, if it is documentation at all.
  private func documentationLines(_ comment: Range<Int>) -> [Line]? {
    let marker = isLineComment(comment) ? UInt8(ascii: "/") : UInt8(ascii: "*")
    let first = comment.lowerBound + 3
    guard comment.upperBound >= first, byte(first - 1) == marker, byte(first) != marker else {
      return nil
    }
    if isLineComment(comment) { return [trimmed(first..<comment.upperBound)] }
    // Not `/**/`.
    guard comment.count > 4 else { return nil }
    return blockLines(first..<comment.upperBound - 2)
  }

  private func blockLines(_ content: Range<Int>) -> [Line] {
    var lines: [Line] = []
    var lineStart = content.lowerBound
    for offset in content where isLineFeed(offset) {
      lines.append(withoutMargin(lineStart..<offset, isFirst: lines.isEmpty))
      lineStart = offset + 1
    }
    lines.append(withoutMargin(lineStart..<content.upperBound, isFirst: lines.isEmpty))
    return lines
  }

  /// Cuts the white space and the asterisk before a line of a block comment.
  private func withoutMargin(_ line: Line, isFirst: Bool) -> Line {
    guard !isFirst else { return trimmed(line) }
    let text = line.drop { isSpace(byte($0)) }
    guard let first = text.first, byte(first) == UInt8(ascii: "*") else {
      return trimmed(text.startIndex..<line.upperBound)
    }
    return trimmed(first + 1..<line.upperBound)
  }

  /// Cuts one space at the front, and all at the end.
  private func trimmed(_ line: Line) -> Line {
    let start = !line.isEmpty && isSpace(byte(line.lowerBound)) ? 1 : 0
    var end = line.upperBound
    while end > line.lowerBound + start, isSpace(byte(end - 1)) { end -= 1 }
    return line.lowerBound + start..<end
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  // MARK: Content

  private func make(_ lines: [Line]) -> Documentation? {
    var text: [String] = []
    var swiftName: Located<String>?
    for line in lines {
      if swiftName == nil, let name = self.swiftName(line) {
        swiftName = name
      } else {
        text.append(String(decoding: file.bytes[line], as: UTF8.self))
      }
    }
    let head = text.drop { $0.isEmpty }
    let blankTail = head.reversed().prefix { $0.isEmpty }.count
    let kept = Array(head.dropLast(blankTail))
    guard !kept.isEmpty || swiftName != nil else { return nil }
    return Documentation(lines: kept, swiftName: swiftName)
  }

  /// What follows `@swiftName` on a line of its own; the tag itself if nothing does.
  private func swiftName(_ line: Line) -> Located<String>? {
    let tag = Array("@swiftName".utf8)
    let content = line.drop { isSpace(byte($0)) }
    guard file.bytes[content].starts(with: tag) else { return nil }
    let rest = content.dropFirst(tag.count)
    guard rest.isEmpty || isSpace(byte(rest.startIndex)) else { return nil }
    let name = rest.drop { isSpace(byte($0)) }
    let place = name.isEmpty ? content : name
    let range = SourceRange(
      file: file.id, start: UInt32(place.startIndex), end: UInt32(place.endIndex))
    return Located(name.isEmpty ? "" : file.text(in: range), at: range)
  }
}

extension SourceFileSyntax {
  /// The documentation of the declaration that begins with a token. A member of a union may also
  /// have it before a `|` that begins its line.
  func documentation(before token: TokenIndex) -> Documentation? {
    if let found = documentation(rightBefore: token) { return found }
    guard token.index > 0, self[token.previous].kind == .bar, self[token.previous].isAfterLineBreak
    else { return nil }
    return documentation(rightBefore: token.previous)
  }

  private func documentation(rightBefore token: TokenIndex) -> Documentation? {
    guard self[token].isAfterComment else { return nil }
    let start = token.index == 0 ? 0 : Int(self[token.previous].end)
    let end = Int(self[token].start)
    return DocumentationComment(file: file, trivia: start..<end).documentation
  }
}
