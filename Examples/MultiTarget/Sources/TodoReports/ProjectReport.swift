import Foundation
import TodoModel

/// How far a project is.
public struct ProjectReport {
  public let project: Project

  public init(project: Project) {
    self.project = project
  }

  /// A line for each todo that is still open, the oldest first.
  public func lines(at date: Date) -> [String] {
    let open = (project.todos ?? []).filter { !$0.done }.sorted { $0.createdAt < $1.createdAt }
    return ["\(project.name): \(open.count) to do"]
      + open.map { "  \($0.title) (\($0.age(at: date)) days)" }
  }
}
