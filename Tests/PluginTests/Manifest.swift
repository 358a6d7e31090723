import Foundation

/// The manifest of a package that uses the plugin from this repository.
struct Manifest {
  private let targets: [String]

  /// - Parameter targets: lines for the manifest, see `target` and `generating`.
  init(_ targets: String...) {
    self.targets = targets
  }

  /// - Parameter library: where the package with the plugin is.
  func text(dependingOn library: URL) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Package",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "sharing-instant", path: \(Self.literal(library)))],
      targets: [
    \(targets.map { "    " + $0 + ",\n" }.joined())  ]
    )
    """
  }

  /// A target that the plugin works for.
  static func generating(_ name: String, kind: String = "target") -> String {
    """
    .\(kind)(name: "\(name)",
          dependencies: [.product(name: "SharingInstant", package: "sharing-instant")],
          plugins: [.plugin(name: "InstantSchemaPlugin", package: "sharing-instant")])
    """
  }

  /// A path as a Swift literal.
  static func literal(_ url: URL) -> String {
    "#\"\(url.path(percentEncoded: false))\"#"
  }
}
