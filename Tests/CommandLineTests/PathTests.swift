import Testing

@testable import instant_schema

@Suite struct PathTests {
  @Test(arguments: [
    ("a", "."), ("a/b", "a"), ("a/b/", "a"), ("/a", "/"), ("/", "/"), ("a//b", "a"), (".", "."),
  ])
  func parents(path: String, parent: String) {
    #expect(Path.parent(of: path) == parent)
  }

  @Test(arguments: [("a/b.ts", "b.ts"), ("b.ts", "b.ts"), ("a/b/", "b"), ("/b", "b")])
  func names(path: String, name: String) {
    #expect(Path.name(of: path) == name)
  }

  @Test(arguments: [
    ("./a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"),
    ("/../a", "/a"), ("a/..", "."), (".", "."), ("/", "/"),
  ])
  func normalizedPaths(path: String, normalized: String) {
    #expect(Path.normalized(path) == normalized)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a", "/a/b", ".."),
    ("/x/y", "/a/b", "../../x/y"), ("/a/bc", "/a/b", "../bc"),
  ])
  func relativePaths(path: String, directory: String, relative: String) {
    #expect(Path.relative(path, to: directory) == relative)
  }

  @Test func joining() {
    #expect(Path.join("a", "b") == "a/b")
    #expect(Path.join("a/", "b") == "a/b")
    #expect(Path.join(".", "b") == "b")
    #expect(Path.join("a", "/b") == "/b")
  }

  @Test func aNameThatOnlyBeginsLikeADirectoryIsNotInside() {
    #expect(Path.isInside("/a/b", "/a/b"))
    #expect(Path.isInside("/a/b/c", "/a/b"))
    #expect(!Path.isInside("/a/bc", "/a/b"))
    #expect(Path.isInside("/a", "/"))
  }
}
