import SchemaDiagnostics

/// Writes Swift as it is described, piece after piece, into one buffer: the only place that knows
/// indentation, blank lines, brackets, backticks and the length of a line.
///
/// What is called `print` writes whole lines, what is called `write` a part of one.
struct SwiftPrinter: ~Copyable {
  /// Lines keep to this many bytes unless one name or literal is longer.
  static let lineLength = 100

  private var text = TextBuffer()
  private let access: String
  private var depth = 0
  private var lineStart = 0
  /// How many bytes follow on its line what is being written.
  private(set) var reserve = 0
  /// The list that is being written.
  var list: List?
  /// What stands before the next declaration: at first the head of the file, and nothing where
  /// a type begins.
  var previous: Group? = .block

  /// - Parameter accessLevel: what `Visibility.exported` stands for.
  init(accessLevel: AccessLevel) {
    self.access = accessLevel == .internal ? "" : accessLevel.rawValue + " "
  }

  /// Takes what has been written, in pieces.
  mutating func take() -> [[UInt8]] { text.take() }

  // MARK: - Pieces

  /// Writes Swift that holds nothing of the schema.
  @inline(__always) mutating func write(_ piece: StaticString) { text.append(piece) }

  /// Writes text as it is.
  mutating func write(verbatim piece: String) { text.append(piece) }

  /// Writes bytes as they are.
  mutating func write(verbatim piece: UnsafeBufferPointer<UInt8>) { text.append(piece) }

  mutating func write(name: String, as place: Keywords.Place) {
    guard Keywords.needsBackticks(name, in: place) else { return write(verbatim: name) }
    write("`")
    write(verbatim: name)
    write("`")
  }

  mutating func write(_ visibility: Visibility) {
    switch visibility {
    case .exported: text.append(access)
    case .private: write("private ")
    }
  }

  /// Writes what so many bytes follow on its line.
  mutating func followed(by bytes: Int, _ body: (inout SwiftPrinter) -> Void) {
    let outer = reserve
    reserve = bytes
    body(&self)
    reserve = outer
  }

  // MARK: - Lines

  /// Prints a line of the file's head, or of anything that is printed as it is.
  mutating func print(line: String) {
    text.append(line)
    endLine()
  }

  /// Prints top-level declarations that another printer has printed.
  mutating func print(declarations pieces: [[UInt8]]) {
    text.append(pieces: pieces)
    lineStart = text.count
    previous = .block
  }

  mutating func endLine() {
    text.append(UInt8(ascii: "\n"))
    lineStart = text.count
  }

  mutating func startLine() {
    text.append(UInt8(ascii: " "), count: 2 * depth)
  }

  mutating func indented(_ body: (inout SwiftPrinter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes lines between braces, or the braces alone if there are none.
  mutating func writeBlock(_ lines: (inout SwiftPrinter) -> Void) {
    write(" {")
    let start = mark
    endLine()
    let firstLine = lineStart
    indented(lines)
    if text.count == firstLine { truncate(to: start) } else { startLine() }
    write("}")
  }

  // MARK: - Places

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

  /// How many bytes the present line has so far.
  var column: Int { text.count - lineStart }

  /// Whether all that was written after a mark stands on its line, with room for more bytes.
  func isOneLine(since mark: Mark, reserve: Int = 0) -> Bool {
    lineStart == mark.lineStart && column + reserve <= Self.lineLength
  }
}
