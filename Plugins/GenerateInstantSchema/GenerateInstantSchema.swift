import PackagePlugin

/// `swift package generate-instant-schema`, for teams that commit generated code: the tool's own
/// `generate`, with the same options and the same checks.
@main
struct GenerateInstantSchema: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets
      .compactMap { $0 as? any SourceModuleTarget }
      .filter { $0.kind != .test }
      .map { GenerationTarget($0, in: context.package) }
    try GenerationRequest(arguments).run(
      tool: context.tool(named: "instant-schema").url,
      targets: targets,
      directory: context.package.directoryURL)
  }
}
