/// Text that grows at its end, as UTF-8.
///
/// Output is made of very many short pieces. An array asked to append one spends several times as
/// long on its bookkeeping as on the bytes. So pieces are gathered in a window of memory that nobody
/// else can see, and the array gets the window whenever it is full.
///
/// It is public so that other modules can be compiled with what is inlinable in it: for what is
/// `package` the compiler ignores that.
public struct TextBuffer: ~Copyable {
  /// The text before what is in the window.
  @usableFromInline var settled: [UInt8] = []
  @usableFromInline let window: UnsafeMutablePointer<UInt8>
  /// How many bytes of the window are text.
  @usableFromInline var gathered = 0

  /// A few pages: small enough to stay in the processor's cache.
  @inlinable static var windowSize: Int { 16_384 }

  public init() { window = .allocate(capacity: Self.windowSize) }

  deinit { window.deallocate() }

  /// How many bytes the text has.
  @inlinable @inline(__always) public var count: Int { settled.count + gathered }

  /// Takes the text out and leaves the buffer empty.
  public mutating func take() -> [UInt8] {
    settle()
    let text = settled
    settled = []
    return text
  }

  public var text: String {
    String(decoding: settled, as: UTF8.self)
      + String(decoding: UnsafeBufferPointer(start: window, count: gathered), as: UTF8.self)
  }

  @inlinable public mutating func append(_ text: String) {
    // Only text that was made by Objective-C is not contiguous.
    let appended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if appended == nil { for byte in text.utf8 { append(byte) } }
  }

  /// The length is known when the call is compiled, so that a few moves are all that is left of it.
  @inlinable @inline(__always) public mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable @inline(__always) public mutating func append(_ byte: UInt8) {
    if gathered == Self.windowSize { settle() }
    window[gathered] = byte
    gathered += 1
  }

  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let end = gathered + bytes.count
    guard end <= Self.windowSize else { return appendPastWindow(bytes) }
    (window + gathered).initialize(from: start, count: bytes.count)
    gathered = end
  }

  /// Appends a byte several times.
  @inlinable public mutating func append(_ byte: UInt8, count: Int) {
    for _ in 0..<count { append(byte) }
  }

  /// Takes back all but the first bytes.
  public mutating func truncate(to count: Int) {
    let excess = settled.count - count
    gathered = max(-excess, 0)
    if excess > 0 { settled.removeLast(excess) }
  }

  @usableFromInline mutating func settle() {
    settled.append(contentsOf: UnsafeBufferPointer(start: window, count: gathered))
    gathered = 0
  }

  /// Long text goes past the window, which it would only fill for a moment.
  @usableFromInline mutating func appendPastWindow(_ bytes: UnsafeBufferPointer<UInt8>) {
    settle()
    settled.append(contentsOf: bytes)
  }
}
