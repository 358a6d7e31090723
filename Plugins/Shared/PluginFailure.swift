/// Why a plugin cannot do its work; the text is for the person who builds.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
