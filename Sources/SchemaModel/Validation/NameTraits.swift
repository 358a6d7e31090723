/// What the rules about names look for, gathered over many names by one look at each byte. Nearly all
/// names have none of it, and then those rules need no look of their own.
struct NameTraits: OptionSet {
  let rawValue: UInt8

  /// There is a character outside ASCII, which may be spelled in several ways.
  static let wide = NameTraits(rawValue: 1 << 0)
  static let dotted = NameTraits(rawValue: 1 << 1)
  /// No character is certain to be visible.
  static let invisible = NameTraits(rawValue: 1 << 2)
  /// It is `id`.
  static let id = NameTraits(rawValue: 1 << 3)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(of name: String) {
    var traits: NameTraits = name == "id" ? .id : []
    var isVisible = false
    name.forEachByte { byte in
      if byte >= 0x80 { traits.insert(.wide) }
      if byte == UInt8(ascii: ".") { traits.insert(.dotted) }
      if byte > UInt8(ascii: " "), byte < 0x7F { isVisible = true }
    }
    if !isVisible { traits.insert(.invisible) }
    self = traits
  }

  /// The traits that any of several names has.
  init(_ indices: Range<Int>, name: (Int) -> String?) {
    self = []
    for index in indices {
      if let name = name(index) { formUnion(NameTraits(of: name)) }
    }
  }
}

extension String {
  /// Gives every byte of the text as UTF-8, without the decoding that a view of it does.
  fileprivate func forEachByte(_ body: (UInt8) -> Void) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { $0.forEach(body) }
    if isDone == nil { utf8.forEach(body) }
  }
}
