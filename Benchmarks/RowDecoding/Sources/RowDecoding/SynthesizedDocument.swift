/// The same struct as a person would write it, with what the compiler synthesizes.
struct SynthesizedDocument: Identifiable, Codable, Equatable, Sendable {
  var id: String
  var title: String
  var slug: String
  var position: Double
  var isPublic: Bool
  var subtitle: String?
  var category: String
  var wordCount: Double
  var editor: String?
  var isPinned: Bool
  var language: String
}
