extension SwiftPrinter {
  /// How far a list has been written.
  struct List {
    fileprivate let start: Mark
    fileprivate let isBroken: Bool
    fileprivate var count = 0
  }

  /// Writes elements between brackets on one line if it has room for them and for what follows, and
  /// one on a line otherwise. For that the elements may be asked for twice.
  mutating func writeList(
    open: StaticString, close: StaticString, hasTrailingComma: Bool = false,
    _ elements: (inout SwiftPrinter) -> Void
  ) {
    let outer = list
    defer { list = outer }
    let start = mark
    list = List(start: start, isBroken: false)
    write(open)
    elements(&self)
    write(close)
    // A formatter counts the comma that the last element has where elements stand on lines.
    let reserve = reserve + (hasTrailingComma ? 1 : 0)
    if list?.count == 0 || isOneLine(since: start, reserve: reserve) { return }
    truncate(to: start)
    list = List(start: start, isBroken: true)
    write(open)
    indented(elements)
    if hasTrailingComma, let list, list.count > 1 { write(",") }
    endLine()
    startLine()
    write(close)
  }

  /// Writes an element of the list that is being written.
  mutating func writeElement(_ element: (inout SwiftPrinter) -> Void) {
    guard beginElement() else { return }
    followed(by: 1, element)
  }

  /// - Returns: whether to write the element: there is no need to if the list will be broken.
  private mutating func beginElement() -> Bool {
    guard var list else { return true }
    list.count += 1
    self.list = list
    if list.isBroken {
      if list.count > 1 { write(",") }
      endLine()
      startLine()
      return true
    }
    guard isOneLine(since: list.start) else { return false }
    if list.count > 1 { write(", ") }
    return true
  }
}
