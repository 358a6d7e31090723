import Foundation
import SchemaDiagnostics
import Testing

@testable import SchemaParser

/// Depth and length: no input overflows a small stack or takes more than linear time.
struct ParserLimitTests {
  static let nests: [(open: String, inner: String, close: String)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("{ a: ", "1", "}"), ("f(", "1", ")"), ("a[", "1", "]"),
    ("`${", "1", "}`"), ("i.entity({ a: f(", "1", ") })"), ("x => ", "1", ""), ("-(", "1", ")"),
    ("1 ** (", "1", ")"), ("a ? (", "1", ") : 2"), ("(x) => { return ", "1", "}"),
    ("new X(", "1", ")"), ("{ [", "1", "]: 1 }"), ("a < (", "1", ")"),
    ("x as (", "y", ")"), ("(a = ", "1", ") => 1"), ("f<{ a: ", "1", "}>()"),
    ("!", "1", ""), ("await ", "1", ""), ("new ", "X", ""), ("a ** ", "1", ""), ("<T>", "1", ""),
  ]
  static let typeNests: [(open: String, inner: String, close: String)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("{ a: ", "1", "}"), ("A<", "1", ">"), ("a[", "1", "]"),
    ("() => ", "1", ""), ("keyof ", "1", ""), ("A extends B ? C : ", "1", ""),
    ("`${", "1", "}`"), ("| (", "1", ")"), ("{ [k: string]: ", "1", "}"), ("{ (a: ", "1", "): 1 }"),
    ("(a: ", "1", ") => 1"), ("A extends (", "infer U extends 1", ") ? 1 : 1"),
  ]

  @Test(arguments: nests + typeNests, [120, 250, 100_000])
  func nestingStaysOnASmallStack(
    nest: (open: String, inner: String, close: String), depth: Int
  ) {
    let isType = Self.typeNests.contains { $0 == nest }
    let text =
      (isType ? "type A = " : "const a = ") + String(repeating: nest.open, count: depth)
      + nest.inner + String(repeating: nest.close, count: depth)
    let diagnostics = onSmallStack { Parser.parse(text).diagnostics }
    if depth > 256 {
      #expect(diagnostics.map(\.id) == [.nestingTooDeep])
    } else if depth < 125 {
      #expect(diagnostics.isEmpty, "\(nest) \(diagnostics)")
    }
  }

  /// Runs something on a thread with 512 KiB of stack.
  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let result = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.value = body()
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    return result.value!
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}

extension Parser {
  static func parse(_ text: String) -> Outcome<SourceFileSyntax> {
    parse(SourceFile(id: FileID(index: 0), path: "a.ts", bytes: Array(text.utf8)))
  }
}
