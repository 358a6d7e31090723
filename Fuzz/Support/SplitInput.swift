package import SchemaParser

/// An input as the files of a project: the schema, and behind each line that begins with `//@ `
/// one more file of the path that the line names.
///
///     import { title } from "./parts";
///     //@ parts.ts
///     export const title = i.string();
package struct SplitInput: SourceProvider {
  package let schema: [UInt8]
  private var files: [String: [UInt8]] = [:]

  package init(_ input: [UInt8]) {
    let mark = Array("\n//@ ".utf8)
    var parts: [ArraySlice<UInt8>] = []
    var start = input.startIndex
    var index = input.startIndex
    while index < input.endIndex {
      if input[index...].starts(with: mark) {
        parts.append(input[start...index])
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(input[start...])
    schema = Array(parts[0])
    for part in parts.dropFirst() {
      let end = part.firstIndex(of: UInt8(ascii: "\n")) ?? part.endIndex
      files[String(decoding: part[..<end], as: UTF8.self)] = Array(part[end...])
    }
  }

  package func source(at path: String) -> SourceLookup {
    if path.hasPrefix("..") || path.hasPrefix("/") { return .outsideRoot }
    return files[path].map { .found($0) } ?? .notFound
  }
}
