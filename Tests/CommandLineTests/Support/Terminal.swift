import Foundation

/// A terminal that nobody looks at.
struct Terminal {
  /// What a program takes for its terminal.
  let inside: FileHandle
  private let outside: FileHandle

  struct NotThere: Error {}

  init() throws {
    var (outer, inner): (Int32, Int32) = (-1, -1)
    guard openpty(&outer, &inner, nil, nil, nil) == 0 else { throw NotThere() }
    outside = FileHandle(fileDescriptor: outer, closeOnDealloc: true)
    inside = FileHandle(fileDescriptor: inner, closeOnDealloc: true)
  }

  /// What has been written so far, which must be less than a terminal holds back.
  func text() throws -> String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(outside.fileDescriptor, &bytes, bytes.count)
    guard count >= 0 else { throw NotThere() }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
