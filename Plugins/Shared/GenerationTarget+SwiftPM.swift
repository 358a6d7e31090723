import PackagePlugin

extension GenerationTarget {
  init(_ target: any SourceModuleTarget, in package: Package) {
    self.init(
      name: target.name,
      directory: target.directoryURL,
      files: target.sourceFiles.map(\.url),
      root: package.directoryURL)
  }
}
