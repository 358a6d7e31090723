import Foundation

/// The schema of a target and the configuration that goes with it.
struct SchemaLocation {
  let schema: URL
  /// The one in the target's directory. One beside the schema is found by the tool itself.
  let configuration: PluginConfiguration?
}
