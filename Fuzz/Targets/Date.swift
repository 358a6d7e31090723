import Foundation
import FuzzSupport
import SharingInstant

/// Dates of the runtime, from text and from numbers: what is read can be written, and comes back
/// equal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  requireSame(.string(text))
  if let number = Double(text), number.isFinite { requireSame(.number(number)) }
  return 0
}

private func requireSame(_ value: JSONValue) {
  guard let date = try? Date(readingField: FieldReader(value)) else { return }
  guard let written = date.writingField() else { return require(false, "\(date) is written") }
  let again = try? Date(readingField: FieldReader(written))
  require(again == date, "\(value) → \(written) comes back equal, and not as \(again as Date?)")
}
