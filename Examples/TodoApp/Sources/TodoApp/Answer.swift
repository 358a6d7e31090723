import Foundation

/// What the server answers a query with: rows under the names of their entities.
struct Answer: Decodable {
  let todos: [Todo]

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Answer.self, from: Data(contentsOf: file))
  }
}
