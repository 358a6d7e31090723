import SchemaModel

/// Prints structs: stored properties and a memberwise initializer, and an extension with what
/// reading, writing and queries need.
///
/// It is an object, because what describes a declaration captures it.
final class RecordEmitter {
  enum Kind {
    case entity(namespace: String)
    case record
    /// Encoded as an array, in the order of its properties.
    case tuple
  }

  let names: TypeNames
  private let kind: Kind
  private let properties: [RecordProperty]
  private let isHashable: Bool

  init(names: TypeNames, kind: Kind, properties: [RecordProperty], isHashable: Bool) {
    self.names = names
    self.kind = kind
    self.properties = properties
    self.isHashable = isHashable
    properties.nameBoxes()
  }

  /// - Parameter nested: prints the types inside.
  func printStructure(
    documentation: Documentation?, into printer: inout SwiftPrinter,
    nested: (inout SwiftPrinter) -> Void
  ) {
    let head = TypeHead(
      documentation: documentation?.lines ?? [], kind: .struct, name: names.name,
      inheritance: isHashable ? kind.inheritance + ["Hashable"] : kind.inheritance)
    printer.print(head) { printer in
      if case .entity(let namespace) = kind {
        printer.print(
          Property(isStatic: true, name: "namespace", type: "String"),
          computed: .string(namespace))
      }
      for property in properties { print(property, into: &printer) }
      printMemberwiseInitializer(into: &printer)
      nested(&printer)
    }
  }

  func printExtension(into printer: inout SwiftPrinter) {
    let head = TypeHead(
      kind: .extension, name: names.path, inheritance: kind.extensionInheritance)
    printer.print(head) { printer in
      let fields = Property(
        isStatic: true, isConstant: true, name: "fields", type: "RowFields<" + names.path + ">")
      printer.print(fields) { printer in
        printer.writeArray { printer in
          for property in properties {
            printer.writeElement { writeField(for: property, into: &$0) }
          }
        }
      }
      printer.printInitializer {
        $0.write(parameter: "values", "inout RowValues")
      } body: {
        $0.printStatement { writeDelegation(into: &$0) }
      }
    }
  }

  // MARK: - The struct

  private func print(_ property: RecordProperty, into printer: inout SwiftPrinter) {
    let declared = Property(
      documentation: property.documentation, name: property.name, type: property.type)
    guard let box = property.box else { return printer.print(declared) }
    printer.print(declared, get: .access(base: box, member: "value")) {
      $0.write(.name(box))
      $0.write(" = ")
      $0.writeCall("Indirect", .verbatim("newValue"))
    }
    printer.print(
      Property(visibility: .private, name: box, type: "Indirect<" + property.type + ">"))
  }

  private func printMemberwiseInitializer(into printer: inout SwiftPrinter) {
    printer.printInitializer { printer in
      for (index, property) in properties.enumerated() {
        printer.write(
          parameter: property.name, called: property.name == "self" ? nameForSelf : nil,
          property.type, default: defaultValue(at: index))
      }
    } body: { printer in
      for property in properties {
        printer.printStatement { writeAssignment(to: property, into: &$0) }
      }
    }
  }

  private func defaultValue(at index: Int) -> Expression? {
    if properties[index].isOptional { return .verbatim("nil") }
    if index == 0, case .entity = kind { return .verbatim("UUID().uuidString.lowercased()") }
    return nil
  }

  private func writeAssignment(to property: RecordProperty, into printer: inout SwiftPrinter) {
    let value = Expression.name(property.name == "self" ? nameForSelf : property.name)
    printer.write("self.")
    printer.write(name: property.box ?? property.name, as: .member)
    printer.write(" = ")
    if property.box == nil {
      printer.write(value)
    } else {
      printer.writeCall("Indirect", value)
    }
  }

  /// A parameter called `self` would hide the value being made, so the body calls it by a name that
  /// no other parameter has.
  private var nameForSelf: String {
    var name = "selfValue"
    while properties.contains(where: { $0.name == name }) { name += "Value" }
    return name
  }

  // MARK: - The extension

  private func writeField(for property: RecordProperty, into printer: inout SwiftPrinter) {
    let label: String? =
      switch property.source {
      case .value: nil
      case .link: "link"
      case .links: "links"
      }
    printer.write("RowField")
    printer.writeArguments {
      $0.write(label: label, .string(property.key))
      $0.write(label: nil, .keyPath(property.name))
    }
  }

  private func writeDelegation(into printer: inout SwiftPrinter) {
    printer.write("self.init")
    printer.writeArguments { printer in
      for property in properties {
        printer.write(label: property.name, .verbatim("values.next()"))
      }
    }
  }
}

extension RecordEmitter.Kind {
  fileprivate var inheritance: [String] {
    switch self {
    case .entity: ["EntityIdentifiable", "Codable", "Sendable"]
    case .record, .tuple: ["Codable", "Sendable", "Equatable"]
    }
  }

  fileprivate var extensionInheritance: [String] {
    switch self {
    case .entity: []
    case .record: ["RowRecord"]
    case .tuple: ["RowTuple"]
    }
  }
}
