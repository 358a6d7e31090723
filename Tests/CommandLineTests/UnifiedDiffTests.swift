import TestSupport
import Testing

@testable import instant_schema

@Suite struct UnifiedDiffTests {
  @Test func changesStandBetweenThreeLinesOfContext() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("6\n", with: "six\n")
    #expect(
      diff(old, new) == """
        --- old
        +++ new
        @@ -3,7 +3,7 @@
         3
         4
         5
        -6
        +six
         7
         8
         9

        """)
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "", maxReplacements: 1) + "21\n"
    #expect(
      diff(old, new) == """
        --- old
        +++ new
        @@ -1,5 +1,4 @@
         1
        -2
         3
         4
         5
        @@ -18,3 +17,4 @@
         18
         19
         20
        +21

        """)
  }

  @Test func anEmptySideHasNoLines() {
    #expect(diff("", "a\n") == "--- old\n+++ new\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func aMissingLineFeedAtTheEndIsShown() {
    #expect(
      diff("a", "a\n") == """
        --- old
        +++ new
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func lineEndsDoNotCount() {
    #expect(diff("a\r\nb\r\n", "a\nb\n") == "")
    #expect(difference("a\r\nb\r\n", "a\nb\n").firstDifferingLine == nil)
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", 2), ("a\nb\n", "a\nb\nc\n", 2), ("", "a\n", 1),
    ("a\nb\nc\n", "a\n", 2),
  ])
  func theFirstLineThatDiffersIsALineOfTheOldText(
    old: String, new: String, line: Int
  ) {
    #expect(difference(old, new).firstDifferingLine == line)
  }

  @Test func gitAppliesIt() throws {
    let directory = try TemporaryDirectory()
    let git = GitSandbox(directory)
    let old = (1...60).map { "line \($0 % 7)\n" }.joined()
    let new = (1...60).map { $0 % 9 == 0 ? "new\n" : "line \($0 % 7)\n" }.joined() + "end"
    try directory.write(old, to: "file")
    try git.initialize()
    try directory.write(
      difference(old, new).text(oldName: "a/file", newName: "b/file"), to: "patch")
    try git("apply", "patch")
    #expect(try directory.text(of: "file") == new)
  }

  private func difference(_ old: String, _ new: String) -> UnifiedDiff {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8))
  }

  private func diff(_ old: String, _ new: String) -> String {
    difference(old, new).text(oldName: "old", newName: "new")
  }
}
