/// `import … from "…"`, in any of its forms.
struct ImportDeclaration: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  /// The string after `from`; `nil` for `import x = …`, and where it is missing.
  let module: TokenIndex?
  /// `a` in `import a from`, and in `import a = …`.
  let defaultName: TokenIndex?
  /// `n` in `import * as n from`.
  let namespaceName: TokenIndex?
  let specifiers: NodeList<ModuleSpecifier>
  /// `import type …`
  let isTypeOnly: Bool
}

/// `export { … }`, `export { … } from "…"`, `export * from "…"` and `export * as n from "…"`.
struct ExportDeclaration: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  /// The string after `from`.
  let module: TokenIndex?
  /// Whether it is `export *`; then there are no specifiers.
  let isStar: Bool
  /// `n` in `export * as n`.
  let namespaceName: TokenIndex?
  let specifiers: NodeList<ModuleSpecifier>
  /// `export type …`
  let isTypeOnly: Bool
}

/// `a`, `a as b` or `type a` between the braces of an import or export.
struct ModuleSpecifier: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  /// What the exporting side calls it (`a` in an import, `b` of `a as b` in an export): a word or
  /// a string.
  let exportedName: TokenIndex
  /// What this file calls it (`b` of `a as b` in an import, `a` in an export). With `from`, an
  /// export's local name is the name in the other module.
  let localName: TokenIndex
  let isTypeOnly: Bool
}
