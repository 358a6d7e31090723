import Foundation

/// The schema of a target and the configuration that goes with it.
struct SchemaLocation {
  let schema: URL
  /// The one in the target's directory, else the one beside the schema.
  let configuration: PluginConfiguration?
}
