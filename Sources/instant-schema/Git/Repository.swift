/// The working tree that a directory belongs to.
struct Repository: Hashable {
  /// The top directory, absolute and without symbolic links.
  let top: String

  /// A path below the top as git calls it.
  func path(of absolute: String) -> String {
    Path.relative(absolute, to: top)
  }
}
