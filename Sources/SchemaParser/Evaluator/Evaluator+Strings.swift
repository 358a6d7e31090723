import SchemaDiagnostics

/// The methods of strings that names are put together with; they change nothing.
enum StringMethod: String, CaseIterable {
  case toUpperCase, toLowerCase, charAt, slice, split, startsWith, endsWith, includes
}

/// Strings as JavaScript has them: sequences of the units of UTF-16.
extension Evaluator {
  /// A member of a string; `nil` if it is none that is evaluated.
  func member(_ name: Located<Name>, of text: String) -> Value? {
    if name.value.word == .length { return .number(Double(text.utf16.count)) }
    if let index = name.value.arrayIndex {
      let units = text.utf16.dropFirst(Int(index)).prefix(1)
      return units.isEmpty ? .undefined : string(units, at: name.range)
    }
    return StringMethod(rawValue: names[name.value]).map {
      .method(MethodValue(method: .string(text, $0), range: name.range))
    }
  }

  func apply(_ method: StringMethod, to text: String, _ site: CallSite) -> Value {
    guard text.utf8.count <= Self.longestName else {
      return .opaque(Obstacle("this string is too long to be a name", at: site.range))
    }
    switch method {
    case .toUpperCase: return .string(text.uppercased())
    case .toLowerCase:
      // At the end of a word a sigma has another form in JavaScript.
      guard !text.unicodeScalars.contains("Σ") else { return unknown(method, site) }
      return .string(text.lowercased())
    case .charAt, .slice: return part(of: text, method, site)
    case .split, .startsWith, .endsWith, .includes:
      guard site.arguments.count == 1, case .string(let other)? = site.arguments.first?.value
      else { return unknown(method, site) }
      return compare(text, with: other, method, site)
    }
  }

  private static let longestName = 4096

  /// `charAt(i)`, `slice(i)` and `slice(i, j)`.
  private func part(of text: String, _ method: StringMethod, _ site: CallSite) -> Value {
    let units = Array(text.utf16)
    var places: [Int] = []
    for argument in site.arguments.prefix(2) {
      guard case .number(let number) = argument.value, let place = Int(exactly: number) else {
        return unknown(method, site)
      }
      places.append(place)
    }
    let first = places.first ?? 0
    if method == .charAt {
      return string(units.indices.contains(first) ? units[first...first] : [], at: site.range)
    }
    let bounds = [first, places.count > 1 ? places[1] : units.count].map {
      $0 < 0 ? max(units.count + $0, 0) : min($0, units.count)
    }
    return string(bounds[0] < bounds[1] ? units[bounds[0]..<bounds[1]] : [], at: site.range)
  }

  private func compare(
    _ text: String, with other: String, _ method: StringMethod, _ site: CallSite
  ) -> Value {
    let units = Array(text.utf16)
    let sought = Array(other.utf16)
    switch method {
    case .startsWith: return .boolean(units.starts(with: sought))
    case .endsWith: return .boolean(units.reversed().starts(with: sought.reversed()))
    case .includes: return .boolean(!places(of: sought, in: units).isEmpty)
    default:
      guard !sought.isEmpty else { return unknown(method, site) }
      var parts: [Value] = []
      var start = 0
      for place in places(of: sought, in: units) where place >= start {
        parts.append(string(units[start..<place], at: site.range))
        start = place + sought.count
      }
      parts.append(string(units[start...], at: site.range))
      return .array(ArrayValue(elements: parts))
    }
  }

  private func places(of sought: [UInt16], in units: [UInt16]) -> [Int] {
    guard sought.count <= units.count else { return [] }
    return (0...units.count - sought.count).filter { units[$0...].starts(with: sought) }
  }

  /// A string of units, which may be half a character: then Swift has no such string.
  private func string(_ units: some Collection<UInt16>, at range: SourceRange) -> Value {
    let text = String(decoding: units, as: UTF16.self)
    return text.utf16.elementsEqual(units)
      ? .string(text) : .opaque(Obstacle("this is half a character", at: range))
  }

  private func unknown(_ method: StringMethod, _ site: CallSite) -> Value {
    for argument in site.arguments {
      switch argument.value {
      case .opaque, .poisoned: return argument.value
      default: break
      }
    }
    return .opaque(Obstacle("`\(method.rawValue)` is not evaluated for this", at: site.range))
  }
}
