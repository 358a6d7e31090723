/// Text that grows at its end, as UTF-8.
///
/// Output is made of very many short pieces. An array asked to append one spends several times as
/// long on its bookkeeping as on the bytes, so this keeps room of its own behind the text.
package struct TextBuffer: Sendable {
  /// The text, and zeros behind it that the next pieces overwrite.
  private var storage: [UInt8] = []
  /// How many bytes the text has.
  package private(set) var count = 0

  package init() {}

  /// Takes the text out and leaves the buffer empty. Nothing is copied.
  package mutating func take() -> [UInt8] {
    storage.removeLast(storage.count - count)
    let text = storage
    self = TextBuffer()
    return text
  }

  package var text: String { String(decoding: storage[..<count], as: UTF8.self) }

  package mutating func append(_ text: String) {
    // Only text that was made by Objective-C is not contiguous.
    let appended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if appended == nil { for byte in text.utf8 { append(byte) } }
  }

  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  package mutating func append(_ byte: UInt8) {
    if count == storage.count { makeRoom(for: 1) }
    storage[count] = byte
    count += 1
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    let end = count + bytes.count
    if end > storage.count { makeRoom(for: bytes.count) }
    storage.withUnsafeMutableBytes {
      UnsafeMutableRawBufferPointer(rebasing: $0[count..<end])
        .copyMemory(from: UnsafeRawBufferPointer(bytes))
    }
    count = end
  }

  /// Appends a byte several times.
  package mutating func append(_ byte: UInt8, count repetitions: Int) {
    let end = count + repetitions
    if end > storage.count { makeRoom(for: repetitions) }
    for index in count..<end { storage[index] = byte }
    count = end
  }

  /// Takes back all but the first bytes.
  package mutating func truncate(to count: Int) { self.count = count }

  private mutating func makeRoom(for count: Int) {
    storage.append(contentsOf: repeatElement(0, count: max(count, Self.step)))
  }

  /// A few pages, so that no more memory is touched than text will fill.
  private static let step = 16_384
}
