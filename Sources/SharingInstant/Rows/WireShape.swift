import Foundation

/// The JSON that a field is expected to hold.
///
/// A `Decoder` cannot be asked what it holds, only told what is wanted, and every wrong guess is an
/// error thrown. So the first guess comes from the field's type. A shape is a hint: what comes
/// otherwise is read as well.
indirect enum WireShape: Sendable {
  case string
  case number
  case bool
  case array(of: WireShape)
  case record(any RowRecord.Type)
  case any

  init(of type: any FieldValue.Type) {
    self =
      switch type {
      case let type as any WireShaped.Type: type.wireShape
      case is any OpenEnum.Type: .string
      case is any RowTuple.Type: .any
      case let type as any RowRecord.Type: .record(type)
      default: .any
      }
  }
}

/// A type whose shape follows from itself or from what it holds.
private protocol WireShaped {
  static var wireShape: WireShape { get }
}

extension String: WireShaped {
  static var wireShape: WireShape { .string }
}

extension Double: WireShaped {
  static var wireShape: WireShape { .number }
}

extension Bool: WireShaped {
  static var wireShape: WireShape { .bool }
}

extension Date: WireShaped {
  static var wireShape: WireShape { .string }
}

extension Optional: WireShaped where Wrapped: FieldValue {
  static var wireShape: WireShape { WireShape(of: Wrapped.self) }
}

extension Array: WireShaped where Element: FieldValue {
  static var wireShape: WireShape { .array(of: WireShape(of: Element.self)) }
}
