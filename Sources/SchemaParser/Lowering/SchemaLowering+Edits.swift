import SchemaDiagnostics

/// The ranges that fix-its of the validator delete or insert into.
extension SchemaLowering {
  /// What to delete to be rid of a property: its key, its value and, if one follows, the comma.
  /// `nil` if it is not written as one piece, or if something else follows.
  func removal(of property: ObjectValue.Property) -> SourceRange? {
    let file = property.name.range.file
    guard let tokens = property.tokens, let module = evaluator.loader[file] else { return nil }
    let start = module[tokens.first].start
    let follower = module[tokens.end]
    switch follower.kind {
    case .comma: return SourceRange(file: file, start: start, end: follower.end)
    case .rightBrace:
      return SourceRange(file: file, start: start, end: module[tokens.end.previous].end)
    default: return nil
    }
  }

  /// The object literal that is written as a property's value, from brace to brace.
  func objectLiteral(of property: ObjectValue.Property) -> SourceRange? {
    let range = property.valueRange
    guard let token = evaluator.loader[range.file]?.firstToken(from: range.start),
      token.start == range.start, token.kind == .leftBrace
    else { return nil }
    return range
  }
}

extension Module {
  /// The first token that starts at an offset or after it; `endOfFile` stands for none.
  fileprivate func firstToken(from offset: UInt32) -> Token {
    let tokens = syntax.tokens
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return tokens[low]
  }
}
