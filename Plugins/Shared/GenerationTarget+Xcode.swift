#if canImport(XcodeProjectPlugin)
  import Foundation
  import XcodeProjectPlugin

  extension GenerationTarget {
    /// Xcode does not say where a target's directory is; by convention it has the target's name.
    init(_ target: XcodeTarget, in project: XcodeProject) {
      let directory = project.directoryURL.appending(
        path: target.displayName, directoryHint: .isDirectory)
      self.init(
        name: target.displayName,
        directory: directory.isDirectory ? directory : nil,
        files: target.inputFiles.map(\.url),
        root: project.directoryURL)
    }
  }
#endif
