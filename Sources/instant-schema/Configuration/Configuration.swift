import SchemaDiagnostics

/// What `instant-schema.json` says: options under their names on the command line, for the commands
/// and the build plugin alike. Paths in it start at its own directory.
struct Configuration {
  private var values: [OptionName: String] = [:]
  private var flags: [OptionName: Bool] = [:]

  /// The name under which it is looked for beside a schema.
  static let fileName = "instant-schema.json"

  /// - Throws: `ConfigurationError` if the text is no JSON object of known keys.
  init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
    let file = File(path: path, lines: LineTable(bytes))
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONReader.read(bytes)
    } catch {
      throw file.error(error.message, at: error.offset)
    }
    guard case .object(let members) = root.value else {
      throw file.error("Expected an object, not \(root.kind)", at: root.offset)
    }
    for member in members { try add(member, of: file) }
  }

  /// Gives the arguments what they leave out of what their command takes.
  func complete(_ arguments: inout Arguments) {
    let options = arguments.command?.options ?? []
    for option in options where !arguments.has(option) {
      if let value = values[option] { arguments.set(option, to: value) }
      if flags[option] == true { arguments.set(option) }
    }
  }

  private mutating func add(
    _ member: JSONNode.Member, of file: File
  ) throws(ConfigurationError) {
    let known = OptionName.allCases.filter(\.isConfigurable).map(\.rawValue)
    guard let option = OptionName(rawValue: member.key), option.isConfigurable else {
      let meant = Spelling.nearest(to: member.key, in: known).map { "; did you mean '\($0)'?" }
      throw file.error("Unknown key '\(member.key)'\(meant ?? "")", at: member.keyOffset)
    }
    if values[option] != nil || flags[option] != nil {
      throw file.error("The key '\(member.key)' stands twice", at: member.keyOffset)
    }
    switch (option.value, member.value.value) {
    case (nil, .boolean(let isSet)):
      flags[option] = isSet
    case (let value?, .string(let text)):
      values[option] = try checked(text, value, member, of: file)
    case (let value, _):
      let expected = value == nil ? "a boolean" : "a string"
      throw file.error(
        "Expected \(expected) for '\(member.key)', not \(member.value.kind)",
        at: member.value.offset)
    }
  }

  private func checked(
    _ text: String, _ value: OptionValue, _ member: JSONNode.Member, of file: File
  ) throws(ConfigurationError) -> String {
    do throws(InvalidValue) {
      let text = try value.checked(text)
      switch value {
      case .file, .directory: return Path.join(Path.parent(of: file.path), text)
      case .text, .choice: return text
      }
    } catch {
      throw file.error(
        "The value '\(text)' is invalid for '\(member.key)'\(error.advice)",
        at: member.value.offset)
    }
  }

  private struct File {
    let path: String
    let lines: LineTable

    func error(_ message: String, at offset: Int) -> ConfigurationError {
      ConfigurationError(message: message, path: path, position: lines.position(at: offset))
    }
  }
}

/// What is wrong with a configuration, and where.
struct ConfigurationError: Error {
  let message: String
  let path: String
  let position: SourcePosition
}
