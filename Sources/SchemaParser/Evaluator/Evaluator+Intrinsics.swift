import SchemaDiagnostics

/// The few functions of JavaScript's own that schemas are put together with.
extension Evaluator {
  mutating func call(_ intrinsic: Intrinsic, _ site: CallSite) -> Value {
    let first = site.arguments.first?.value ?? .undefined
    switch (intrinsic, first) {
    case (_, .poisoned), (_, .opaque): return first
    case (.freeze, _): return first
    case (.require, .string(let specifier)): return require(specifier, site)
    case (.assign, .object): return assign(site)
    case (.assign, .attribute): return assign(site)
    case (.fromEntries, .array(let entries)): return fromEntries(entries, site)
    case (_, .object(let object)) where !object.gaps.isEmpty:
      return .opaque(Obstacle("not all properties of this object are known", at: site.range))
    case (.keys, .object(let object)):
      return .array(ArrayValue(elements: object.ordered.map { .string(names[$0.name.value]) }))
    case (.values, .object(let object)):
      return .array(ArrayValue(elements: object.ordered.map(\.value)))
    case (.entries, .object(let object)):
      return .array(
        ArrayValue(
          elements: object.ordered.map {
            .array(ArrayValue(elements: [.string(names[$0.name.value]), $0.value]))
          }))
    default:
      return .opaque(
        Obstacle(
          "`\(intrinsic.rawValue)` is not evaluated for \(first.description)", at: site.range))
    }
  }

  private mutating func require(_ specifier: String, _ site: CallSite) -> Value {
    guard let module = loader[site.range.file] else { return .poisoned }
    let range = site.arguments[0].range
    switch loader.resolve(specifier, from: module, at: range) {
    case .module(let other): return .module(other.file)
    case .package(let notes):
      return .package(PackageValue(specifier: specifier, range: range, notes: notes))
    case .failed(let diagnostic): return fail(diagnostic)
    case .reported: return .poisoned
    }
  }

  /// `Object.assign`, of which an attribute may be the target.
  private func assign(_ site: CallSite) -> Value {
    var result = ObjectValue()
    for (index, argument) in site.arguments.enumerated() {
      switch argument.value {
      case .object(let target) where index == 0: result.setAll(of: target, at: argument.range)
      case .object(let object): result.assignAll(of: object, at: argument.range)
      case .attribute(let attribute): result.copiedAttributes.append(attribute)
      case .null, .undefined: break
      case .opaque(let obstacle): result.leaveGap(obstacle, at: argument.range)
      case .poisoned: result.leaveGap(nil, at: argument.range)
      case let other:
        result.leaveGap(
          Obstacle("\(other.description) is assigned here", at: argument.range), at: argument.range)
      }
    }
    return result.asCopiedAttribute(at: site.range) ?? .object(result)
  }

  private mutating func fromEntries(_ entries: ArrayValue, _ site: CallSite) -> Value {
    var result = ObjectValue()
    let range = site.arguments[0].range
    for entry in entries.elements {
      guard case .array(let pair) = entry, pair.elements.count >= 2,
        case .string(let name) = pair.elements[0]
      else {
        return .opaque(Obstacle("not every entry is a pair of a string and a value", at: range))
      }
      result.set(
        ObjectValue.Property(
          name: Located(names.name(name), at: range), tokens: nil, value: pair.elements[1],
          valueRange: range))
    }
    return .object(result)
  }
}
