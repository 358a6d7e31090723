// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "MultiTarget",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "sharing-instant", path: "../..")],
  targets: [
    // The one target that holds the schema. Its types are public, so all others can import them.
    .target(
      name: "TodoModel",
      dependencies: [.product(name: "SharingInstant", package: "sharing-instant")],
      plugins: [.plugin(name: "InstantSchemaPlugin", package: "sharing-instant")]),
    .target(name: "TodoReports", dependencies: ["TodoModel"]),
    .executableTarget(name: "todo-report", dependencies: ["TodoModel", "TodoReports"]),
  ]
)
