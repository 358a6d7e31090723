import SchemaDiagnostics
import SchemaModel

/// The ranges that fix-its of the validator delete or insert into.
extension SchemaLowering {
  /// Where a property is written and how to be rid of it; `nil` if it is not written as one piece,
  /// or if something else follows.
  func source(of property: ObjectValue.Property) -> PropertySource? {
    guard let tokens = property.tokens, let module = evaluator.loader[property.name.range.file],
      let removal = module.removal(of: tokens)
    else { return nil }
    let range = module.range(of: tokens.first).union(module.range(of: tokens.end.previous))
    return PropertySource(range: range, removal: removal)
  }

  /// Where an entity can be added to a schema.
  func entityInsertion(into schema: SchemaValue) -> EntityInsertion? {
    guard let entities = schema.entities?.range, entities.file == schema.range.file,
      let module = evaluator.loader[entities.file]
    else { return nil }
    let opening = module.firstToken(from: entities.start)
    let tokens = module.syntax.tokens
    let builders = module.firstToken(from: schema.range.start)
    guard tokens[opening].start == entities.start, tokens[opening].kind == .leftBrace,
      tokens[builders].kind.isIdentifier, tokens[builders + 1].kind == .dot
    else { return nil }
    let place = SourceRange(
      file: entities.file, start: tokens[opening].end, end: tokens[opening].end)
    return EntityInsertion(
      place: place, lineStart: module.lineStart(ofFirst: opening + 1),
      isEmpty: tokens[opening + 1].kind == .rightBrace,
      builders: module.name(of: TokenIndex(builders)))
  }

  /// The object literal that is written as a property's value, from brace to brace.
  func objectLiteral(of property: ObjectValue.Property) -> SourceRange? {
    let range = property.valueRange
    guard let module = evaluator.loader[range.file] else { return nil }
    let token = module.syntax.tokens[module.firstToken(from: range.start)]
    return token.start == range.start && token.kind == .leftBrace ? range : nil
  }
}

extension Module {
  /// What to delete to be rid of an element of a list in braces; `nil` if something else follows it
  /// than a comma or the closing brace.
  func removal(of element: TokenRange) -> [SourceRange]? {
    let follower = self[element.end]
    let hasComma = follower.kind == .comma
    guard element.first.index > 0, hasComma || follower.kind == .rightBrace else { return nil }
    let first = self[element.first]
    let before = self[element.first.previous]
    let end = hasComma ? follower.end : self[element.end.previous].end
    // The last element takes the comma before it along.
    let comma = !hasComma && before.kind == .comma ? [range(before.start, before.end)] : []
    let next = hasComma ? self[element.end.next] : follower
    if first.isAfterLineBreak, next.isAfterLineBreak {
      let start = syntax.documentedStart(of: element.first)
      return comma + [syntax.file.wholeLines(of: range(start, end))]
    }
    return comma + [removal(from: first.start, to: end, between: before, next)]
  }

  /// The part of a line from the start of an element to its end, with the white space that parts it
  /// from what stays.
  private func removal(
    from start: UInt32, to end: UInt32, between before: Token, _ next: Token
  ) -> SourceRange {
    let isFirstInLine = syntax.file.isBlank(before.end, start)
    let isBeforeOther = !next.isAfterLineBreak && syntax.file.isBlank(end, next.start)
    if before.kind == .comma, next.kind == .rightBrace, isFirstInLine {
      return range(before.end, end)
    }
    if isBeforeOther { return range(start, next.start) }
    return range(isFirstInLine ? before.end : start, end)
  }

  private func range(_ start: UInt32, _ end: UInt32) -> SourceRange {
    SourceRange(file: file, start: start, end: end)
  }

  /// The line break and the white space before the first element of an object, or before where it
  /// would be; `nil` if it stands on the line of the brace.
  fileprivate func lineStart(ofFirst token: Int) -> String? {
    let first = syntax.tokens[token]
    guard first.isAfterLineBreak else { return nil }
    let bytes = syntax.file.bytes
    var start = Int(first.start)
    while start > 0, !CharacterClass.isLineBreak(bytes[start - 1]) { start -= 1 }
    let indent = bytes[start..<Int(first.start)].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let isWindows = start > 1 && bytes[start - 2] == UInt8(ascii: "\r")
    return (isWindows ? "\r\n" : "\n") + String(decoding: indent, as: UTF8.self)
      + (first.kind == .rightBrace ? "  " : "")
  }

  /// The first token that starts at an offset or after it; `endOfFile` stands for none.
  func firstToken(from offset: UInt32) -> Int {
    let tokens = syntax.tokens
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceFile {
  /// Whether nothing but spaces and tabs stands between two offsets.
  fileprivate func isBlank(_ start: UInt32, _ end: UInt32) -> Bool {
    bytes[Int(start)..<Int(end)].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
