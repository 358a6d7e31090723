import Foundation

/// The files that reading a schema may take in: what is below the directory that no import leads
/// out of. All of them are inputs of the build, so that no change goes unnoticed.
struct SourceTree {
  let root: URL

  private static let extensions: Set = [
    "ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs",
  ]
  private static let projectFiles: Set = ["tsconfig.json", "jsconfig.json"]
  private static let leftOut: Set = ["node_modules", ".build", ".git"]

  /// The tree of a TypeScript project, as far as its package reaches: from the nearest
  /// tsconfig.json at or above the schema, else from the schema's own directory.
  init(around schema: URL, upTo top: URL) {
    let directory = schema.resolvingSymlinksInPath().deletingLastPathComponent()
    let top = top.resolvingSymlinksInPath()
    root =
      Self.ancestors(of: directory, upTo: top).first { ancestor in
        Self.projectFiles.contains { ancestor.appending(path: $0).isFile }
      } ?? directory
  }

  init(root: URL) {
    self.root = root
  }

  /// In an order that does not change from build to build.
  func files() -> [URL] {
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let url = all?.nextObject() as? URL {
      if Self.leftOut.contains(url.lastPathComponent) {
        all?.skipDescendants()
      } else if isSource(url), url.isFile {
        files.append(url)
      }
    }
    return files.sorted { $0.plainPath < $1.plainPath }
  }

  private func isSource(_ url: URL) -> Bool {
    Self.extensions.contains(url.pathExtension) || isProjectFile(url.lastPathComponent)
  }

  /// tsconfig.json, and what it may extend.
  private func isProjectFile(_ name: String) -> Bool {
    Self.projectFiles.contains(name) || name.hasPrefix("tsconfig.") && name.hasSuffix(".json")
  }

  private static func ancestors(of directory: URL, upTo top: URL) -> [URL] {
    let bottom = directory.pathComponents
    let shortest = bottom.starts(with: top.pathComponents) ? top.pathComponents.count : bottom.count
    return (shortest...bottom.count).reversed().map { count in
      bottom[1..<count].reduce(URL(filePath: "/")) { $0.appending(path: $1) }
    }
  }
}
