// swift-tools-version: 6.1

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "sharing-instant",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
  products: [
    .executable(name: "instant-schema", targets: ["instant-schema"]),
    .library(name: "SharingInstant", targets: ["SharingInstant"]),
    .plugin(name: "InstantSchemaPlugin", targets: ["InstantSchemaPlugin"]),
    .plugin(name: "GenerateInstantSchema", targets: ["GenerateInstantSchema"]),
  ],
  targets: [
    .target(name: "SchemaDiagnostics", swiftSettings: strict),
    .target(name: "SchemaModel", dependencies: ["SchemaDiagnostics"], swiftSettings: strict),
    .target(
      name: "SchemaParser", dependencies: ["SchemaDiagnostics", "SchemaModel"],
      swiftSettings: strict),
    .target(
      name: "SwiftEmitter", dependencies: ["SchemaDiagnostics", "SchemaModel"],
      swiftSettings: strict),
    .executableTarget(
      name: "instant-schema",
      dependencies: ["SchemaDiagnostics", "SchemaModel", "SchemaParser", "SwiftEmitter"],
      swiftSettings: strict),
    .target(name: "SharingInstant", swiftSettings: strict),
    .plugin(
      name: "InstantSchemaPlugin", capability: .buildTool(), dependencies: ["instant-schema"]),
    .plugin(
      name: "GenerateInstantSchema",
      capability: .command(
        intent: .custom(
          verb: "generate-instant-schema",
          description: "Write the Swift of an InstantDB schema, to be committed."),
        permissions: [
          .writeToPackageDirectory(reason: "The generated Swift is written into the package.")
        ]),
      dependencies: ["instant-schema"]),
    .target(
      name: "TestSupport", dependencies: ["SchemaDiagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "SchemaDiagnosticsTests",
      dependencies: [
        "SchemaDiagnostics", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SchemaModelTests",
      dependencies: [
        "SchemaDiagnostics", "SchemaModel", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SchemaParserTests",
      dependencies: [
        "SchemaDiagnostics", "SchemaModel", "SchemaParser", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftEmitterTests",
      dependencies: [
        "SchemaDiagnostics", "SchemaModel", "SchemaParser", "SwiftEmitter", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SharingInstantTests",
      dependencies: [
        "SharingInstant", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "instant-schema", "SchemaDiagnostics", "SchemaModel", "SchemaParser", "SwiftEmitter",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "instant-schema", "SharingInstant", "SchemaDiagnostics", "SchemaModel", "SchemaParser",
        "SwiftEmitter", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PluginTests",
      dependencies: ["instant-schema", "SwiftEmitter", "TestSupport"],
      exclude: ["XcodeProjectPlugin.swift.txt"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
