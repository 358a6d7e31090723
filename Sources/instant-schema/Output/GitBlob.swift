/// The name that git gives to the content of a file.
enum GitBlob {
  /// The blob id of the bytes with every CRLF read as LF, in hexadecimal: git's own id wherever a
  /// repository stores LF, whatever a checkout has made of the line ends.
  static func id(of bytes: [UInt8]) -> String {
    let content = LineEnds.normalized(bytes)
    var digest = SHA1()
    digest.update(Array("blob \(content.count)\0".utf8)[...])
    digest.update(content[...])
    return digest.finalize()
  }
}
