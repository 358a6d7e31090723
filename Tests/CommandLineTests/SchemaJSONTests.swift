import SchemaDiagnostics
import SchemaModel
import Testing

@testable import instant_schema

@Suite struct SchemaJSONTests {
  @Test func everyShapeOfAType() {
    let literal = StringLiteral(value: "a", range: Self.nowhere)
    let property = PropertyShape(
      name: located("city"), shape: .string, isOptional: true,
      documentation: Documentation(lines: ["Where."]))
    let object = ObjectShape(properties: [property])
    let shapes: [(TypeShape, String)] = [
      (.string, #"{"kind":"string"}"#),
      (.number, #"{"kind":"number"}"#),
      (.boolean, #"{"kind":"boolean"}"#),
      (.json, #"{"kind":"json"}"#),
      (.literals([literal], isOpen: true), #"{"kind":"literals","values":["a"],"open":true}"#),
      (.array(.json), #"{"kind":"array","element":{"kind":"json"}}"#),
      (.dictionary(.number), #"{"kind":"dictionary","value":{"kind":"number"}}"#),
      (.optional(.string), #"{"kind":"optional","type":{"kind":"string"}}"#),
      (.named(0), #"{"kind":"named","name":"Address"}"#),
      (
        .tuple([
          TupleElement(label: located("x"), shape: .number),
          TupleElement(label: nil, shape: .string),
        ]),
        #"{"kind":"tuple","elements":[{"label":"x","type":{"kind":"number"}},"#
          + #"{"label":null,"type":{"kind":"string"}}]}"#
      ),
      (
        .object(object),
        #"{"kind":"object","properties":[{"name":"city","optional":true,"#
          + #""documentation":"Where.","type":{"kind":"string"}}]}"#
      ),
      (
        .union(
          DiscriminatedUnion(
            discriminator: "kind",
            variants: [
              DiscriminatedUnion.Variant(tag: literal, object: ObjectShape(properties: []), name: 0)
            ])),
        #"{"kind":"union","discriminator":"kind","variants":["#
          + #"{"tag":"a","name":"Address","properties":[]}]}"#
      ),
    ]
    for (shape, json) in shapes {
      #expect(text(attributes: [attribute(shape)]).contains("\"type\":\(json)}"), "\(json)")
    }
  }

  @Test func namedTypesFollowTheRooms() {
    #expect(
      text(attributes: []).hasSuffix(
        #","rooms":[],"types":[{"name":"Address","documentation":null,"#
          + #""type":{"kind":"string"}}]}"# + "\n"))
  }

  @Test func aSideHoldsWhatTheFileSays() {
    let side = LinkSide(
      range: Self.nowhere, on: located(.string("todos")), has: located(.number(2)),
      label: located(.other("an array")), required: located(.string("yes")),
      onDelete: located(.undefined))
    let link = Link(name: located("odd"), forward: side, reverse: nil)
    let schema = Schema(links: [link], range: Self.nowhere)
    #expect(
      String(decoding: SchemaJSON.bytes(schema), as: UTF8.self).contains(
        #"{"name":"odd","forward":{"on":"todos","has":2,"label":"an array","required":"yes","#
          + #""onDelete":null},"reverse":null}"#))
  }

  private static let nowhere = SourceRange(file: FileID(index: 0), start: 0, end: 0)

  private func located<Value>(_ value: Value) -> Located<Value> {
    Located(value, at: Self.nowhere)
  }

  private func attribute(_ shape: TypeShape) -> Attribute {
    Attribute(name: located("a"), valueType: .json, range: Self.nowhere, type: located(shape))
  }

  private func text(attributes: [Attribute]) -> String {
    let schema = Schema(
      entities: [Entity(name: located("e"), attributes: attributes)],
      namedTypes: [NamedType(name: located("Address"), shape: .string)], range: Self.nowhere)
    return String(decoding: SchemaJSON.bytes(schema), as: UTF8.self)
  }
}
