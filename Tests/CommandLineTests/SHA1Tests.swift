import TestSupport
import Testing

@testable import instant_schema

@Suite struct SHA1Tests {
  /// The vectors of FIPS 180 and its supplements.
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
  ])
  func digestsOfKnownMessages(message: String, digest: String) {
    var sha1 = SHA1()
    sha1.update(Array(message.utf8)[...])
    #expect(sha1.finalize() == digest)
  }

  @Test func thePiecesOfAMessageDoNotMatter() {
    let message = Array(repeating: UInt8(7), count: 300)
    var whole = SHA1()
    whole.update(message[...])
    let expected = whole.finalize()
    for size in [1, 3, 63, 64, 65, 128, 299] {
      var pieces = SHA1()
      for start in stride(from: 0, to: message.count, by: size) {
        pieces.update(message[start..<min(start + size, message.count)])
      }
      #expect(pieces.finalize() == expected, "pieces of \(size)")
    }
  }
}

@Suite struct GitBlobTests {
  @Test func theIdOfABlobIsGitsOwn() throws {
    let directory = try TemporaryDirectory()
    let git = GitSandbox(directory)
    for text in ["", "\n", "hello\n", "ünï\0code", String(repeating: "x\n", count: 999)] {
      try directory.write(text, to: "file")
      let id = try git("hash-object", "--no-filters", "file")
      #expect(GitBlob.id(of: Array(text.utf8)) + "\n" == id)
    }
  }

  @Test func crlfCountsAsLFAndALoneCRAsItself() {
    #expect(id("a\r\nb\r\n") == id("a\nb\n"))
    #expect(id("a\rb") != id("a\nb"))
    #expect(id("a\r") != id("a"))
  }

  private func id(_ text: String) -> String { GitBlob.id(of: Array(text.utf8)) }
}
