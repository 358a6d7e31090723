import PackagePlugin

/// Generates the Swift of an InstantDB schema on every build in which it has changed.
@main
struct InstantSchemaPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try GenerationCommand(
      target: GenerationTarget(target, in: context.package),
      tool: context.tool(named: "instant-schema").url,
      output: context.pluginWorkDirectoryURL
    ).commands()
  }
}
