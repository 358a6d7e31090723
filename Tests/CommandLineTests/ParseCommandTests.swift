import Testing

@testable import instant_schema

@Suite struct ParseCommandTests {
  @Test func printsTheModelAsJSON() {
    let disk = MemoryFileSystem(["instant.schema.ts": Self.schema])
    let run = ToolRun(["parse", "instant.schema.ts", "--format", "json"], disk: disk)
    #expect(run.exitCode == .success, "\(run.error)")
    let expected = """
      {"version":1,
      "entities":[
      {"name":"todos","documentation":"Something to do.","attributes":[
      {"name":"title","valueType":"string","required":true,"indexed":false,"unique":true,
      "documentation":null,"type":null},
      {"name":"due","valueType":"date","required":false,"indexed":true,"unique":false,
      "documentation":"When.","type":null},
      {"name":"state","valueType":"string","required":true,"indexed":false,"unique":false,
      "documentation":null,"type":{"kind":"literals","values":["on","off"],"open":false}}
      ]}],
      "links":[
      {"name":"todoOwner",
      "forward":{"on":"todos","has":"one","label":"owner","required":true,"onDelete":"cascade"},
      "reverse":{"on":"$users","has":"many","label":"todos","onDelete":null}}],
      "rooms":[
      {"name":"chat","presence":[
      {"name":"name","valueType":"string","required":true,"indexed":false,"unique":false,
      "documentation":null,"type":null}],
      "topics":[{"name":"emoji","payload":[
      {"name":"any","valueType":"json","required":true,"indexed":false,"unique":false,
      "documentation":null,"type":null}]}]}]}
      """
    #expect(run.output == expected.replacing("\n", with: "") + "\n")
  }

  @Test func printsAnOutlineForPeople() {
    let disk = MemoryFileSystem(["instant.schema.ts": Self.schema])
    let run = ToolRun(["parse", "instant.schema.ts"], disk: disk)
    #expect(
      run.output == """
        entity todos
          title: string, unique
          due: date?, indexed
          state: string
        link todoOwner
          todos.owner: has one, required, on delete cascade
          $users.todos: has many
        room chat
          presence
            name: string
          topic emoji
            any: json

        """)
  }

  @Test func aSchemaThatBreaksRulesIsPrintedToo() {
    let disk = MemoryFileSystem(["instant.schema.ts": Schemas.ruleBroken])
    let run = ToolRun(["parse", "--format=json", "instant.schema.ts"], disk: disk)
    #expect(run.exitCode == .schemaErrors)
    #expect(run.output.contains(#""has":"two""#))
    #expect(run.error.contains("error:"))
  }

  @Test func aSchemaThatCannotBeReadIsNotPrinted() {
    let disk = MemoryFileSystem(["instant.schema.ts": Schemas.misspelled])
    let run = ToolRun(["parse", "instant.schema.ts", "--format", "json"], disk: disk)
    #expect(run.exitCode == .schemaErrors)
    #expect(run.output == "")
  }

  @Test func readsStandardInput() {
    let run = ToolRun(["parse", "-"], console: RecordingConsole(input: Schemas.todos))
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("entity todos\n"))
  }

  @Test func standardInputImportsNothing() {
    let text = Schemas.todos + "import { x } from \"./other\";\nexport const y = x;\n"
    let run = ToolRun(
      ["parse", "-", "--diagnostics", "json"],
      console: RecordingConsole(input: text.replacing("i.string()", with: "x")))
    #expect(run.exitCode == .schemaErrors)
    #expect(run.error.contains(#""id":"import-outside-root""#), "\(run.error)")
  }

  private static let schema = """
    import { i } from "@instantdb/core";
    const _schema = i.schema({
      entities: {
        /** Something to do. */
        todos: i.entity({
          title: i.string().unique(),
          /** When. */
          due: i.date().indexed().optional(),
          state: i.string<"on" | "off">(),
        }),
      },
      links: {
        todoOwner: {
          forward: {
            on: "todos", has: "one", label: "owner", required: true, onDelete: "cascade",
          },
          reverse: { on: "$users", has: "many", label: "todos" },
        },
      },
      rooms: {
        chat: {
          presence: i.entity({ name: i.string() }),
          topics: { emoji: i.entity({ any: i.any() }) },
        },
      },
    });
    export default _schema;
    """
}
