/// A key of a coded object that is exactly the name on the wire.
struct WireKey: CodingKey {
  let stringValue: String

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init(intValue: Int) { self.init(String(intValue)) }

  var intValue: Int? { nil }
}
