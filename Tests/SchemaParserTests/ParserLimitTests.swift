import Foundation
import SchemaDiagnostics
import TestSupport
import Testing

@testable import SchemaParser

/// Depth and length: no input overflows a small stack, and none takes more than linear time.
struct ParserLimitTests {
  /// A construct that may hold another of its kind.
  struct Nest: CustomTestStringConvertible, Sendable {
    let open: String
    let inner: String
    let close: String

    init(_ open: String, _ inner: String, _ close: String) {
      self.open = open
      self.inner = inner
      self.close = close
    }

    func text(depth: Int) -> String {
      String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
    }

    var testDescription: String { open + "…" + close }
  }

  static let expressions = [
    Nest("(", "1", ")"), Nest("[", "1", "]"), Nest("{ a: ", "1", "}"), Nest("f(", "1", ")"),
    Nest("a[", "1", "]"), Nest("`${", "1", "}`"), Nest("x => ", "1", ""), Nest("-(", "1", ")"),
    Nest("1 ** (", "1", ")"), Nest("a ? (", "1", ") : 2"), Nest("a ? 1 : ", "1", ""),
    Nest("new X(", "1", ")"), Nest("{ [", "1", "]: 1 }"), Nest("a < (", "1", ")"),
    Nest("(x) => { return ", "1", "}"), Nest("(a = ", "1", ") => 1"), Nest("new ", "X", ""),
    Nest("a ** ", "1", ""), Nest("<T>", "1", ""), Nest("a = ", "1", ""), Nest("f`${", "1", "}`"),
  ]

  static let types = [
    Nest("(", "1", ")"), Nest("[", "1", "]"), Nest("{ a: ", "1", "}"), Nest("A<", "1", ">"),
    Nest("a[", "1", "]"), Nest("() => ", "1", ""), Nest("keyof ", "1", ""), Nest("| (", "1", ")"),
    Nest("A extends B ? C : ", "1", ""), Nest("`${", "1", "}`"), Nest("(a: ", "1", ") => 1"),
    Nest("{ [k: string]: ", "1", "}"), Nest("{ (a: ", "1", "): 1 }"), Nest("[a: ", "1", "]"),
    Nest("{ [K in A]: ", "1", "}"), Nest("A extends (", "infer U extends 1", ") ? 1 : 1"),
    Nest("<T extends ", "1", ">() => 1"), Nest("new () => ", "1", ""), Nest("x is ", "1", ""),
  ]

  @Test(arguments: expressions)
  func deepExpressionsAreRefusedOnASmallStack(nest: Nest) {
    check { "const a = " + nest.text(depth: $0) }
  }

  @Test(arguments: types)
  func deepTypesAreRefusedOnASmallStack(nest: Nest) {
    check { "type A = " + nest.text(depth: $0) }
  }

  private func check(_ text: @escaping @Sendable (Int) -> String) {
    #expect(onSmallStack { Parser.parse(text(100)).diagnostics } == [])
    // Just below and just above the bound, whatever a level of this construct counts for.
    for depth in [126, 127, 128, 129, 250, 254, 255, 256] {
      let diagnostics = onSmallStack { Parser.parse(text(depth)).diagnostics }
      #expect(diagnostics.allSatisfy { $0.id == .nestingTooDeep })
    }
    #expect(onSmallStack { Parser.parse(text(2000)).diagnostics }.map(\.id) == [.nestingTooDeep])
  }

  /// Runs something on a thread with 480 KiB of stack, so that something is left of 512.
  private func onSmallStack(
    _ body: @escaping @Sendable () -> [Diagnostic]
  ) -> [Diagnostic] {
    let result = Locked<[Diagnostic]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.update { $0 = body() }
      done.signal()
    }
    thread.stackSize = 480 << 10
    thread.start()
    done.wait()
    return result.value
  }

  @Test(arguments: ["(", "[", "{ a: ", "f(", "function f() {"])
  func aHundredThousandBracketsAreOneError(open: String) {
    let text = "const a = " + String(repeating: open, count: 100_000)
    #expect(Parser.parse(text).diagnostics.count == 1)
  }

  /// Constructs whose reading looks ahead, or is tried and taken back.
  static let repeated = [
    "(a;", "(a,", "a<b;", "a<", "<T>(", "x = (a): (b;\n", "async (", "a<{ b: [", "`${", "<a>{",
    "const x = (a\n", "a = b ? (c) : (d) => ", "/*", "@a(", "i.json<{ a: string }>(),",
    "infer U extends (", "type A = B extends infer U extends (", "} ) ] ", "#", "{ get ", "export ",
    "interface A extends {", "enum A {", "class A {", "import {", "for (", "if (a) ",
  ]

  @Test(arguments: repeated)
  func timeIsLinear(piece: String) {
    let short = processorTime { _ = Parser.parse(String(repeating: piece, count: 1_000)) }
    let long = processorTime { _ = Parser.parse(String(repeating: piece, count: 4_000)) }
    // Four times the text: quadratic growth would take sixteen times as long.
    #expect(long < short * 10 + 0.1)
  }
}

extension Parser {
  static func parse(_ text: String) -> Outcome<SourceFileSyntax> {
    parse(SourceFile(id: FileID(index: 0), path: "a.ts", bytes: Array(text.utf8)))
  }
}
