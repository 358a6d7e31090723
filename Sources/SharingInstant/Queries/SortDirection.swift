/// Which rows come first.
public enum SortDirection: String, Hashable, Sendable {
  /// The smallest first; rows without a value before all others.
  case asc
  /// The largest first.
  case desc
}
