import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

@Suite struct EvaluatorSchemaTests {
  @Test func readsEveryBuilderAndEveryChain() throws {
    let schema = try ReadSchema(
      """
      import { i } from "@instantdb/react";

      const _schema = i.schema({
        entities: {
          $users: i.entity({ email: i.string().unique().indexed().optional() }),
          todos: i.entity({
            "title": i.string(),
            'done': i.boolean().indexed(),
            count: i.number().optional().unique(),
            due: i.date()
              .optional()
              .indexed(),
            extra: i.json(),
            any: i.any().unique().optional().indexed(),
          }),
        },
        links: {
          todoOwner: {
            forward: { on: "todos", has: "one", label: "owner", required: true, onDelete: "cascade" },
            reverse: { label: 'todos', on: '$users', has: 'many' },
          },
        },
        rooms: {
          chat: {
            presence: i.entity({ name: i.string() }),
            topics: { emoji: i.entity({ value: i.string() }), none: i.entity({}) },
          },
        },
      });

      type _AppSchema = typeof _schema;
      interface AppSchema extends _AppSchema {}
      const schema: AppSchema = _schema;

      export type { AppSchema };
      export default schema;
      """
    ).schema()
    #expect(
      schema.summary == [
        "$users: email string^*",
        "todos: title string!, done boolean!^, count number*, due date^, extra json!, any json^*",
        "todoOwner: todos one owner true cascade / $users many todos",
        "chat# name string! emoji(value string!) none()",
      ])
  }

  @Test func keepsTheRangesOfKeysValuesAndCalls() throws {
    let read = ReadSchema(
      """
      export default «i.schema({
        entities: { «todos»: i.entity({ «"title"»: «i.string().optional()» }) },
        links: { «l»: { forward: «{ on: «"todos"», «to»: 1 }», «other»: 2 } },
      })»;
      """)
    let schema = try read.schema()
    let ranges = read.ranges
    #expect(schema.range == ranges[0])
    #expect(schema.entities[0].name.range == ranges[1])
    #expect(schema.entities[0].attributes[0].name.range == ranges[2])
    #expect(schema.entities[0].attributes[0].range == ranges[3])
    let link = schema.links[0]
    #expect(link.name.range == ranges[4])
    #expect(link.forward?.range == ranges[5])
    #expect(link.forward?.on?.range == ranges[6])
    #expect(link.forward?.unknownKeys == [Located("to", at: ranges[7])])
    #expect(link.unknownKeys == [Located("other", at: ranges[8])])
    #expect(link.reverse == nil)
  }

  @Test func remembersClientRequired() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.string().«clientRequired()» }) } })"
    )
    let attribute = try read.schema().entities[0].attributes[0]
    #expect(attribute.isRequired == false)
    #expect(attribute.clientRequired?.range == read.ranges[0])
  }

  @Test func ordersKeysAsJavaScriptDoes() throws {
    let schema = try ReadSchema(
      """
      const base = { b: i.string(), 2: i.string(), a: i.number() };
      export default i.schema({ entities: {
        z: i.entity({ ...base, 1: i.date(), "01": i.date(), b: i.json() }),
        10: i.entity({}),
        "9": i.entity({}),
      } });
      """
    ).schema()
    #expect(
      schema.summary == ["9: ", "10: ", "z: 1 date!, 2 string!, b json!, a number!, 01 date!"])
    #expect(schema.duplicateKeys.isEmpty)
  }

  @Test func notesKeysThatStandTwice() throws {
    let read = ReadSchema(
      """
      export default i.schema({ entities: { t: i.entity({
        «a»: i.string(), b: i.string(), «"a"»: i.number(),
      }) } });
      """)
    let schema = try read.schema()
    #expect(schema.summary == ["t: a number!, b string!"])
    #expect(schema.duplicateKeys.count == 1)
    #expect(schema.duplicateKeys.first?.name == "a")
    #expect(schema.duplicateKeys.first?.first == read.ranges[0])
    #expect(schema.duplicateKeys.first?.repeated == read.ranges[1])
  }

  @Test func tellsComposedFromDecomposedLetters() throws {
    let schema = try ReadSchema(
      "export default i.schema({ entities: { t: i.entity({ \"\u{E9}\": i.string(), \"e\u{301}\": i.date() }) } })"
    ).schema()
    #expect(schema.entities[0].attributes.count == 2)
  }

  @Test(arguments: [
    "import { i as iExt } from '@instantdb/core'; export default iExt.schema({ entities: {} })",
    "import * as instant from '@instantdb/core'; export default instant.i.schema({ entities: {} })",
    "import instant from '@instantdb/core'; export default instant.i.schema({ entities: {} })",
    "import { i } from 'https://esm.sh/@instantdb/core'; export default i.schema({ entities: {} })",
    "const { i } = require('@instantdb/core'); module.exports = i.schema({ entities: {} })",
    "const instant = require('@instantdb/core'); exports.schema = instant.i.schema({ entities: {} })",
    "export default i.schema({ entities: {} })",
    "const { schema } = i; export default schema({ entities: {} })",
    "const j = i as any; export default j['schema']({ entities: {} })",
  ])
  func knowsTheDSLByAnyName(_ source: String) throws {
    let schema = try ReadSchema(source).schema()
    #expect(schema.entities.isEmpty)
  }

  @Test func noticesARetiredGraph() throws {
    let two = ReadSchema(
      "const graph = «i.graph»({ a: i.entity({}) }, {}); export default graph;")
    try two.only(.deprecatedForm)
    #expect(try two.schemaBesideFaults().summary == ["a: "])
    let three = ReadSchema(
      """
      const graph = «i.graph»(process.env.APP_ID!, { a: i.entity({ x: i.any() }) }, {
        l: { forward: { on: "a", has: "one", label: "b" }, reverse: { on: "a", has: "many", label: "c" } },
      });
      export default graph;
      """)
    try three.only(.deprecatedForm)
    #expect(
      try three.schemaBesideFaults().summary == ["a: x json!", "l: a one b / a many c"])
  }

  @Test func wantsTheLinksOfAGraph() throws {
    let read = ReadSchema("export default «i.graph({ a: i.entity({}) })»;")
    #expect(read.ids == [.deprecatedForm, .unexpectedValue])
    #expect(read.diagnostics[1].range == read.ranges[0])
  }

  @Test(arguments: ["undefined", "null", "void 0"])
  func takesPartsThatAreNothingForLeftOut(_ nothing: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({}) }, links: \(nothing), rooms: \(nothing) });"
    )
    #expect(try read.schema().summary == ["a: "])
  }

  @Test func leavesTypeOnlyMethodsWithoutEffect() throws {
    let read = ReadSchema(
      """
      export default i.schema({
        entities: { a: i.entity({ x: i.string() }).asType<{ x: "y" }>() },
        rooms: { r: { presence: i.entity({}) } },
      }).«withRoomSchema»<{ chat: { presence: {} } }>();
      """)
    try read.only(.deprecatedForm)
    #expect(try read.schemaBesideFaults().summary == ["a: x string!"])
  }

  @Test func keepsWhatTheValidatorJudges() throws {
    let read = ReadSchema(
      """
      export default i.schema({
        entities: { a: i.entity({}) },
        links: { l: {
          forward: { on: 'a' as any, has: 3, label: null, required: [], onDelete: undefined },
          reverse: {},
        } },
        rooms: { empty: {}, odd: { presence: i.entity({}), «extra»: 1 } },
        «more»: {},
      });
      """)
    let schema = try read.schema()
    #expect(
      schema.summary == [
        "a: ", "l: a 3.0 null <an array> undefined / ", "empty# -", "odd# ",
      ])
    #expect(schema.rooms[1].unknownKeys == [Located("extra", at: read.ranges[0])])
    #expect(schema.unknownKeys == [Located("more", at: read.ranges[1])])
  }

  @Test func carriesDocumentation() throws {
    let schema = try ReadSchema(
      """
      /** A thing that is kept elsewhere. */
      const things = i.entity({});
      export default i.schema({
        entities: {
          /** What is to be done. */
          todos: i.entity({
            /// One line.
            title: i.string(), // not this
          }),
          things,
        },
        links: {
          /** Who owns it. */
          l: { forward: { on: "todos", has: "one",
            /** The owner. */
            label: "owner" } },
        },
        rooms: {
          /** Where people talk. */
          chat: {
            /** Who is there. */
            presence: i.entity({}),
            topics: {
              /** A sign. */
              emoji: i.entity({}),
            },
          },
        },
      });
      """
    ).schema()
    #expect(schema.entities[0].documentation?.text == "What is to be done.")
    #expect(schema.entities[0].attributes[0].documentation?.text == "One line.")
    #expect(schema.entities[1].documentation?.text == "A thing that is kept elsewhere.")
    #expect(schema.links[0].documentation?.text == "Who owns it.")
    #expect(schema.links[0].forward?.labelDocumentation?.text == "The owner.")
    #expect(schema.rooms[0].documentation?.text == "Where people talk.")
    #expect(schema.rooms[0].presenceDocumentation?.text == "Who is there.")
    #expect(schema.rooms[0].topics[0].documentation?.text == "A sign.")
  }
}
