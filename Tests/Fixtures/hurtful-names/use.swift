import Foundation
import SharingInstant

func date(of event: Event) -> Foundation.Date { event.at }
func types() -> [any EntityIdentifiable.Type] {
  [
    Status.self, News.self, Address.self, Series.self, Person.self, People.self, DateEntity.self,
    Url.self, TaskEntity.self, SchemaEntity.self, Quote.self, Vote.self, Mood.self, Clock.self,
    日記.self,
  ]
}
func votes() -> [Vote.Kind] { [.plus1, .minus1, .value1] }
func faces() -> [Mood.Face] { [.colonRightParenthesis, .colonLeftParenthesis, .empty] }
func clocks() -> [Clock.Face] { [.value24h, .value12h, .inProgress, .url, .imagePng, .value2x] }
func choice() -> Option.Choice? { .noneValue }
func choices() -> [Option.Choice] { [.someValue, .allCasesValue, .`self`, .`init`] }
func task(_ task: TaskEntity) -> String { task.type + task.contentMinusType + task.content_type }
func schema(_ schema: SchemaEntity) -> Double {
  schema.minusMinus + schema._friends + schema.value1st
}
func box(_ box: Box) -> String {
  box.`self` + box.`init` + box.type + box.fields + box.namespace + box.hashValue
}
func nested(_ box: Box) -> [Box]? { box.parent?.parent?.parentBox }
func identity(_ identity: Identity) -> String? {
  identity.uuid + identity.UUIDValue + identity.RowFieldValue + identity.hangulFiller
}
func page(_ page: Page) -> String {
  page.note + page.noSoftHyphenTe + page.می‌خواهم + page.👩‍💻
}
func tags(_ identity: Identity) -> ([Identity.Tag], [Identity.Tags]) {
  ([identity.tag, .empty, .value], identity.tags + [.x])
}
let identities = Schema.identities.with(\.next) { $0.with(\.nextBox) }
let boxes = Schema.boxes.where(\.`self`, .eq("x")).where(\.`init`, .eq("y")).with(\.parent)
let room: (RoomKey<TypePresence>, TopicKey<TypeTypeTopic>) = (
  Schema.Rooms.type, Schema.Topics.TypeRoom.type
)
