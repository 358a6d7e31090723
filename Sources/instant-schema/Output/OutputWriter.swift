import SwiftEmitter

/// Puts generated files into a directory: only what differs, and either all of it or nothing.
///
/// New contents first go into temporary files beside their destinations. Only when every one of
/// them is whole are they renamed, so that a reader never meets half a file and a failure before
/// the first rename changes nothing.
struct OutputWriter {
  let disk: any FileSystem
  /// Tells the temporary files of processes apart.
  let processes: any ProcessTable

  /// What became of one file.
  struct Written: Equatable {
    let name: GeneratedFileName
    let path: String
    let isChanged: Bool
  }

  /// - Throws: `FileError` if a file is not ours to write or cannot be written.
  func write(_ files: [GeneratedFile], to directory: String) throws(FileError) -> [Written] {
    let output = try OutputDirectory(directory, on: disk)
    let destinations = try files.map { (file) throws(FileError) in
      try output.destination(of: file)
    }
    removeLeftovers(in: directory, try output.names())
    let changes = zip(files, destinations).filter(\.1.isChanged)
    if !changes.isEmpty {
      try disk.createDirectory(directory)
      try replace(changes)
    }
    return zip(files, destinations).map { file, destination in
      Written(
        name: file.name, path: Path.join(directory, file.name.rawValue),
        isChanged: destination.isChanged)
    }
  }

  private func replace(
    _ changes: [(GeneratedFile, OutputDirectory.Destination)]
  ) throws(FileError) {
    var temporaries: [(path: String, destination: String)] = []
    do throws(FileError) {
      for (file, destination) in changes {
        let name = TemporaryName(of: file.name, process: processes.current)
        let path = Path.join(Path.parent(of: destination.path), name.text)
        try disk.create(path, for: destination.path, file.pieces)
        temporaries.append((path, destination.path))
      }
      while let next = temporaries.first {
        try disk.move(next.path, to: next.destination)
        temporaries.removeFirst()
      }
    } catch {
      for temporary in temporaries { removeIfPossible(temporary.path) }
      throw error
    }
  }

  /// Takes away what runs have left that were killed between writing and renaming. One that had the
  /// number of this process is no longer running either.
  private func removeLeftovers(in directory: String, _ names: [String]) {
    for name in names {
      guard let process = TemporaryName(name)?.process else { continue }
      if process == processes.current || !processes.isRunning(process) {
        removeIfPossible(Path.join(directory, name))
      }
    }
  }

  /// A temporary file that stays is no harm: the next run tries again, and no compiler reads it.
  private func removeIfPossible(_ path: String) {
    do throws(FileError) { try disk.remove(path) } catch {}
  }
}
