import SchemaModel

/// Builds enums: open ones for unions of string literals, tagged ones for unions of objects. Both
/// keep values that this version of the schema does not know.
enum EnumEmitter {
  // MARK: - Unions of literals

  static func openEnum(
    _ names: TypeNames, values: [StringLiteral], documentation: [String]
  ) -> Declaration {
    let cases = names.members.map { Declaration.enumCase(EnumCase(name: $0.name)) }
    let unrecognized = EnumCase(
      documentation: ["A value that this version of the schema does not know."],
      name: "unrecognized", payload: "String")
    let allCases = Property(
      isStatic: true, isConstant: true, name: "allCases", type: "[" + names.name + "]",
      value: .initial(.array(names.members.map { .member($0.name) })))
    return .type(
      TypeDeclaration(
        documentation: documentation, kind: .enum, name: names.name, inheritance: ["OpenEnum"],
        members: cases + [
          .enumCase(unrecognized), .property(allCases), reading(names, values),
          writing(names, values),
        ]))
  }

  private static func reading(_ names: TypeNames, _ values: [StringLiteral]) -> Declaration {
    var cases = zip(names.members, values).map { member, value in
      SwitchCase(pattern: .string(value.value), body: .assignToSelf(.member(member.name)))
    }
    cases.append(
      SwitchCase(
        pattern: .default,
        body: .assignToSelf(.memberCall("unrecognized", [Argument(nil, .name("rawValue"))]))))
    return .initializer(
      Initializer(
        parameters: [Parameter(label: "rawValue", type: "String")],
        body: [.switch(on: .name("rawValue"), cases)]))
  }

  private static func writing(_ names: TypeNames, _ values: [StringLiteral]) -> Declaration {
    var cases = zip(names.members, values).map { member, value in
      SwitchCase(pattern: .member(member.name), body: .expression(.string(value.value)))
    }
    cases.append(
      SwitchCase(
        pattern: .payload("unrecognized", variable: "rawValue"),
        body: .expression(.name("rawValue"))))
    return .property(
      Property(
        name: "rawValue", type: "String",
        value: .statement(.switch(on: .verbatim("self"), cases))))
  }

  // MARK: - Unions of objects

  /// - Parameter payloads: the types of the cases' values.
  static func taggedUnion(
    _ names: TypeNames, _ union: DiscriminatedUnion, payloads: [String], isHashable: Bool,
    documentation: [String], nested: [Declaration]
  ) -> Declaration {
    let cases = zip(names.members, payloads).map { member, payload in
      Declaration.enumCase(EnumCase(name: member.name, payload: payload))
    }
    let unrecognized = EnumCase(
      documentation: ["A kind that this version of the schema does not know, as it came."],
      name: "unrecognized", payload: "JSONValue")
    let discriminator = Property(
      isStatic: true, name: "discriminator", type: "String",
      value: .computed(.string(union.discriminator)))
    return .type(
      TypeDeclaration(
        documentation: documentation, kind: .enum, name: names.name,
        inheritance: isHashable ? ["TaggedUnion", "Hashable"] : ["TaggedUnion"],
        members: cases + [
          .enumCase(unrecognized), .property(discriminator), reading(names, union, payloads),
          writing(names, union),
        ] + nested))
  }

  private static func reading(
    _ names: TypeNames, _ union: DiscriminatedUnion, _ payloads: [String]
  ) -> Declaration {
    var cases = names.members.indices.map { index in
      let payload = Expression.call(
        payloads[index], [Argument("row", .name("row"))], isTrying: true)
      return SwitchCase(
        pattern: .string(union.variants[index].tag.value),
        body: .assignToSelf(.memberCall(names.members[index].name, [Argument(nil, payload)])))
    }
    cases.append(
      SwitchCase(
        pattern: .default,
        body: .assignToSelf(
          .memberCall("unrecognized", [Argument(nil, .access(base: "row", member: "json"))]))))
    return .initializer(
      Initializer(
        parameters: [
          Parameter(label: "tag", type: "String"), Parameter(label: "row", type: "RowReader"),
        ],
        isThrowing: true, body: [.switch(on: .name("tag"), cases)]))
  }

  private static func writing(_ names: TypeNames, _ union: DiscriminatedUnion) -> Declaration {
    let value = Argument(nil, .name("value"))
    var cases = zip(names.members, union.variants).map { member, variant in
      SwitchCase(
        pattern: .payload(member.name, variable: "value"),
        body: .expression(
          .call("TaggedPayload", [Argument(nil, .string(variant.tag.value)), value])))
    }
    cases.append(
      SwitchCase(
        pattern: .payload("unrecognized", variable: "value"),
        body: .expression(.call("TaggedPayload", [value]))))
    return .property(
      Property(
        name: "tagged", type: "TaggedPayload",
        value: .statement(.switch(on: .verbatim("self"), cases))))
  }
}
