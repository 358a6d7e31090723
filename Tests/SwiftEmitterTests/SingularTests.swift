import Testing

@testable import SwiftEmitter

@Suite struct SingularTests {
  @Test(arguments: [
    ("Todos", "Todo"), ("Categories", "Category"), ("Addresses", "Address"), ("Boxes", "Box"),
    ("Batches", "Batch"), ("Dishes", "Dish"), ("Movies", "Movie"), ("Buses", "Bus"),
    ("People", "Person"), ("Children", "Child"), ("Statuses", "Status"), ("Houses", "House"),
    ("Indices", "Index"), ("Urls", "Url"), ("URLs", "URL"), ("UserPhotos", "UserPhoto"),
    ("TeamPeople", "TeamPerson"), ("Heroes", "Hero"), ("Caches", "Cache"), ("Menus", "Menu"),
    ("Quizzes", "Quiz"), ("Analyses", "Analysis"), ("Databases", "Database"),
    ("ApiKeys", "ApiKey"), ("User_tags", "User_tag"),
  ])
  func pluralsHaveASingular(_ plural: String, _ singular: String) {
    #expect(Singular.of(plural) == singular)
  }

  @Test(arguments: [
    "Status", "News", "Series", "Media", "Data", "Address", "Todo", "Bus", "Analysis", "Metadata",
    "Species", "Lens", "Class", "Us", "S", "日記", "Person",
  ])
  func whatIsNoPluralStays(_ name: String) {
    #expect(Singular.of(name) == name)
  }

  @Test func listedSingularsAreTheirOwn() {
    for (plural, singular) in SingularWords.irregular {
      #expect(Singular.of(plural) == singular)
      #expect(Singular.of(singular) == singular, "\(singular)")
    }
    for word in SingularWords.unchanging.words { #expect(Singular.of(word) == word) }
  }
}
