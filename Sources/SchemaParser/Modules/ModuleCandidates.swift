/// The files that an import may mean, in the order in which they are tried.
///
/// The rules are those of TypeScript's `bundler` resolution, which the DSL's own loader follows:
/// the extension may be left out or be that of the compiled file, and a directory stands for its
/// index file.
enum ModuleCandidates {
  private static let extensions = [
    ".ts", ".tsx", ".mts", ".cts", ".d.ts", ".js", ".jsx", ".mjs", ".cjs",
  ]

  /// What the source of a compiled file may be called.
  private static let sourceExtensions: [(compiled: String, sources: [String])] = [
    (".js", [".ts", ".tsx", ".js"]),
    (".jsx", [".tsx", ".jsx"]),
    (".mjs", [".mts", ".mjs"]),
    (".cjs", [".cts", ".cjs"]),
    (".ts", [".ts"]),
    (".tsx", [".tsx"]),
    (".mts", [".mts"]),
    (".cts", [".cts"]),
  ]

  /// The candidates for a path that an import gives, with or without an extension.
  static func files(for path: ModulePath) -> [ModulePath] {
    var texts = path.isData ? [path.text] : []
    for (compiled, sources) in sourceExtensions where path.text.hasSuffix(compiled) {
      let stem = path.text.dropLast(compiled.utf8.count)
      texts += sources.map { stem + $0 }
    }
    texts += extensions.map { path.text + $0 }
    let index = path.appending("index").text
    texts += extensions.map { index + $0 }
    return texts.map { ModulePath($0) }
  }
}
