import SchemaDiagnostics

/// An object literal's value: properties with the order and the overwriting of JavaScript.
struct ObjectValue {
  /// One property, and where it stands.
  struct Property {
    /// At the place of the key in the source.
    var name: Located<Name>
    /// What writes the property, from its key to the end of its value, in the file of the name.
    /// Documentation stands before it. `nil` if the property is not written as one piece.
    var tokens: TokenRange?
    var value: Value
    /// The expression that gives the value.
    var valueRange: SourceRange

    /// The token before which its documentation stands.
    var declaration: DocumentedToken? {
      tokens.map { DocumentedToken(file: name.range.file, token: $0.first) }
    }
  }

  /// A spread or a key that could not be evaluated: the object may have properties that are not
  /// known.
  struct Gap {
    /// Why; `nil` if that has been reported.
    let obstacle: Obstacle?
    let range: SourceRange
    /// Whether it is a key, and not what is spread.
    var isKey = false
  }

  private var properties: [Property] = []
  private(set) var gaps: [Gap] = []
  /// Where `__proto__: …` says what else it has, besides its own properties.
  var inherits: SourceRange?
  /// Where each name stands in `properties`; filled only when there are too many to look through.
  private var positions: NamePositions?
  private var hasIndexKeys = false
  /// Whether `as const` keeps its literal types.
  private(set) var isConst = false

  /// The attributes that are spread into the object, the last of which it is a copy of.
  var copiedAttributes: [AttributeValue] = []

  /// - Parameter capacity: how many properties it will probably have.
  init(capacity: Int = 0) {
    properties.reserveCapacity(capacity)
  }

  var isEmpty: Bool { properties.isEmpty }

  /// The property of a name.
  subscript(name: Name) -> Property? {
    position(of: name).map { properties[$0] }
  }

  /// The properties in JavaScript's order: array indices first and by value, then the others as
  /// they were first set.
  var ordered: [Property] {
    guard hasIndexKeys else { return properties }
    let indices = properties.compactMap { property in
      property.name.value.arrayIndex.map { (index: $0, property: property) }
    }
    let others = properties.filter { $0.name.value.arrayIndex == nil }
    return indices.sorted { $0.index < $1.index }.map(\.property) + others
  }

  /// Sets a property: a new one comes last, a known one keeps its place and is given back.
  @discardableResult
  mutating func set(_ property: Property) -> Property? {
    let name = property.name.value
    if let position = position(of: name) {
      let replaced = properties[position]
      properties[position] = property
      return replaced
    }
    if name.arrayIndex != nil { hasIndexKeys = true }
    properties.append(property)
    if positions != nil {
      positions?.append(name)
    } else if properties.count > Self.longestSearch {
      positions = NamePositions(properties.lazy.map(\.name.value))
    }
    return nil
  }

  /// Sets all properties of another object, as a spread does.
  mutating func setAll(of other: ObjectValue, at range: SourceRange) {
    for property in other.ordered { set(property) }
    leaveGaps(of: other, at: range)
  }

  /// Sets all properties of another object as `Object.assign` does, to which `__proto__` is no
  /// property like others.
  mutating func assignAll(of other: ObjectValue, at range: SourceRange) {
    for property in other.ordered {
      if property.name.value.word == .proto, self[property.name.value] == nil {
        inherits = range
      } else {
        set(property)
      }
    }
    leaveGaps(of: other, at: range)
  }

  private mutating func leaveGaps(of other: ObjectValue, at range: SourceRange) {
    for gap in other.gaps {
      leaveGap(gap.obstacle?.passing("spread here", at: gap.range), at: range)
    }
  }

  mutating func leaveGap(_ obstacle: Obstacle?, at range: SourceRange, isKey: Bool = false) {
    gaps.append(Gap(obstacle: obstacle, range: range, isKey: isKey))
  }

  /// The same object with the literal types that `as const` keeps.
  var asConst: ObjectValue {
    var constant = self
    constant.isConst = true
    for position in constant.properties.indices {
      constant.properties[position].value = constant.properties[position].value.asConst
    }
    return constant
  }

  private func position(of name: Name) -> Int? {
    if let positions { return positions[name] }
    return properties.indices.first { properties[$0].name.value == name }
  }

  private static let longestSearch = 12
}

/// A name that equals another only byte by byte, as JavaScript has it: composed and decomposed
/// letters differ.
struct ExactName: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactName, right: ExactName) -> Bool {
    // Names that differ for Swift differ all the more in their bytes, and that is known sooner.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
