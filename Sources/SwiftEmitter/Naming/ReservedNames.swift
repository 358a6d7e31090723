/// The names that no declaration of generated code may take, by position. docs/generated-code.md
/// repeats the lists; a longer list is a breaking change.
enum ReservedNames {
  /// For types, at top level and nested: what generated code and the runtime use, and what Swift
  /// programmers use every day and would find hidden.
  static let types = WordTable(generatedCode + standardLibrary + foundation + interfaces)

  /// What generated code needs of Swift, Foundation and the runtime, and the names that no nested
  /// type can have.
  static let generatedCode = [
    "Any", "AnyObject", "Bool", "Codable", "Date", "Double", "EntityIdentifiable", "EntityKey",
    "Equatable", "FieldPredicate", "FieldReader", "FieldValue", "Foundation", "Hashable", "ID",
    "Indirect", "InstantSchemaOutputFormat", "InstantSchemaOutputFormat1", "JSONSyntaxError",
    "JSONValue",
    "LinkCardinality", "LinkKey", "LinkSide", "OpenEnum", "PageCursor", "Protocol", "RoomKey",
    "RowError", "RowField", "RowFields", "RowReader", "RowRecord", "RowTuple", "RowValues",
    "RowWriter", "Schema", "Self", "Sendable", "SharingInstant", "SortDirection", "String", "Swift",
    "TaggedPayload", "TaggedUnion", "TopicKey", "Type", "UUID",
    "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
  ]

  static let standardLibrary = [
    "AnyHashable", "AnySequence", "Array", "ArraySlice", "AsyncSequence", "AsyncStream",
    "BinaryInteger", "CaseIterable", "Character", "ClosedRange", "CodingKey", "CodingKeys",
    "Collection", "Comparable", "ContinuousClock", "CustomStringConvertible", "Decodable",
    "Decoder", "Dictionary", "Duration", "Encodable", "Encoder", "Error", "Float", "Hasher",
    "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "IteratorProtocol", "KeyPath",
    "MainActor", "Mirror", "Never", "ObjectIdentifier", "Optional", "PartialKeyPath",
    "Range", "RawRepresentable", "Regex", "Result", "Sequence", "Set", "StaticString", "Substring",
    "Task", "TaskGroup", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "Void",
    "WritableKeyPath",
  ]

  static let foundation = [
    "AttributedString", "Bundle", "Calendar", "Data", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "FileHandle", "FileManager", "Formatter", "IndexPath", "IndexSet",
    "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "Notification",
    "NotificationCenter", "Operation", "OperationQueue", "Predicate", "Process", "ProcessInfo",
    "Progress", "RunLoop", "Scanner", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer",
    "URL", "URLComponents", "URLRequest", "URLSession", "UserDefaults",
  ]

  /// SwiftUI, Observation, Combine and the everyday libraries around them.
  static let interfaces = [
    "Alert", "Animation", "AnyView", "App", "Binding", "Button", "Canvas", "Capsule", "Circle",
    "Color", "ContentView", "Divider", "Environment", "Font", "Form", "Gesture", "Gradient",
    "Group",
    "Image", "Label", "Layout", "Link", "List", "Menu", "NavigationStack", "Observable",
    "ObservableObject", "Path", "Picker", "Preview", "Published", "Publisher", "Rectangle",
    "Scene", "Section", "Shape", "Shared", "SharedReader", "Slider", "Spacer", "State",
    "Tab", "Table", "Text", "Toggle", "View", "ViewModifier", "Window",
  ]

  /// For entities besides: the enums inside `Schema`, where their types are used.
  static let entities = WordTable(types.words + schemaEnums)

  private static let schemaEnums = ["Links", "Rooms", "Topics"]

  // MARK: - Members

  // A member hides the types of its name from the expressions beside it.

  /// For properties: the types whose initializers stand among them.
  static let properties = WordTable(["Indirect", "RowField", "UUID"])

  /// For the cases of enums: their own members, what protocols bring along, what would mean nil in
  /// an optional, and what is called among them.
  static let cases = WordTable([
    "Protocol", "TaggedPayload", "Type", "allCases", "discriminator", "hashValue", "none",
    "rawValue", "some", "tagged", "unrecognized",
  ])

  /// For constants: the types that `Schema` and the enums inside it call.
  static let constants = WordTable([
    "EntityKey", "LinkKey", "LinkSide", "Protocol", "RoomKey", "TopicKey", "Type",
  ])

  /// For members of `Schema`: the enums inside it besides.
  static let schemaMembers = WordTable(constants.words + schemaEnums)
}
