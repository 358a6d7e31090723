/// How many rows a label leads to.
public enum LinkCardinality: Hashable, Sendable {
  /// One row, or none.
  case one
  /// Any number of rows.
  case many
}
