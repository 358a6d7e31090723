#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension GenerateInstantSchema: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try GenerationRequest(arguments).run(
        tool: context.tool(named: "instant-schema").url,
        targets: context.xcodeProject.targets.map {
          GenerationTarget($0, in: context.xcodeProject)
        },
        directory: context.xcodeProject.directoryURL)
    }
  }
#endif
