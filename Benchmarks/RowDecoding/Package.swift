// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "RowDecoding",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "sharing-instant", path: "../..")],
  targets: [
    .executableTarget(
      name: "RowDecoding",
      dependencies: [.product(name: "SharingInstant", package: "sharing-instant")],
      plugins: [.plugin(name: "InstantSchemaPlugin", package: "sharing-instant")])
  ],
  swiftLanguageModes: [.v6]
)
