#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension InstantSchemaPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try GenerationCommand(
        target: GenerationTarget(target, in: context.xcodeProject),
        tool: context.tool(named: "instant-schema").url,
        output: context.pluginWorkDirectoryURL
      ).commands()
    }
  }
#endif
