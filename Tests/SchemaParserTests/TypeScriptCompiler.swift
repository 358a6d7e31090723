import Foundation
import TestSupport

/// TypeScript's own parser, where node and the `typescript` package are installed.
struct TypeScriptCompiler {
  /// The lines that TypeScript's parser complains of, each once, in its own order; lines count
  /// from 1.
  typealias ErrorLines = [Int]

  private let node: URL

  /// `nil` where it is not installed.
  static let installed: TypeScriptCompiler? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("node")
    }
    guard
      let node = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    let compiler = TypeScriptCompiler(node: node)
    return (try? compiler.errorLines(of: ["let a"])) == [[]] ? compiler : nil
  }()

  /// Parses all the sources in one process.
  func errorLines(of sources: [String]) throws -> [ErrorLines] {
    let compiler = Program(
      path: node.path,
      environment: ["NODE_PATH": "/usr/share/nodejs:/usr/local/lib/node_modules"])
    let run = try compiler.run(
      ["-e", Self.script], input: Array(try JSONEncoder().encode(sources)), joined: false)
    return try JSONDecoder().decode([ErrorLines].self, from: Data(run.output.utf8))
  }

  private static let script = """
    const ts = require("typescript");
    const sources = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const lines = source => {
      const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, false);
      const found = file.parseDiagnostics.map(
        d => file.getLineAndCharacterOfPosition(d.start).line + 1);
      return [...new Set(found)];
    };
    process.stdout.write(JSON.stringify(sources.map(lines)));
    """
}
