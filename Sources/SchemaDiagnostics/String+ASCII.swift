extension String {
  /// Whether it has ASCII characters alone, so that no other spelling is equal to it.
  package var isASCII: Bool { allBytesSatisfy { $0 < 0x80 } }

  /// Whether every byte of the text as UTF-8 satisfies a condition.
  package func allBytesSatisfy(_ condition: (UInt8) -> Bool) -> Bool {
    // A view of the text decodes at every step where the bytes themselves need none.
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(condition) }
      ?? utf8.allSatisfy(condition)
  }
}
