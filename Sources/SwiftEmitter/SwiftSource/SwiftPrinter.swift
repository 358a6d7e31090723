import SchemaDiagnostics

/// Writes declarations as text into one buffer: the only place that knows indentation, blank
/// lines, backticks and the length of a line.
struct SwiftPrinter {
  /// Lines keep to this many bytes unless one name or literal is longer.
  static let lineLength = 100

  private var text = TextBuffer()
  private let access: String
  private var depth = 0
  private var lineStart = 0

  /// - Parameter accessLevel: what `Visibility.exported` stands for.
  init(accessLevel: AccessLevel) {
    self.access = accessLevel == .internal ? "" : accessLevel.rawValue + " "
  }

  /// Takes what has been written.
  mutating func take() -> [UInt8] { text.take() }

  // MARK: - Lines

  /// Ends a line of the file's head, or of anything that is printed as it is.
  mutating func line(_ text: String) {
    write(text)
    endLine()
  }

  mutating func endLine() {
    text.append(UInt8(ascii: "\n"))
    lineStart = text.count
  }

  mutating func write(_ piece: String) { text.append(piece) }

  mutating func startLine() {
    text.append(UInt8(ascii: " "), count: 2 * depth)
  }

  /// A place in the text to come back to.
  struct Mark {
    fileprivate let offset: Int
    fileprivate let lineStart: Int
  }

  var mark: Mark { Mark(offset: text.count, lineStart: lineStart) }

  /// Takes back what was written after a mark.
  mutating func truncate(to mark: Mark) {
    text.truncate(to: mark.offset)
    lineStart = mark.lineStart
  }

  /// Whether all that was written after a mark stands on its line, with room for more bytes.
  func isOneLine(since mark: Mark, reserve: Int = 0) -> Bool {
    lineStart == mark.lineStart && column + reserve <= Self.lineLength
  }

  /// How many bytes the present line has so far.
  var column: Int { text.count - lineStart }

  mutating func write(name: String, as place: Keywords.Place) {
    guard Keywords.needsBackticks(name, in: place) else { return write(name) }
    text.append(UInt8(ascii: "`"))
    write(name)
    text.append(UInt8(ascii: "`"))
  }

  mutating func indented(_ body: (inout SwiftPrinter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func write(_ visibility: Visibility) {
    switch visibility {
    case .exported: write(access)
    case .private: write("private ")
    case .inherited: break
    }
  }

  /// Writes elements between brackets on one line if the line then has room for `reserve` more
  /// bytes, and one on a line otherwise.
  mutating func list<Element>(
    _ elements: [Element], open: String, close: String, reserve: Int, trailingComma: Bool,
    write element: (inout SwiftPrinter, Element) -> Void
  ) {
    let mark = mark
    write(open)
    for index in elements.indices {
      if index > 0 { write(", ") }
      element(&self, elements[index])
      if !isOneLine(since: mark) { break }
    }
    write(close)
    if elements.isEmpty || isOneLine(since: mark, reserve: reserve) { return }
    truncate(to: mark)
    brokenList(
      elements, open: open, close: close, trailingComma: trailingComma, write: element)
  }

  private mutating func brokenList<Element>(
    _ elements: [Element], open: String, close: String, trailingComma: Bool,
    write element: (inout SwiftPrinter, Element) -> Void
  ) {
    write(open)
    endLine()
    indented { printer in
      for index in elements.indices {
        printer.startLine()
        element(&printer, elements[index])
        if index < elements.count - 1 || trailingComma && elements.count > 1 { printer.write(",") }
        printer.endLine()
      }
    }
    startLine()
    write(close)
  }
}
