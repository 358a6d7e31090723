import SchemaDiagnostics

/// Gives out the names of one scope: the function of (spelling, position, taken names) that all
/// names come from.
///
/// 1. A name is the position's form of the spelling, or what `@swiftName` says.
/// 2. What is reserved there, or already means something else, takes the position's suffix.
/// 3. Where two meet, those that were not already in that form keep their own spelling.
/// 4. What still meets is refused.
struct NameScope {
  let position: NamePosition
  /// Names that mean something else where these names are used.
  let taken: [Set<String>]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ position: NamePosition, taken: [Set<String>]) {
    self.position = position
    self.taken = taken
  }

  /// The names of all requests, in their order.
  mutating func names(
    for requests: some RandomAccessCollection<NameRequest>
  ) -> [String] {
    var names: [String] = []
    names.reserveCapacity(requests.count)
    var isASCII = true
    for request in requests {
      names.append(name(for: request))
      isASCII = isASCII && request.spelling.isASCII
    }
    if !isASCII { refuseEquivalentSpellings(requests) }
    if Self.mayMeet(names) { separate(&names, Array(requests)) }
    return names
  }

  /// Whether two names may be equal: a cheap test, since they hardly ever are.
  private static func mayMeet(_ names: [String]) -> Bool {
    guard names.count <= 32, names.allSatisfy({ $0.isASCII }) else {
      return Set(names).count < names.count
    }
    let hashes = names.map(WordTable.hash)
    for index in hashes.indices {
      for other in 0..<index where hashes[index] == hashes[other] { return true }
    }
    return false
  }

  // MARK: - One name

  private func form(of request: NameRequest) -> String {
    let form = position.form(of: request.spelling)
    return request.isPlural ? Singular.of(form) : form
  }

  private mutating func name(for request: NameRequest) -> String {
    if let swiftName = request.swiftName {
      guard isIdentifier(swiftName) else { return swiftName.value }
      if !request.isSwiftNameSpelled { return checked(swiftName) }
    }
    if request.spelling.isEmpty, !position.canBeEmpty {
      diagnostics.append(
        Diagnostic(
          .invalidSwiftName, "the name of \(request.subject) cannot be empty", at: request.range))
    }
    let form = request.derived(from: form(of: request))
    guard isUnusable(form) else { return form }
    let name = suffixed(form)
    diagnostics.append(
      Diagnostic(
        .swiftNameSuffixed,
        "\(request.subject) `\(request.written)` is called `\(name)` in Swift, where "
          + "`\(form)` means something else",
        at: request.range, notes: request.advice))
    return name
  }

  private func suffixed(_ form: String) -> String {
    var name = form
    while isUnusable(name) { name += position.suffix }
    return name
  }

  private func isUnusable(_ name: String) -> Bool {
    position.reserves(name) || taken.contains { $0.contains(name) }
      || position.isType && Keywords.needsBackticks(name, in: .declaration)
  }

  /// Whether an explicit name can be one, after saying so if it cannot.
  private mutating func isIdentifier(_ swiftName: Located<String>) -> Bool {
    let name = swiftName.value
    if IdentifierCharacters.isIdentifier(name) { return true }
    diagnostics.append(
      Diagnostic(
        .invalidSwiftName, "`\(name)` cannot be a name in Swift", at: swiftName.range,
        notes: ["a name has letters, digits and `_`, and does not begin with a digit"]
          + remarks(onHiddenCharacterIn: name)))
    return false
  }

  /// An explicit name is taken as it is, or refused.
  private mutating func checked(_ swiftName: Located<String>) -> String {
    let name = swiftName.value
    if isUnusable(name) {
      diagnostics.append(
        Diagnostic(
          .invalidSwiftName, "`\(name)` means something else in Swift", at: swiftName.range,
          notes: ["choose another name, for example `\(suffixed(name))`"]))
    }
    return name
  }

  private func remarks(onHiddenCharacterIn name: String) -> [String] {
    let scalars = Array(name.unicodeScalars)
    guard
      let index = scalars.indices.first(where: { IdentifierCharacters.isHidden($0, in: scalars) })
    else { return [] }
    let number = String(scalars[index].value, radix: 16, uppercase: true)
    return ["it has a character that shows nothing, U+\(number)"]
  }

  // MARK: - Where names meet

  private mutating func separate(_ names: inout [String], _ requests: [NameRequest]) {
    var meetings: [String: [Int]] = [:]
    for (index, name) in names.enumerated() { meetings[name, default: []].append(index) }
    for index in names.indices {
      guard let group = meetings[names[index]], group.count > 1, group[0] == index else { continue }
      keepOwnSpellings(of: group, in: &names, requests)
    }
    refuseMeetings(in: names, requests)
  }

  private mutating func keepOwnSpellings(
    of group: [Int], in names: inout [String], _ requests: [NameRequest]
  ) {
    let contested = names[group[0]]
    let owners = owners(of: group, requests)
    for index in group where !owners.contains(index) {
      let request = requests[index]
      let other = requests[owners.first ?? group.first { $0 != index } ?? index]
      let own = position.ownForms(of: request.spelling).map(request.derived).map(suffixed)
      guard let name = own.first(where: { $0 != contested }) else { continue }
      names[index] = name
      diagnostics.append(
        Diagnostic(
          .swiftNameKept,
          "\(request.subject) `\(request.written)` keeps its own spelling in Swift, `\(name)`, "
            + (owners.isEmpty
              ? "because `\(other.written)` would be called `\(contested)` too"
              : "because `\(other.written)` is called `\(contested)`"),
          at: request.range, labels: [.init("`\(other.written)` is here", at: other.range)],
          notes: request.advice))
    }
  }

  /// Those of a group that have the name by right: because it is fixed, or else because they are
  /// spelled that way.
  private func owners(of group: [Int], _ requests: [NameRequest]) -> [Int] {
    let fixed = group.filter { requests[$0].isFixed || requests[$0].swiftName != nil }
    if !fixed.isEmpty { return fixed }
    let exact = group.filter { requests[$0].spelling == form(of: requests[$0]) }
    if !exact.isEmpty || !position.isType { return exact }
    return group.filter {
      SpelledWords.capitalized(requests[$0].spelling) == form(of: requests[$0])
    }
  }

  private mutating func refuseMeetings(in names: [String], _ requests: [NameRequest]) {
    var holders: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      guard let holder = holders.updateValue(index, forKey: name) else { continue }
      holders[name] = holder
      var (first, second) = (requests[holder], requests[index])
      // Only what the schema has named itself can be called otherwise.
      if second.isFixed, !first.isFixed { swap(&first, &second) }
      diagnostics.append(
        Diagnostic(
          .swiftNameClash,
          "\(second.subject) `\(second.written)` and `\(first.written)` would both be called "
            + "`\(name)` in Swift",
          at: second.range, labels: [.init("`\(first.written)` is here", at: first.range)],
          notes: first.isFixed
            ? ["`\(first.written)` is built in, so the other one has to change"] + second.advice
            : second.advice))
    }
  }

  /// Swift compares strings by canonical equivalence, so a dictionary or a `switch` would take two
  /// such spellings for one.
  private mutating func refuseEquivalentSpellings(_ requests: some Collection<NameRequest>) {
    var seen: [String: NameRequest] = [:]
    for request in requests {
      guard let other = seen.updateValue(request, forKey: request.spelling),
        !other.spelling.utf8.elementsEqual(request.spelling.utf8)
      else { continue }
      diagnostics.append(
        Diagnostic(
          .swiftNameClash,
          "Swift cannot tell \(request.subject) `\(request.written)` from `\(other.written)`",
          at: request.range, labels: [.init("`\(other.written)` is here", at: other.range)],
          notes: ["their letters are composed in different ways; use one way for both"]))
    }
  }
}
