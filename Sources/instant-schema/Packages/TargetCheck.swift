import SchemaDiagnostics

/// Tells when generated code stands in a package but in no target of it, where nobody compiles it.
struct TargetCheck {
  let disk: any FileSystem

  private static let sizeLimit = 16 * 1_048_576

  /// What to say about an output directory; `nil` if all is well or it cannot be told.
  func message(forOutput directory: String) -> Message? {
    guard let output = try? disk.resolve(directory), let package = package(above: output),
      let bytes = try? disk.read(Path.join(package, "Package.swift"), limit: Self.sizeLimit),
      let targets = PackageManifest(bytes).targets
    else { return nil }
    let place = Path.relative(output, to: package)
    // Hidden directories are those of tools: a build that generates for itself needs no target.
    if Path.components(place).contains(where: { $0.hasPrefix(".") && $0 != "." }) { return nil }
    if targets.contains(where: { owns($0, place, of: package, among: targets) }) { return nil }
    return Message(
      .outsideTargets, .note,
      "\(directory) belongs to no target of Package.swift, so nothing compiles what is in it",
      path: directory,
      notes: ["add this line to its targets: \(line(for: place, among: targets))"])
  }

  private func package(above directory: String) -> String? {
    Path.ancestors(of: directory).first { ancestor in
      (try? disk.kind(of: Path.join(ancestor, "Package.swift"))) == .regular
    }
  }

  private func owns(
    _ target: PackageManifest.Target, _ place: String, of package: String,
    among targets: [PackageManifest.Target]
  ) -> Bool {
    if let path = target.path {
      let path = Path.normalized(path)
      return path == "." || Path.isInside(place, path)
    }
    let directories = target.kind.parentDirectories.map { Path.join($0, target.name) }
    if directories.contains(where: { Path.isInside(place, $0) }) { return true }
    // The only target of its kind may stand in `Sources` itself.
    let isAlone = targets.count { $0.kind.parentDirectories == target.kind.parentDirectories } == 1
    let hasDirectory = directories.contains { directory in
      (try? disk.kind(of: Path.join(package, directory))) == .directory
    }
    return isAlone && !hasDirectory
      && target.kind.parentDirectories.prefix(1).contains { Path.isInside(place, $0) }
  }

  private func line(for place: String, among targets: [PackageManifest.Target]) -> String {
    let isOwnRuntime = targets.contains { $0.name == "SharingInstant" }
    let runtime =
      isOwnRuntime
      ? #""SharingInstant""#
      : #".product(name: "SharingInstant", package: "sharing-instant")"#
    return #".target(name: "\#(Path.name(of: place))", dependencies: [\#(runtime)], "#
      + #"path: "\#(place)"),"#
  }
}
