import Testing

/// The plugins, at work in real packages that the real SwiftPM builds. All packages stand in one
/// place and share their scratch path, so their tests run one after the other, in any order.
@Suite(.serialized, .workspace)
struct PluginTests {}
