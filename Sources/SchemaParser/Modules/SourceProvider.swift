/// Where the text of imported files comes from: the one effect that reading a schema has.
///
/// Paths use `/`, are free of `.` and of inner `..`, and start where the schema's own path does:
/// beside `app/instant.schema.ts` the import `../lib/auth` asks for `lib/auth.ts`.
package protocol SourceProvider {
  /// Answers with the bytes of a regular file, or with the reason why there are none.
  func source(at path: String) -> SourceLookup
}

/// What a `SourceProvider` finds at a path.
package enum SourceLookup: Sendable, Equatable {
  case found([UInt8])
  /// Nothing there, or a directory.
  case notFound
  /// There, but it cannot be read; the text says why: "permission denied".
  case notReadable(String)
  /// Beyond the root, where nothing is followed, whether it is there or not.
  case outsideRoot
}
