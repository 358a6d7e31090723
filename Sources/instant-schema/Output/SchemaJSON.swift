import SchemaDiagnostics
import SchemaModel

/// The model as JSON for other programs. docs/cli.md describes the form; what changes it in a way
/// that a reader would notice changes its version.
struct SchemaJSON {
  private static let version = 1

  let schema: Schema

  /// The JSON with a line feed at the end.
  static func bytes(_ schema: Schema) -> [UInt8] {
    let writer = SchemaJSON(schema: schema)
    var json = JSONWriter()
    writer.write(to: &json)
    var bytes = json.take()
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("version", Self.version)
      json.member("entities", schema.entities) { json, entity in
        json.object { json in
          json.member("name", entity.name.value)
          json.member("documentation", entity.documentation?.text)
          json.member("attributes", entity.attributes, each: attribute)
        }
      }
      json.member("links", schema.links, each: link)
      json.member("rooms", schema.rooms, each: room)
      // Only a schema that names types has something to say here.
      if !schema.namedTypes.isEmpty {
        json.member("types", schema.namedTypes) { json, type in
          json.object { json in
            json.member("name", type.name.value)
            json.member("documentation", type.documentation?.text)
            json.key("type")
            write(type.shape, to: &json)
          }
        }
      }
    }
  }

  private func attribute(_ json: inout JSONWriter, _ attribute: Attribute) {
    json.object { json in
      json.member("name", attribute.name.value)
      json.member("valueType", attribute.valueType.rawValue)
      json.member("required", attribute.isRequired)
      json.member("indexed", attribute.isIndexed)
      json.member("unique", attribute.isUnique)
      json.member("documentation", attribute.documentation?.text)
      json.key("type")
      if let type = attribute.type { write(type.value, to: &json) } else { json.null() }
    }
  }

  private func room(_ json: inout JSONWriter, _ room: Room) {
    json.object { json in
      json.member("name", room.name.value)
      json.key("presence")
      if let presence = room.presence {
        json.array(presence, each: attribute)
      } else {
        json.null()
      }
      json.member("topics", room.topics) { json, topic in
        json.object { json in
          json.member("name", topic.name.value)
          json.member("payload", topic.payload, each: attribute)
        }
      }
    }
  }

  // MARK: - Links

  private func link(_ json: inout JSONWriter, _ link: Link) {
    json.object { json in
      json.member("name", link.name.value)
      json.key("forward")
      side(&json, link.forward, hasRequired: true)
      json.key("reverse")
      side(&json, link.reverse, hasRequired: false)
    }
  }

  /// - Parameter hasRequired: whether `required` means something on this side.
  private func side(_ json: inout JSONWriter, _ side: LinkSide?, hasRequired: Bool) {
    guard let side else { return json.null() }
    json.object { json in
      member("on", side.on, &json)
      member("has", side.has, &json)
      member("label", side.label, &json)
      if hasRequired {
        if side.required == nil {
          json.member("required", false)
        } else {
          member("required", side.required, &json)
        }
      }
      member("onDelete", side.onDelete, &json)
    }
  }

  private func member(
    _ name: StaticString, _ constant: Located<Constant>?, _ json: inout JSONWriter
  ) {
    json.key(name)
    switch constant?.value {
    case .string(let text): json.string(text)
    case .boolean(let value): json.boolean(value)
    case .number(let number):
      if let integer = Int(exactly: number) {
        json.integer(integer)
      } else {
        json.string("\(number)")
      }
    case .other(let description): json.string(description)
    case .null, .undefined, nil: json.null()
    }
  }

  // MARK: - Types

  private func write(_ shape: TypeShape, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", Self.kind(of: shape))
      switch shape {
      case .string, .number, .boolean, .json: break
      case .literals(let literals, let isOpen):
        json.member("values", literals) { $0.string($1.value) }
        json.member("open", isOpen)
      case .array(let element): member("element", element, &json)
      case .dictionary(let value): member("value", value, &json)
      case .optional(let wrapped): member("type", wrapped, &json)
      case .tuple(let elements):
        json.member("elements", elements) { json, element in
          json.object { json in
            json.member("label", element.label?.value)
            member("type", element.shape, &json)
          }
        }
      case .object(let object): properties(object, &json)
      case .union(let union):
        json.member("discriminator", union.discriminator)
        json.member("variants", union.variants) { json, variant in
          json.object { json in
            json.member("tag", variant.tag.value)
            json.member("name", variant.name.map { schema.namedTypes[$0].name.value })
            properties(variant.object, &json)
          }
        }
      case .named(let index): json.member("name", schema.namedTypes[index].name.value)
      }
    }
  }

  private func properties(_ object: ObjectShape, _ json: inout JSONWriter) {
    json.member("properties", object.properties) { json, property in
      json.object { json in
        json.member("name", property.name.value)
        json.member("optional", property.isOptional)
        json.member("documentation", property.documentation?.text)
        member("type", property.shape, &json)
      }
    }
  }

  private func member(_ name: StaticString, _ shape: TypeShape, _ json: inout JSONWriter) {
    json.key(name)
    write(shape, to: &json)
  }

  private static func kind(of shape: TypeShape) -> String {
    switch shape {
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .json: "json"
    case .literals: "literals"
    case .array: "array"
    case .dictionary: "dictionary"
    case .tuple: "tuple"
    case .object: "object"
    case .union: "union"
    case .optional: "optional"
    case .named: "named"
    }
  }
}
