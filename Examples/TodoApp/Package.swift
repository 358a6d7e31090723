// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "TodoApp",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Your own package gives the URL and a version of sharing-instant instead.
    .package(name: "sharing-instant", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "TodoApp",
      dependencies: [.product(name: "SharingInstant", package: "sharing-instant")],
      plugins: [.plugin(name: "InstantSchemaPlugin", package: "sharing-instant")])
  ]
)
