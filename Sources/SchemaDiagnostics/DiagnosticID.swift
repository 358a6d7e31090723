/// The stable name of a kind of diagnostic. It is part of the tool's interface: programs match on
/// it and docs/diagnostics.md has an entry for each.
package enum DiagnosticID: String, Sendable, CaseIterable {
  // Bytes and tokens
  case invalidEncoding = "invalid-encoding"
  case unexpectedCharacter = "unexpected-character"
  case unterminatedString = "unterminated-string"
  case unterminatedTemplate = "unterminated-template"
  case unterminatedComment = "unterminated-comment"
  case unterminatedRegularExpression = "unterminated-regular-expression"
  case unterminatedJSX = "unterminated-jsx"
  case invalidEscape = "invalid-escape"
  case invalidNumber = "invalid-number"
  case mergeConflict = "merge-conflict"

  // Syntax
  case expectedToken = "expected-token"
  case expectedExpression = "expected-expression"
  case expectedType = "expected-type"
  case unmatchedBracket = "unmatched-bracket"
  case unexpectedJSX = "unexpected-jsx"
  case nestingTooDeep = "nesting-too-deep"

  // Finding and evaluating the schema
  case noSchema = "no-schema"
  case ambiguousSchema = "ambiguous-schema"
  case unknownBuilder = "unknown-builder"
  case unknownMethod = "unknown-method"
  case notEvaluable = "not-evaluable"
  case unexpectedValue = "unexpected-value"
  case importNotFound = "import-not-found"
  case importNotReadable = "import-not-readable"
  case importOutsideRoot = "import-outside-root"
  case importCycle = "import-cycle"
  case opaqueHelper = "opaque-helper"
  case untypedShape = "untyped-shape"
  case ignoredArgument = "ignored-argument"
  case deprecatedForm = "deprecated-form"

  // Meaning
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case invalidCardinality = "invalid-cardinality"
  case invalidOnDelete = "invalid-on-delete"
  case cascadeNeedsHasOne = "cascade-needs-has-one"
  case requiredOnReverse = "required-on-reverse"
  case unknownEntity = "unknown-entity"
  case undeclaredSystemEntity = "undeclared-system-entity"
  case nameClash = "name-clash"
  case reservedNamespace = "reserved-namespace"
  case requiredSystemAttribute = "required-system-attribute"
  case requiredSystemLink = "required-system-link"
  case declaredID = "declared-id"
  case blankName = "blank-name"
  case dottedName = "dotted-name"
  case missingPresence = "missing-presence"
  case clientRequired = "client-required"

  // Swift names
  case swiftNameClash = "swift-name-clash"
  case swiftNameKept = "swift-name-kept"
  case swiftNameSuffixed = "swift-name-suffixed"
  case invalidSwiftName = "invalid-swift-name"
  case catalogOptionality = "catalog-optionality"

  /// Each kind has one weight: an error where the server or Swift would refuse, a warning where
  /// real schemas live with it in production, a note where it is only good to know.
  package var severity: Severity {
    switch self {
    case .opaqueHelper, .untypedShape, .ignoredArgument, .duplicateKey, .unknownKey,
      .requiredOnReverse,
      .undeclaredSystemEntity, .declaredID, .dottedName, .swiftNameKept:
      .warning
    case .deprecatedForm, .clientRequired, .swiftNameSuffixed, .catalogOptionality:
      .note
    default:
      .error
    }
  }
}
