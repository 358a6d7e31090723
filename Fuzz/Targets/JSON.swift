import Foundation
import FuzzSupport
import SharingInstant

/// JSON of the runtime: what is read can be written, and comes back equal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = Data(bytes: data, count: count)
  guard let value = try? JSONValue(parsing: text) else { return 0 }
  let written = value.description
  require((try? JSONValue(parsing: written)) == value, "\(written) comes back equal")
  let decoded = try? JSONDecoder().decode(JSONValue.self, from: Data(written.utf8))
  require(decoded == value, "Foundation reads \(written) alike")
  return 0
}
