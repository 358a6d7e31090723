/// Text that grows at its end, as UTF-8 in pieces.
///
/// Output is made of very many short parts. An array asked to append one spends several times as
/// long on its bookkeeping as on the bytes. So parts are gathered in a window of memory that nobody
/// else can see, and when it is full it becomes a piece. No piece ever grows, which would take
/// memory for both the old and the new one, and pieces fit where earlier stages left room.
@usableFromInline package struct TextBuffer: ~Copyable {
  /// The text before what is in the window.
  private var pieces: [[UInt8]] = []
  /// How many bytes the pieces have.
  @usableFromInline var settled = 0
  @usableFromInline let window: UnsafeMutablePointer<UInt8>
  /// How many bytes of the window are text.
  @usableFromInline var gathered = 0

  /// Small enough to stay in the processor's cache.
  @inlinable static var windowSize: Int { 65_536 }

  package init() { window = .allocate(capacity: Self.windowSize) }

  deinit { window.deallocate() }

  /// How many bytes the text has.
  @inlinable @inline(__always) package var count: Int { settled + gathered }

  /// Takes the text out and leaves the buffer empty.
  package mutating func take() -> [[UInt8]] {
    settle()
    let text = pieces
    pieces = []
    settled = 0
    return text
  }

  // MARK: - Appending

  /// Appends what another buffer gave out.
  package mutating func append(pieces: [[UInt8]]) {
    settle()
    self.pieces += pieces
    settled += pieces.reduce(0) { $0 + $1.count }
  }

  @inlinable package mutating func append(_ text: String) {
    // Only text that was made by Objective-C is not contiguous.
    let appended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if appended == nil { for byte in text.utf8 { append(byte) } }
  }

  /// The length is known when the call is compiled, so that a few moves are all that is left of it.
  @inlinable @inline(__always) package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable @inline(__always) package mutating func append(_ byte: UInt8) {
    if gathered == Self.windowSize { settle() }
    window[gathered] = byte
    gathered += 1
  }

  @inlinable @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let end = gathered + bytes.count
    guard end <= Self.windowSize else { return appendPastWindow(bytes) }
    (window + gathered).initialize(from: start, count: bytes.count)
    gathered = end
  }

  /// Appends a byte several times.
  @inlinable package mutating func append(_ byte: UInt8, count: Int) {
    for _ in 0..<count { append(byte) }
  }

  /// Takes back all but the first bytes.
  package mutating func truncate(to count: Int) {
    while settled > count, let piece = pieces.popLast() {
      settled -= piece.count
      gathered = 0
      piece.prefix(max(count - settled, 0)).withUnsafeBufferPointer { append($0) }
    }
    gathered = count - settled
  }

  @usableFromInline mutating func settle() {
    settle(UnsafeBufferPointer(start: window, count: gathered))
    gathered = 0
  }

  /// Text that does not fit into what is left of the window, and may not fit into a whole one.
  @usableFromInline mutating func appendPastWindow(_ bytes: UnsafeBufferPointer<UInt8>) {
    settle()
    if bytes.count > Self.windowSize { settle(bytes) } else { append(bytes) }
  }

  private mutating func settle(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.isEmpty { return }
    pieces.append(Array(bytes))
    settled += bytes.count
  }
}
