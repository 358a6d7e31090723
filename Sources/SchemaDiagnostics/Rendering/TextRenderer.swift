/// Diagnostics for people: a first line that editors can jump to, the source with the place
/// underlined, the other places that belong to it, notes and ways out.
package struct TextRenderer<Decorator: TextDecorator>: DiagnosticRenderer {
  private let decorator: Decorator

  package init(decorator: Decorator = PlainDecorator()) {
    self.decorator = decorator
  }

  package func render(_ diagnostic: Diagnostic, in sources: IndexedSources) -> String {
    var page = Page(decorator: decorator, numberWidth: numberWidth(diagnostic, in: sources))
    let title = "\(diagnostic.message) [\(diagnostic.id.rawValue)]"
    page.place(diagnostic.range, diagnostic.severity, title, in: sources)
    for label in diagnostic.labels {
      page.place(label.range, .note, label.message, in: sources)
    }
    for note in diagnostic.notes {
      page.remark("note", note, as: .severity(.note))
    }
    for fixIt in diagnostic.fixIts {
      page.remark("help", fixIt.message, as: .help)
      page.preview(of: fixIt, in: sources)
    }
    return page.text
  }

  private func numberWidth(_ diagnostic: Diagnostic, in sources: IndexedSources) -> Int {
    let last = diagnostic.ranges.map { sources.span(of: $0).end.line }.max() ?? 1
    return String(last).utf8.count
  }
}

/// One diagnostic in the making; all its excerpts share the width of the line numbers.
private struct Page<Decorator: TextDecorator> {
  let decorator: Decorator
  let numberWidth: Int
  var text = ""

  // MARK: - Places

  mutating func place(
    _ range: SourceRange, _ severity: Severity, _ message: String, in sources: IndexedSources
  ) {
    let span = sources.span(of: range)
    let location = "\(span.path.withVisibleControls()):\(span.start.line):\(span.start.column):"
    text += decorator.decorate(location, as: .message) + " "
    text += decorator.decorate("\(severity.rawValue):", as: .severity(severity)) + " "
    text += decorator.decorate(message.withVisibleControls(), as: .message) + "\n"
    excerpt(of: range, span, severity, in: sources)
  }

  /// Of a range over several lines the first and the last are shown.
  private mutating func excerpt(
    of range: SourceRange, _ span: SourceSpan, _ severity: Severity, in sources: IndexedSources
  ) {
    let firstLine = span.start.line
    // A range that ends with a line's feed has nothing to show on the next.
    let lastLine = span.end.column > 1 ? span.end.line : max(firstLine, span.end.line - 1)
    show(line: firstLine, of: range, first: "^", as: .mark(severity), in: sources)
    guard lastLine > firstLine else { return }
    if lastLine > firstLine + 1 {
      text += decorator.decorate("...", as: .gutter) + "\n"
    }
    show(line: lastLine, of: range, first: "~", as: .mark(severity), in: sources)
  }

  private mutating func show(
    line: Int, of range: SourceRange, first: Character, as part: TextPart,
    in sources: IndexedSources
  ) {
    let bytes = sources[range.file].bytes
    let offsets = sources.offsets(ofLine: line, in: range.file)
    let indented = offsets.drop {
      bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t")
    }
    let begins = range.offsets.lowerBound >= offsets.lowerBound
    let wanted = begins ? range.offsets.lowerBound : indented.lowerBound
    // A line break can be marked, and so can the end of the file: both stand after the line.
    let start = min(wanted, offsets.upperBound)
    let marked = start..<max(start, min(range.offsets.upperBound, offsets.upperBound))
    show(line, ExcerptLine(bytes[offsets], marked: marked, first: first, rest: "~"), as: part)
  }

  private mutating func show(_ line: Int, _ excerpt: ExcerptLine, as part: TextPart) {
    let number = String(line)
    let padding = String(repeating: " ", count: numberWidth - number.utf8.count)
    text += decorator.decorate(" \(padding)\(number) |", as: .gutter)
    text += excerpt.text.isEmpty ? "\n" : " \(excerpt.text)\n"
    text += decorator.decorate(emptyGutter + " |", as: .gutter)
    let indent = excerpt.marks.prefix { $0 == " " }
    let marks = String(excerpt.marks.dropFirst(indent.count))
    text += " \(indent)\(decorator.decorate(marks, as: part))\n"
  }

  private var emptyGutter: String { String(repeating: " ", count: numberWidth + 1) }

  // MARK: - Remarks

  /// A note or a way out; further lines of it stand below its first.
  mutating func remark(_ kind: String, _ message: String, as part: TextPart) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index == 0 {
        text += decorator.decorate(emptyGutter + " =", as: .gutter) + " "
        text += decorator.decorate("\(kind):", as: part) + " "
      } else {
        text += emptyGutter + String(repeating: " ", count: 5 + kind.utf8.count)
      }
      text += String(line).withVisibleControls() + "\n"
    }
  }

  /// The line as the fix-it makes it, if it changes one place of one line and leaves a trace there.
  mutating func preview(of fixIt: FixIt, in sources: IndexedSources) {
    guard fixIt.edits.count == 1, let edit = fixIt.edits.first else { return }
    let span = sources.span(of: edit.range)
    guard span.start.line == span.end.line, !edit.text.isEmpty, !edit.text.utf8.contains(10)
    else { return }
    let bytes = sources[edit.range.file].bytes
    let offsets = sources.offsets(ofLine: span.start.line, in: edit.range.file)
    // A minified file has one line, which is not worth copying for every fix-it.
    guard offsets.count <= 1_000 else { return }
    let before = bytes[offsets.lowerBound..<edit.range.offsets.lowerBound]
    let after = bytes[edit.range.offsets.upperBound..<offsets.upperBound]
    let line = Array(before) + edit.text.utf8 + after
    let inserted = before.count..<before.count + edit.text.utf8.count
    show(
      span.start.line, ExcerptLine(line[...], marked: inserted, first: "+", rest: "+"),
      as: .insertion)
  }
}

extension String {
  /// The text with control characters made visible, so that a name in it can neither break the
  /// line nor steer the terminal.
  fileprivate func withVisibleControls() -> String {
    guard unicodeScalars.contains(where: DisplayWidth.isUnprintable) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if DisplayWidth.isUnprintable(scalar) {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
