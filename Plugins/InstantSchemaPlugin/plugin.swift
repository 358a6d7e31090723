import PackagePlugin

@main
struct InstantSchemaPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    []
  }
}
