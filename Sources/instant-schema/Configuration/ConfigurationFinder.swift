/// Finds the configuration that belongs to a command line.
struct ConfigurationFinder {
  let disk: any FileSystem

  private static let sizeLimit = 1_048_576

  /// Gives the arguments what they leave out and the configuration says.
  ///
  /// - Throws: `Failure` if the configuration cannot be read or says something that is not known.
  func complete(_ arguments: inout Arguments) throws(Failure) {
    guard arguments.command?.options.contains(.config) == true, !arguments.has(.help) else {
      return
    }
    guard let path = try path(for: arguments) else { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try disk.read(path, limit: Self.sizeLimit)
    } catch {
      throw Failure(error)
    }
    do throws(ConfigurationError) {
      try Configuration(bytes, path: path).complete(&arguments)
    } catch {
      throw Failure(error)
    }
  }

  /// The named configuration, which must exist, or the one beside the schema, which need not.
  private func path(for arguments: Arguments) throws(Failure) -> String? {
    if let named = arguments[.config] { return named }
    let schema = arguments[.from] ?? arguments[.schema] ?? arguments.operand
    if schema == SchemaFile.standardInput { return nil }
    let path = Path.join(schema.map(Path.parent) ?? ".", Configuration.fileName)
    do throws(FileError) {
      return try disk.kind(of: path) == nil ? nil : path
    } catch {
      throw Failure(error)
    }
  }
}
