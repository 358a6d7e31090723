import Foundation
import TodoModel
import TodoReports

@main
struct TodoReport {
  static func main() {
    let today = Date(timeIntervalSince1970: 1_767_225_600)
    let report = ProjectReport(project: .example(at: today))
    print(report.lines(at: today).joined(separator: "\n"))
  }
}

extension Project {
  /// A project with a todo for each of the last three days.
  static func example(at date: Date) -> Project {
    let todos = ["Dig", "Sow", "Wait"].enumerated().map { days, title in
      Todo(title: title, done: days == 0, createdAt: date - TimeInterval(days * 86_400))
    }
    return Project(name: "Garden", createdAt: date, todos: todos)
  }
}
