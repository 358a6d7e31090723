import SchemaDiagnostics
import SchemaModel

extension SchemaLowering {
  mutating func lowerLinks(_ part: SchemaValue.Part?) -> [Link] {
    guard let part, part.value.isNullish != true,
      let object = object(part.value, at: part.range, need: "`links`")
    else { return [] }
    reportGaps(object.gaps, of: "`links`")
    let properties = object.ordered
    var links: [Link] = []
    links.reserveCapacity(properties.count)
    for property in properties {
      if let link = link(property) { links.append(link) }
    }
    return links
  }

  /// A link; `nil` if some value of it cannot be known, which is reported.
  private mutating func link(_ property: ObjectValue.Property) -> Link? {
    let name = evaluator.names[property.name]
    guard
      let object = object(property.value, at: property.valueRange, need: "the link `\(name.value)`")
    else { return nil }
    var isKnown = reportGaps(object.gaps, of: "the link `\(name.value)`")
    var link = Link(
      name: name, forward: nil, reverse: nil, documentation: documentation(of: property))
    for part in object.ordered {
      switch part.name.value.word {
      case .forward: link.forward = side(part, of: name.value, &isKnown)
      case .reverse: link.reverse = side(part, of: name.value, &isKnown)
      default: link.unknownKeys.append(evaluator.names[part.name])
      }
    }
    return isKnown ? link : nil
  }

  private mutating func side(
    _ property: ObjectValue.Property, of link: String, _ isKnown: inout Bool
  ) -> LinkSide? {
    let name = evaluator.names[property.name.value]
    func need() -> String { "`\(name)` of the link `\(link)`" }
    guard let object = object(property.value, at: property.valueRange, need: need()) else {
      isKnown = false
      return nil
    }
    if !reportGaps(object.gaps, of: need()) { isKnown = false }
    var on: Located<Constant>?
    var has: Located<Constant>?
    var label: Located<Constant>?
    var required: Located<Constant>?
    var requiredProperty: PropertySource?
    var onDelete: Located<Constant>?
    var onDeleteProperty: PropertySource?
    var unknownKeys: [Located<String>] = []
    var labelDocumentation: Documentation?
    for part in object.ordered {
      switch part.name.value.word {
      case .on: on = constant(part, of: need(), &isKnown)
      case .has: has = constant(part, of: need(), &isKnown)
      case .required:
        required = constant(part, of: need(), &isKnown)
        requiredProperty = source(of: part)
      case .onDelete:
        onDelete = constant(part, of: need(), &isKnown)
        onDeleteProperty = source(of: part)
      case .label:
        label = constant(part, of: need(), &isKnown)
        labelDocumentation = documentation(of: part)
      default: unknownKeys.append(evaluator.names[part.name])
      }
    }
    return LinkSide(
      range: property.valueRange, on: on, has: has, label: label, required: required,
      requiredProperty: requiredProperty, onDelete: onDelete, onDeleteProperty: onDeleteProperty,
      unknownKeys: unknownKeys, labelDocumentation: labelDocumentation)
  }

  private mutating func constant(
    _ property: ObjectValue.Property, of owner: @autoclosure () -> String, _ isKnown: inout Bool
  ) -> Located<Constant>? {
    let constant: Constant
    switch property.value.withoutPackage {
    case .string(let text): constant = .string(text)
    case .number(let number): constant = .number(number)
    case .boolean(let flag): constant = .boolean(flag)
    case .null: constant = .null
    case .undefined: constant = .undefined
    case .opaque(let obstacle)
    where obstacle.isUndeclaredName && obstacle.range == property.valueRange:
      refuseWord(obstacle, of: property, owner())
      isKnown = false
      return nil
    case .opaque, .poisoned:
      refuse(
        property.value, at: property.valueRange,
        need: "`\(evaluator.names[property.name.value])` in \(owner())",
        wanted: "a constant")
      isKnown = false
      return nil
    case let other: constant = .other(other.description)
    }
    return Located(constant, at: property.valueRange)
  }

  /// A word without quotes where a string is due.
  private mutating func refuseWord(
    _ obstacle: Obstacle, of property: ObjectValue.Property, _ owner: String
  ) {
    let text = evaluator.loader.files.text(in: obstacle.range)
    var diagnostic = obstacle.diagnostic(
      need: "`\(evaluator.names[property.name.value])` in \(owner)", at: property.valueRange)
    diagnostic.fixIts = [
      FixIt("put it in quotes", edits: [FixIt.Edit(obstacle.range, "\"\(text)\"")])
    ]
    evaluator.report(diagnostic)
  }
}
