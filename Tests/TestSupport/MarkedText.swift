package import SchemaDiagnostics

/// A source text for a test in which `«` and `»` mark the places that the test is about.
///
/// `MarkedText("i.«strng»()")` has the text `i.strng()` and one range, that of `strng`. Marks may
/// nest; the ranges are in the order of their opening marks.
package struct MarkedText {
  /// The text without the marks.
  package let text: String
  /// The marked ranges, as offsets in UTF-8.
  package let offsets: [Range<Int>]

  package init(_ marked: String) {
    var bytes: [UInt8] = []
    var offsets: [Range<Int>] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(offsets.count)
        offsets.append(bytes.count..<bytes.count)
      case "»":
        let index = open.removeLast()
        offsets[index] = offsets[index].lowerBound..<bytes.count
      default:
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    precondition(open.isEmpty, "every « needs its »")
    self.text = String(decoding: bytes, as: UTF8.self)
    self.offsets = offsets
  }

  package var bytes: [UInt8] { Array(text.utf8) }

  /// The marked ranges as ranges of a file.
  package func ranges(in file: FileID = FileID(index: 0)) -> [SourceRange] {
    offsets.map {
      SourceRange(file: file, start: UInt32($0.lowerBound), end: UInt32($0.upperBound))
    }
  }
}
