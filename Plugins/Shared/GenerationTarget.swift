import Foundation

/// A target that wants generated code, whether SwiftPM or Xcode builds it.
struct GenerationTarget {
  let name: String
  /// Where its sources are; an Xcode target may have no directory of its own.
  let directory: URL?
  /// All of its files, the ones that no compiler reads too.
  let files: [URL]
  /// The directory of its package or project.
  let root: URL
}
