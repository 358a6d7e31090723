package import SchemaDiagnostics

/// What a `/** … */` or `///` comment before a declaration says.
package struct Documentation: Sendable, Equatable {
  /// The lines without the comment's own signs; tags other than `@swiftName` stay text.
  package var lines: [String]
  /// The name that `@swiftName` asks for, and where it says so.
  package var swiftName: Located<String>?

  package init(lines: [String], swiftName: Located<String>? = nil) {
    self.lines = lines
    self.swiftName = swiftName
  }

  /// The lines as one text, or `nil` if there is nothing but a `@swiftName`.
  package var text: String? {
    lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
