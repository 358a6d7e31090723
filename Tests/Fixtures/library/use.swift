import Foundation
import SharingInstant

func lend(_ copy: Copy, to reader: Reader) -> Copy {
  var copy = copy
  copy.lentTo = reader
  if copy.condition == .damaged { copy.lentTo = nil }
  return copy
}

func shelves(_ book: Book) -> [Double] {
  [book.place].compactMap { $0?.shelf } + (book.copies ?? []).flatMap { $0.places.map(\.shelf) }
}

func pages(_ book: Book) -> Double { book.pageCount ?? 0 }

let readers: EntityKey<Reader> = Schema.people
let room: RoomKey<ReadingRoomPresence> = Schema.Rooms.readingRoom
let hush: TopicKey<ReadingRoomHushTopic> = Schema.Topics.ReadingRoom.hush
