import Dispatch
import SwiftEmitter
import Testing

@testable import instant_schema

@Suite struct ThreadRunnerTests {
  @Test func bothPiecesRunAtOnce() {
    let began = DispatchSemaphore(value: 0)
    // Waits in vain if the first piece begins only when this one has ended.
    let (first, second) = ThreadRunner().both {
      began.signal()
      return "first"
    } _: {
      began.wait(timeout: .now() + .seconds(60))
    }
    #expect(first == "first")
    #expect(second == .success)
  }

  @Test func aLongSchemaGivesTheSameWhoeverRunsThePieces() throws {
    let serial = Self.pipeline(SerialRunner()).generate()
    let threads = Self.pipeline(ThreadRunner()).generate()
    let files = try #require(serial.files)
    #expect(files == threads.files)
    #expect(serial.diagnostics.count == Self.entities.count)
    #expect(serial.diagnostics == threads.diagnostics)
  }

  private static let entities = 0..<400

  /// Each entity has a type inside, and a name that is reported.
  private static func pipeline(_ runner: any WorkRunner) -> Pipeline {
    let entities = entities.map {
      """
          planets\($0): i.entity({
            name: i.string(),
            "some-name": i.json<{ stage: "seed" | "tree"; rows: { depth: number }[] }>(),
            someName: i.number(),
          }),

      """
    }
    let text =
      "import { i } from \"@instantdb/core\";\n"
      + "export default i.schema({\n  entities: {\n" + entities.joined() + "  },\n});\n"
    let schema = SchemaFile(
      path: "instant.schema.ts", bytes: Array(text.utf8), provider: NoSources())
    return Pipeline(
      schema: schema, options: GenerationOptions(), namesBlobs: true, runner: runner)
  }
}
