import SchemaDiagnostics
import SwiftEmitter

/// Writes generated files and tells what became of them.
struct GeneratedOutput {
  let session: Session

  func write(_ files: [GeneratedFile], to directory: String) throws(Failure) {
    let writer = OutputWriter(disk: session.disk, processes: session.processes)
    do throws(FileError) {
      for written in try writer.write(files, to: directory) {
        session.reporter.progress(
          "\(written.isChanged ? "written" : "unchanged") \(written.path)")
      }
      try reportOtherFiles(in: directory)
    } catch {
      throw Failure(error, notes: Self.advice(for: error))
    }
    if let message = TargetCheck(disk: session.disk).message(forOutput: directory) {
      session.reporter.report(message)
    }
  }

  /// Files that an earlier generator may have left, or that somebody keeps here by mistake.
  private func reportOtherFiles(in directory: String) throws(FileError) {
    for name in try OutputDirectory(directory, on: session.disk).otherSwiftFiles() {
      let path = Path.join(directory, name)
      session.reporter.report(
        Message(.otherFile, .note, "\(path) is not generated and was left alone", path: path))
    }
  }

  private static func advice(for error: FileError) -> [String] {
    switch error.reason {
    case .foreign: ["nothing was written; move that file away or choose another directory"]
    case .isDirectory, .notDirectory, .notRegular, .leadsOutside:
      ["nothing was written; move it away"]
    case .system, .tooLarge, .outsideRoot: []
    }
  }
}
