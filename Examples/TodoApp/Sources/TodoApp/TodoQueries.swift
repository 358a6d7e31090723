import SharingInstant

/// What the app asks of the server. A misspelled attribute does not compile.
enum TodoQueries {
  /// What is still to be done, with its owners.
  static let open = Schema.todos
    .where(\.done, .eq(false))
    .with(\.owner)
    .orderBy(\.dueAt)
    .limit(20)

  /// What somebody has still to do.
  static func open(of email: String) -> EntityKey<Todo> {
    open.where(\.owner) { $0.where(\.email, .eq(email)) }
  }
}
