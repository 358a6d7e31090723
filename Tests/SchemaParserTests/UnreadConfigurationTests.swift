import SchemaDiagnostics
import Testing

/// A `tsconfig.json` that leads to what is not read: what is missing for it says so.
@Suite struct UnreadConfigurationTests {
  private static let outside =
    "`tsconfig.json` extends `../base.json`, which leads out of the project, where nothing is read"
  private static let locked =
    "`tsconfig.json` extends `./locked.json`, which cannot be read: permission denied"

  private func read(_ source: String, extends base: String, own: String = "{}") -> ReadSchema {
    ReadSchema(
      source,
      files: [
        "tsconfig.json": #"{ "extends": "\#(base)", "compilerOptions": \#(own) }"#,
        "parts.ts": "export default i.entity({}); export type T = 'a';",
      ],
      unreadable: ["locked.json": "permission denied"])
  }

  @Test(arguments: [
    ("../base.json", "@/parts", DiagnosticID.importNotFound, outside),
    ("../base", "#parts", .notEvaluable, outside.replacing(".json`, which", with: "`, which")),
    ("./locked.json", "@/parts", .importNotFound, locked),
    ("./locked", "#parts", .notEvaluable, locked.replacing(".json`, which", with: "`, which")),
  ])
  func isNamedBesideAnImportThatItMightExplain(
    base: String, specifier: String, id: DiagnosticID, note: String
  ) {
    let read = read(
      "import t from '\(specifier)'; export default i.schema({ entities: { t } });", extends: base)
    #expect(read.ids == [id])
    #expect(read.diagnostics.first?.notes == [note])
  }

  @Test func isNamedBesideATypeToo() {
    let read = read(
      "import { T } from '@/parts'; export default i.schema({ entities: { t: i.entity({ a: i.json<T>() }) } });",
      extends: "../base.json")
    #expect(read.ids == [.untypedShape])
    #expect(read.diagnostics.first?.message.contains(Self.outside) == true)
  }

  @Test func isNoMatterWhereImportsAreFound() throws {
    let read = read(
      "import t from '@/parts'; export default i.schema({ entities: { t } });",
      extends: "../base.json", own: #"{ "paths": { "@/*": ["./*"] } }"#)
    #expect(try read.schema().summary == ["t: "])
  }

  /// Where packages are installed may well be outside the root.
  @Test func isNotNamedIfItIsAPackage() {
    let read = read(
      "import t from '@/parts'; export default i.schema({ entities: { t } });",
      extends: "@tsconfig/node20")
    #expect(read.ids == [.importNotFound])
    #expect(read.diagnostics.first?.notes == [])
  }

  // MARK: - Directories outside the root

  /// Packages are looked for there too, before they are looked for where they are installed.
  @Test(arguments: [#"{ "baseUrl": ".." }"#, #"{ "paths": { "*": ["../*"] } }"#])
  func onesThatEveryImportMayBeInAreNamedBesideWhatIsMissing(options: String) throws {
    let dsl = "import { i } from '@instantdb/core';"
    let files = ["tsconfig.json": #"{ "compilerOptions": \#(options) }"#]
    let package = ReadSchema(
      "\(dsl) export default i.schema({ entities: { t: i.entity({}) } });", files: files)
    #expect(try package.schema().summary == ["t: "])

    let read = ReadSchema(
      "\(dsl) import t from 'parts'; export default i.schema({ entities: { t } });", files: files)
    #expect(read.ids == [.notEvaluable])
    #expect(
      read.diagnostics.first?.notes == [
        "a tsconfig.json makes `../parts` of it, which is out of the project, where nothing is read"
      ])
  }
}
