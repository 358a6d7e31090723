/// What `paths` and `baseUrl` of a `tsconfig.json` make of imports that are not relative.
struct PathAliases {
  /// One key of `paths`.
  struct Pattern {
    /// What stands before the `*`, or all of it if there is none.
    let prefix: String
    /// What stands behind the `*`; `nil` if there is none.
    let suffix: String?
    let targets: [ModulePath]
  }

  /// Where imports that match no pattern are looked for first.
  var base: ModulePath?
  /// `nil` if the configuration says nothing about them.
  var patterns: [Pattern]?
  /// Which of the configurations that they come from are not read, and why.
  var unread: [String] = []

  /// Takes in what a configuration says that extends this one.
  mutating func override(with other: PathAliases) {
    base = other.base ?? base
    patterns = other.patterns ?? patterns
    unread += other.unread
  }

  /// The paths that an import may mean, in the order in which they are tried.
  func paths(for specifier: String) -> [ModulePath] {
    let aliased = match(specifier).map { pattern, middle in
      pattern.targets.map { ModulePath($0.text.replacing("*", with: middle, maxReplacements: 1)) }
    }
    return (aliased ?? []) + (base.map { [$0.appending(specifier)] } ?? [])
  }

  /// The path that an import can only mean, since no package could be called so; `nil` if it may
  /// be a package.
  func definitePath(for specifier: String) -> ModulePath? {
    guard let (pattern, _) = match(specifier), !pattern.prefix.isEmpty else { return nil }
    return paths(for: specifier).first
  }

  /// The pattern with the longest prefix, and what its `*` stands for.
  private func match(_ specifier: String) -> (Pattern, middle: String)? {
    var best: (Pattern, middle: String)?
    for pattern in patterns ?? [] where pattern.prefix.utf8.count >= best?.0.prefix.utf8.count ?? 0
    {
      guard let suffix = pattern.suffix else {
        if specifier == pattern.prefix { return (pattern, "") }
        continue
      }
      guard specifier.hasPrefix(pattern.prefix), specifier.hasSuffix(suffix),
        specifier.utf8.count >= pattern.prefix.utf8.count + suffix.utf8.count
      else { continue }
      let middle = specifier.dropFirst(pattern.prefix.count).dropLast(suffix.count)
      best = (pattern, String(middle))
    }
    return best
  }
}
