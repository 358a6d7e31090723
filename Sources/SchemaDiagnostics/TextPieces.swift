extension [[UInt8]] {
  /// The pieces of a text as one.
  package var concatenated: [UInt8] {
    if count == 1 { return self[0] }
    var text: [UInt8] = []
    text.reserveCapacity(reduce(0) { $0 + $1.count })
    for piece in self { text += piece }
    return text
  }
}
