extension SourceFile {
  /// The bytes of the file with the edits made; edits of other files are left out.
  ///
  /// Edits may come in any order. Several insertions at one offset follow each other in the order
  /// given.
  /// - Throws: `OverlappingEdits` if two edits want the same byte, or one inserts in the midst of
  ///   what another replaces.
  package func applying(_ edits: [FixIt.Edit]) throws(OverlappingEdits) -> [UInt8] {
    let ordered = edits.filter { $0.range.file == id }.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    var result: [UInt8] = []
    var position = 0
    var previous: FixIt.Edit?
    for (_, edit) in ordered {
      if let previous, edit.range.offsets.lowerBound < position {
        throw OverlappingEdits(first: previous, second: edit)
      }
      result += bytes[position..<edit.range.offsets.lowerBound]
      result += edit.text.utf8
      position = edit.range.offsets.upperBound
      previous = edit
    }
    return result + bytes[position...]
  }
}

/// Two edits that cannot both be made.
package struct OverlappingEdits: Error, Equatable {
  package let first: FixIt.Edit
  package let second: FixIt.Edit
}
