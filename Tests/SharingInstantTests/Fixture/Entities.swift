// Written by hand in the form of generated code.
public import Foundation
public import SharingInstant

/// Something to do.
public nonisolated struct Todo: EntityIdentifiable, Codable, Sendable {
  public static var namespace: String { "todos" }

  public var id: String
  public var title: String
  public var done: Bool
  public var createdAt: Double
  public var dueAt: Date?
  public var status: Status
  public var tags: [Tag]
  public var address: Address
  public var blocks: [Block]
  public var position: Position?
  public var extra: JSONValue?
  public var payload: JSONValue
  public var owner: InstantUser?
  public var comments: [Comment]?
  public var parent: Todo? {
    get { parentBox.value }
    set { parentBox = Indirect(newValue) }
  }
  private var parentBox: Indirect<Todo?>

  public init(
    id: String = UUID().uuidString.lowercased(),
    title: String,
    done: Bool,
    createdAt: Double,
    dueAt: Date? = nil,
    status: Status,
    tags: [Tag],
    address: Address,
    blocks: [Block],
    position: Position? = nil,
    extra: JSONValue? = nil,
    payload: JSONValue,
    owner: InstantUser? = nil,
    comments: [Comment]? = nil,
    parent: Todo? = nil
  ) {
    self.id = id
    self.title = title
    self.done = done
    self.createdAt = createdAt
    self.dueAt = dueAt
    self.status = status
    self.tags = tags
    self.address = address
    self.blocks = blocks
    self.position = position
    self.extra = extra
    self.payload = payload
    self.owner = owner
    self.comments = comments
    self.parentBox = Indirect(parent)
  }

  public nonisolated enum Status: OpenEnum {
    case draft
    case inProgress
    /// A value that this version of the schema does not know.
    case unrecognized(String)

    public static let allCases: [Status] = [.draft, .inProgress]

    public init(rawValue: String) {
      switch rawValue {
      case "draft": self = .draft
      case "in_progress": self = .inProgress
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .draft: "draft"
      case .inProgress: "in_progress"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public nonisolated enum Tag: OpenEnum {
    case home
    /// A value that this version of the schema does not know.
    case unrecognized(String)

    public static let allCases: [Tag] = [.home]

    public init(rawValue: String) {
      switch rawValue {
      case "home": self = .home
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .home: "home"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public nonisolated struct Address: Codable, Sendable, Equatable {
    public var street: String
    public var floor: Double?

    public init(street: String, floor: Double? = nil) {
      self.street = street
      self.floor = floor
    }
  }

  public nonisolated struct Position: Codable, Sendable, Equatable {
    public var first: Double
    public var second: String?

    public init(first: Double, second: String? = nil) {
      self.first = first
      self.second = second
    }
  }

  public nonisolated struct Paragraph: Codable, Sendable, Equatable {
    public var body: String

    public init(body: String) {
      self.body = body
    }
  }

  public nonisolated struct Rule: Codable, Sendable, Equatable {
    public init() {}
  }

  public nonisolated enum Block: TaggedUnion {
    case text(Paragraph)
    case rule(Rule)
    /// A kind that this version of the schema does not know, as it came.
    case unrecognized(JSONValue)

    public static var discriminator: String { "type" }

    public init(tag: String, row: RowReader) throws {
      switch tag {
      case "text": self = .text(try Paragraph(row: row))
      case "rule": self = .rule(try Rule(row: row))
      default: self = .unrecognized(row.json)
      }
    }

    public var tagged: TaggedPayload {
      switch self {
      case .text(let value): TaggedPayload("text", value)
      case .rule(let value): TaggedPayload("rule", value)
      case .unrecognized(let value): TaggedPayload(value)
      }
    }
  }
}

nonisolated extension Todo {
  public static let fields: RowFields<Todo> = [
    RowField("id", \.id),
    RowField("title", \.title),
    RowField("done", \.done),
    RowField("createdAt", \.createdAt),
    RowField("due_at", \.dueAt),
    RowField("status", \.status),
    RowField("tags", \.tags),
    RowField("address", \.address),
    RowField("blocks", \.blocks),
    RowField("position", \.position),
    RowField("extra", \.extra),
    RowField("payload", \.payload),
    RowField(link: "owner", \.owner),
    RowField(links: "comments", \.comments),
    RowField(link: "parent", \.parent),
  ]

  public init(values: inout RowValues) {
    self.init(
      id: values.next(),
      title: values.next(),
      done: values.next(),
      createdAt: values.next(),
      dueAt: values.next(),
      status: values.next(),
      tags: values.next(),
      address: values.next(),
      blocks: values.next(),
      position: values.next(),
      extra: values.next(),
      payload: values.next(),
      owner: values.next(),
      comments: values.next(),
      parent: values.next()
    )
  }
}

nonisolated extension Todo.Address: RowRecord {
  public static let fields: RowFields<Todo.Address> = [
    RowField("street", \.street),
    RowField("floor", \.floor),
  ]

  public init(values: inout RowValues) {
    self.init(street: values.next(), floor: values.next())
  }
}

nonisolated extension Todo.Position: RowTuple {
  public static let fields: RowFields<Todo.Position> = [
    RowField("0", \.first),
    RowField("1", \.second),
  ]

  public init(values: inout RowValues) {
    self.init(first: values.next(), second: values.next())
  }
}

nonisolated extension Todo.Paragraph: RowRecord {
  public static let fields: RowFields<Todo.Paragraph> = [
    RowField("body", \.body)
  ]

  public init(values: inout RowValues) {
    self.init(body: values.next())
  }
}

nonisolated extension Todo.Rule: RowRecord {
  public static let fields: RowFields<Todo.Rule> = []

  public init(values: inout RowValues) {
    self.init()
  }
}

public nonisolated struct Comment: EntityIdentifiable, Codable, Sendable {
  public static var namespace: String { "comments" }

  public var id: String
  public var body: String
  public var author: InstantUser?

  public init(
    id: String = UUID().uuidString.lowercased(),
    body: String,
    author: InstantUser? = nil
  ) {
    self.id = id
    self.body = body
    self.author = author
  }
}

nonisolated extension Comment {
  public static let fields: RowFields<Comment> = [
    RowField("id", \.id),
    RowField("body", \.body),
    RowField(link: "author", \.author),
  ]

  public init(values: inout RowValues) {
    self.init(
      id: values.next(),
      body: values.next(),
      author: values.next()
    )
  }
}

public nonisolated struct InstantUser: EntityIdentifiable, Codable, Sendable, Hashable {
  public static var namespace: String { "$users" }

  public var id: String
  public var email: String?
  public var joinedAt: Date?
  public var age: Double?

  public init(
    id: String = UUID().uuidString.lowercased(),
    email: String? = nil,
    joinedAt: Date? = nil,
    age: Double? = nil
  ) {
    self.id = id
    self.email = email
    self.joinedAt = joinedAt
    self.age = age
  }
}

nonisolated extension InstantUser {
  public static let fields: RowFields<InstantUser> = [
    RowField("id", \.id),
    RowField("email", \.email),
    RowField("joinedAt", \.joinedAt),
    RowField("age", \.age),
  ]

  public init(values: inout RowValues) {
    self.init(
      id: values.next(),
      email: values.next(),
      joinedAt: values.next(),
      age: values.next()
    )
  }
}
