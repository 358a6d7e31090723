import { i } from "@instantdb/admin";

/** How a copy looks. */
enum Condition {
  New = "new",
  Used = "used",
  Damaged = "damaged",
}

/**
 * Where a book stands.
 *
 * The shelf is counted from the door.
 */
interface Place {
  /** From 1. */
  shelf: number;
  room?: string;
}

const _schema = i.schema({
  entities: {
    /**
     * A book of the library.
     *
     * - one row for each *edition*
     * - copies are rows of their own
     *
     * @deprecated in favour of nothing
     */
    books: i.entity({
      /** As printed on the cover; this comment is long enough to be wrapped, because lines of generated code keep to one hundred columns. */
      title: i.string().indexed(),
      /// International Standard Book Number
      isbn: i.string().unique(), // 13 digits
      /** @swiftName pageCount */
      pages: i.number().optional(),
      place: i.json<Place>().optional(),
      keywords: i.json<string[]>(),
    }),
    /**
     * A person who borrows.
     * @swiftName Reader
     */
    people: i.entity({
      name: i.string(),
      memberSince: i.date(),
    }),
    copies: i.entity({ condition: i.string<Condition>(), places: i.json<Place[]>() }),
  },
  links: {
    /** Who has which copy at home. */
    copyBorrower: {
      forward: {
        on: "copies",
        has: "one",
        /** @swiftName lentTo */
        label: "borrower",
      },
      reverse: { on: "people", has: "many", /** Not yet given back. */ label: "borrowed" },
    },
    copyBook: {
      forward: { on: "copies", has: "one", label: "book", required: true },
      reverse: { on: "books", has: "many", label: "copies" },
    },
  },
  rooms: {
    /**
     * The room where people read.
     * @swiftName ReadingRoom
     */
    rr: {
      /** Who sits there. */
      presence: i.entity({ seat: i.number() }),
      topics: { /** Somebody whispers. */ hush: i.entity({ loudness: i.number() }) },
    },
  },
});

export default _schema;
