import SchemaDiagnostics

/// The methods of arrays that make something new out of one; they change nothing.
enum ArrayMethod: String, CaseIterable {
  case map, flatMap, filter, reduce, concat, includes, join
}

/// Methods of arrays, with the functions that they call for each element.
extension Evaluator {
  mutating func apply(_ method: ArrayMethod, to array: ArrayValue, _ site: CallSite) -> Value {
    switch method {
    case .map:
      return .array(
        ArrayValue(
          elements: array.elements.indices.map { callBack(site, [], array, $0) }))
    case .flatMap: return flatMap(array, site)
    case .filter: return filter(array, site)
    case .reduce: return reduce(array, site)
    case .concat: return joined([.array(array)] + site.arguments.map(\.value), site)
    case .includes: return includes(array, site)
    case .join: return join(array, site)
    }
  }

  /// What the function that a method is given returns for an element.
  private mutating func callBack(
    _ site: CallSite, _ leading: [Value], _ array: ArrayValue, _ index: Int
  ) -> Value {
    guard let function = site.arguments.first else {
      return .opaque(Obstacle("this method needs a function", at: site.range))
    }
    let arguments = leading + [array.elements[index], .number(Double(index)), .array(array)]
    return call(
      CallSite(
        callee: function, arguments: arguments.map { Operand($0, at: site.range) },
        typeArguments: [], range: site.range))
  }

  private mutating func flatMap(_ array: ArrayValue, _ site: CallSite) -> Value {
    joined(array.elements.indices.map { callBack(site, [], array, $0) }, site)
  }

  /// One array of values and of the elements of arrays among them.
  private func joined(_ values: [Value], _ site: CallSite) -> Value {
    var elements: [Value] = []
    for value in values {
      switch value {
      case .array(let array): elements += array.elements
      case .opaque, .poisoned: return value
      default: elements.append(value)
      }
      guard elements.count <= Self.longestArray else {
        return .opaque(Obstacle("this array grows too long", at: site.range))
      }
    }
    return .array(ArrayValue(elements: elements))
  }

  private mutating func filter(_ array: ArrayValue, _ site: CallSite) -> Value {
    var kept: [Value] = []
    for index in array.elements.indices {
      let answer = callBack(site, [], array, index)
      switch answer.isTruthy {
      case true?: kept.append(array.elements[index])
      case false?: break
      case nil: return answer
      }
    }
    return .array(ArrayValue(elements: kept))
  }

  private mutating func reduce(_ array: ArrayValue, _ site: CallSite) -> Value {
    let hasStart = site.arguments.count > 1
    guard var result = hasStart ? site.arguments[1].value : array.elements.first else {
      return .opaque(Obstacle("an empty array is reduced without a first value", at: site.range))
    }
    for index in array.elements.indices.dropFirst(hasStart ? 0 : 1) {
      result = callBack(site, [result], array, index)
      switch result {
      case .opaque, .poisoned: return result
      default: break
      }
    }
    return result
  }

  private func includes(_ array: ArrayValue, _ site: CallSite) -> Value {
    let wanted = site.arguments.first?.value ?? .undefined
    let answers = array.elements.map { $0.isIdentical(to: wanted) }
    if answers.contains(true) { return .boolean(true) }
    return answers.contains(nil)
      ? .opaque(Obstacle("whether these are the same is not known", at: site.range))
      : .boolean(false)
  }

  private func join(_ array: ArrayValue, _ site: CallSite) -> Value {
    let separator = site.arguments.first?.value ?? .string(",")
    guard let separator = separator.text else {
      return .opaque(Obstacle("what stands between is not known", at: site.range))
    }
    var parts: [String] = []
    for element in array.elements {
      if element.isNullish == true {
        parts.append("")
      } else if let text = element.text {
        parts.append(text)
      } else {
        return .opaque(
          Obstacle("\(element.description) cannot be inserted in a string", at: site.range))
      }
    }
    return bounded(parts.joined(separator: separator), at: site.range)
  }
}
