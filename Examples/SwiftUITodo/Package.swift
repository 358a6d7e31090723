// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "SwiftUITodo",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "sharing-instant", path: "../..")],
  targets: [
    .target(
      name: "TodoCore",
      dependencies: [.product(name: "SharingInstant", package: "sharing-instant")],
      plugins: [.plugin(name: "InstantSchemaPlugin", package: "sharing-instant")]),
    .executableTarget(name: "SwiftUITodo", dependencies: ["TodoCore"]),
  ]
)
