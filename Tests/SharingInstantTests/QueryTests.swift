import SharingInstant
import Testing

@Suite struct QueryTests {
  @Test func rendersConditionsOrderAndLimit() {
    let query = Schema.todos.where(\.done, .eq(false)).orderBy(\.createdAt, .desc).limit(20)
    #expect(
      query.json
        == #"{"todos":{"$":{"limit":20,"order":{"createdAt":"desc"},"where":{"done":false}}}}"#)
  }
}
