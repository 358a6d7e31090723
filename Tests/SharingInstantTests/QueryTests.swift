import Foundation
import SharingInstant
import Testing

@Suite struct QueryTests {
  private let milk = Schema.todos.where(\.title, .eq("milk"))
  private let done = Schema.todos.where(\.done, .eq(true))

  @Test func asksForAllRows() {
    #expect(Schema.todos.json == #"{"todos":{}}"#)
    #expect(Schema.instantUsers.json == #"{"$users":{}}"#)
  }

  @Test func rendersConditionsOrderAndLimit() {
    let query = Schema.todos.where(\.done, .eq(false)).orderBy(\.createdAt, .desc).limit(20)
    #expect(
      query.json
        == #"{"todos":{"$":{"limit":20,"order":{"createdAt":"desc"},"where":{"done":false}}}}"#)
  }

  @Test func leavesTheKeyAsItWas() {
    _ = Schema.todos.where(\.done, .eq(true)).limit(1).with(\.owner)
    #expect(Schema.todos.json == #"{"todos":{}}"#)
  }

  // MARK: Predicates

  @Test func comparesWithOperators() {
    #expect(condition(Schema.todos.where(\.createdAt, .gt(1))) == #"{"createdAt":{"$gt":1}}"#)
    #expect(condition(Schema.todos.where(\.createdAt, .gte(1.5))) == #"{"createdAt":{"$gte":1.5}}"#)
    #expect(condition(Schema.todos.where(\.createdAt, .lt(0))) == #"{"createdAt":{"$lt":0}}"#)
    #expect(condition(Schema.todos.where(\.createdAt, .lte(-1))) == #"{"createdAt":{"$lte":-1}}"#)
    #expect(condition(Schema.todos.where(\.title, .ne("a"))) == #"{"title":{"$ne":"a"}}"#)
    #expect(
      condition(Schema.todos.where(\.title, .in(["a", "b"]))) == #"{"title":{"$in":["a","b"]}}"#)
    #expect(condition(Schema.todos.where(\.title, .like("a%"))) == #"{"title":{"$like":"a%"}}"#)
    #expect(condition(Schema.todos.where(\.title, .ilike("a_"))) == #"{"title":{"$ilike":"a_"}}"#)
    #expect(
      condition(Schema.todos.where(\.status, .eq(.inProgress))) == #"{"status":"in_progress"}"#)
  }

  @Test func comparesWhatMayBeMissing() {
    let date = Date(timeIntervalSince1970: 0)
    let users = Schema.instantUsers
    #expect(
      condition(Schema.todos.where(\.dueAt, .lt(date)))
        == #"{"due_at":{"$lt":"1970-01-01T00:00:00.000Z"}}"#)
    #expect(condition(users.where(\.age, .gte(18))) == #"{"age":{"$gte":18}}"#)
    #expect(condition(users.where(\.age, .in([1, nil]))) == #"{"age":{"$in":[1,null]}}"#)
    #expect(condition(users.where(\.email, .like("%@x.com"))) == #"{"email":{"$like":"%@x.com"}}"#)
    #expect(condition(users.where(\.email, .eq("a"))) == #"{"email":"a"}"#)
    #expect(condition(users.where(\.email, .eq(nil))) == #"{"email":{"$isNull":true}}"#)
    #expect(condition(users.where(\.email, .ne(nil))) == #"{"email":{"$isNull":false}}"#)
    #expect(condition(users.where(\.email, .isNull)) == #"{"email":{"$isNull":true}}"#)
    #expect(condition(users.where(\.email, .isNull(false))) == #"{"email":{"$isNull":false}}"#)
  }

  /// An object would be read as operators, so it is not written bare.
  @Test func keepsObjectsApartFromOperators() {
    #expect(
      condition(Schema.todos.where(\.payload, .eq(["$gt": 1])))
        == #"{"payload":{"$in":[{"$gt":1}]}}"#)
  }

  // MARK: Conjunction and disjunction

  @Test func severalConditionsMakeAnAnd() {
    #expect(
      condition(milk.where(\.done, .eq(true))) == #"{"and":[{"title":"milk"},{"done":true}]}"#)
    #expect(condition(milk.and(done)) == #"{"and":[{"title":"milk"},{"done":true}]}"#)
    #expect(
      condition(Schema.todos.and(milk, done)) == #"{"and":[{"title":"milk"},{"done":true}]}"#)
  }

  @Test func alternativesMakeAnOr() {
    let either = #"{"or":[{"title":"milk"},{"done":true}]}"#
    #expect(condition(milk.or(done)) == either)
    #expect(condition(Schema.todos.or(milk, done)) == either)
    #expect(condition([milk, done].reduce(Schema.todos) { $0.or($1) }) == either)
    #expect(condition(Schema.todos.or(milk)) == #"{"title":"milk"}"#)
    #expect(Schema.todos.or().json == #"{"todos":{}}"#)
  }

  @Test func nestsConjunctionsAndDisjunctions() {
    #expect(
      condition(milk.where(\.createdAt, .gt(1)).or(done))
        == #"{"or":[{"and":[{"title":"milk"},{"createdAt":{"$gt":1}}]},{"done":true}]}"#)
    #expect(
      condition(milk.or(done).where(\.createdAt, .gt(1)))
        == #"{"and":[{"or":[{"title":"milk"},{"done":true}]},{"createdAt":{"$gt":1}}]}"#)
  }

  // MARK: Links

  @Test func conditionsThroughLinksAreDotted() {
    #expect(
      condition(Schema.todos.where(\.owner) { $0.where(\.email, .eq("x")) })
        == #"{"owner.email":"x"}"#)
    #expect(
      condition(
        Schema.todos.where(\.comments) { $0.where(\.author) { $0.where(\.id, .eq("1")) } })
        == #"{"comments.author.id":"1"}"#)
    #expect(
      condition(Schema.todos.where(\.parent) { $0.or(milk, done) })
        == #"{"or":[{"parent.title":"milk"},{"parent.done":true}]}"#)
  }

  @Test func asksForLinkedRows() {
    #expect(Schema.todos.with(\.owner).json == #"{"todos":{"owner":{}}}"#)
    #expect(Schema.todos.with(\.parent).json == #"{"todos":{"parent":{}}}"#)
    let query = Schema.todos.limit(1).with(\.comments) {
      $0.where(\.body, .ne("")).orderBy(\.body).limit(5).with(\.author)
    }
    let rows = #""$":{"limit":5,"order":{"body":"asc"},"where":{"body":{"$ne":""}}},"author":{}"#
    #expect(query.json == #"{"todos":{"$":{"limit":1},"comments":{\#(rows)}}}"#)
  }

  @Test func asksForLinkedRowsInTwoSteps() {
    let query = Schema.todos.with(\.comments) { $0.limit(5) }.with(\.comments) { $0.with(\.author) }
    #expect(query.json == #"{"todos":{"comments":{"$":{"limit":5},"author":{}}}}"#)
  }

  // MARK: Pages

  @Test func takesOneOfLimitFirstAndLast() {
    #expect(Schema.todos.limit(1).first(2).json == #"{"todos":{"$":{"first":2}}}"#)
    #expect(Schema.todos.first(2).last(3).json == #"{"todos":{"$":{"last":3}}}"#)
    #expect(Schema.todos.last(3).limit(1).json == #"{"todos":{"$":{"limit":1}}}"#)
  }

  @Test func asksForPages() {
    let cursor = PageCursor(["e", "a", 1, 1_767_225_600_000])
    let text = #"["e","a",1,1767225600000]"#
    #expect(Schema.todos.offset(10).json == #"{"todos":{"$":{"offset":10}}}"#)
    #expect(Schema.todos.after(cursor).json == #"{"todos":{"$":{"after":\#(text)}}}"#)
    #expect(
      Schema.todos.before(cursor, inclusive: true).json
        == #"{"todos":{"$":{"before":\#(text),"beforeInclusive":true}}}"#)
    #expect(
      Schema.todos.after(cursor, inclusive: true).json
        == #"{"todos":{"$":{"after":\#(text),"afterInclusive":true}}}"#)
  }

  @Test func ordersByTheServersTime() {
    #expect(
      Schema.todos.orderBy(\.title).orderByServerCreatedAt(.desc).json
        == #"{"todos":{"$":{"order":{"serverCreatedAt":"desc"}}}}"#)
  }

  // MARK: Values

  @Test func equalQueriesAreEqualKeys() {
    let other = Schema.todos.where(\.title, .eq("milk"))
    #expect(milk == other)
    #expect(milk.hashValue == other.hashValue)
    #expect(milk != done)
    #expect(Set([milk, other, done]).count == 2)
  }

  @Test func findsEveryWireName() {
    #expect(condition(Schema.todos.where(\.dueAt, .isNull)) == #"{"due_at":{"$isNull":true}}"#)
    #expect(condition(Schema.todos.where(\.id, .eq("1"))) == #"{"id":"1"}"#)
    #expect(condition(Schema.todos.where(\.tags, .eq([]))) == #"{"tags":{"$in":[[]]}}"#)
    #expect(
      condition(Schema.todos.where(\.address, .eq(.init(street: "a"))))
        == #"{"address":{"$in":[{"street":"a"}]}}"#)
  }

  private func condition<Entity>(_ key: EntityKey<Entity>) -> String? {
    key.query[key.namespace]?["$"]?["where"]?.description
  }
}
