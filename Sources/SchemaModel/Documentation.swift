package import SchemaDiagnostics

/// What a `/** … */` or `///` comment before a declaration says.
///
/// It is a class, though it never changes, because most declarations have none: so it takes them one
/// word to say so.
package final class Documentation: Sendable, Equatable {
  /// The lines without the comment's own signs; tags other than `@swiftName` stay text.
  package let lines: [String]
  /// The name that `@swiftName` asks for, and where it says so.
  package let swiftName: Located<String>?

  package init(lines: [String], swiftName: Located<String>? = nil) {
    self.lines = lines
    self.swiftName = swiftName
  }

  /// The lines as one text, or `nil` if there is nothing but a `@swiftName`.
  package var text: String? {
    lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  package static func == (left: Documentation, right: Documentation) -> Bool {
    left.lines == right.lines && left.swiftName == right.swiftName
  }
}
