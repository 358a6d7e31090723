#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads and writes an open file descriptor in full; closing it stays with who opened it.
struct Descriptor {
  private let number: Int32
  private let path: String

  /// - Parameter path: what errors call the file.
  init(_ number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  /// Everything up to the end of the file, in as few reads as its size allows.
  ///
  /// - Parameter size: how much there probably is, in bytes.
  /// - Throws: `FileError` also if there are more than `limit` bytes.
  func readToEnd(expecting size: Int, limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    // One byte more than expected, so that the read that fills it shows that the file has grown.
    var bytes = try readChunk(capacity: max(size, 0) + 1)
    while !bytes.isEmpty {
      if bytes.count > limit { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
      let chunk = try readChunk(capacity: max(4096, bytes.count))
      if chunk.isEmpty { break }
      bytes.append(contentsOf: chunk)
    }
    return bytes
  }

  /// How the rest of the file compares to a text.
  func compare(with pieces: [[UInt8]]) throws(FileError) -> FileComparison {
    var offset = 0
    for piece in pieces {
      var rest = piece[...]
      while !rest.isEmpty {
        let chunk = try readChunk(capacity: min(rest.count, Self.chunkSize))
        if chunk.isEmpty || !Self.isPrefix(chunk, of: rest) {
          return .different(at: offset + zip(chunk, rest).prefix { $0 == $1 }.count)
        }
        offset += chunk.count
        rest = rest.dropFirst(chunk.count)
      }
    }
    return try readChunk(capacity: 1).isEmpty ? .same : .different(at: offset)
  }

  private static func isPrefix(_ bytes: [UInt8], of text: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      text.withUnsafeBytes { text in
        guard let first = bytes.baseAddress, let second = text.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
      }
    }
  }

  /// Few reads for a file, and little memory.
  private static let chunkSize = 65_536

  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      written += try SystemCall.retrying(path) {
        bytes.withUnsafeBytes { buffer in
          let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
          return write(number, rest.baseAddress, rest.count)
        }
      }
    }
  }

  private func readChunk(capacity: Int) throws(FileError) -> [UInt8] {
    var code: Int32?
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      repeat {
        let result = read(number, buffer.baseAddress, buffer.count)
        count = max(result, 0)
        code = result < 0 ? errno : nil
      } while code == EINTR
    }
    if let code { throw SystemCall.error(path, code: code) }
    return chunk
  }
}
