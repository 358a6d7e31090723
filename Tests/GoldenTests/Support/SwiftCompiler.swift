import Foundation

/// The compiler of the toolchain that runs the tests, with the modules of this build.
enum SwiftCompiler {
  /// Type-checks files as one module, warnings being errors.
  ///
  /// - Returns: what the compiler says; empty if it has nothing to say.
  static func typecheck(_ files: [String], _ flags: [String]) async throws -> String {
    await turns.wait()
    let result = Result {
      try run(
        ["swiftc", "-typecheck", "-warnings-as-errors", "-I", try modules()] + flags + files)
    }
    await turns.signal()
    return try result.get()
  }

  /// No more than the cores that even a small machine has.
  private static let turns = Turns(2)

  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 && text.isEmpty
      ? "" : "status \(process.terminationStatus)\n\(text)"
  }

  /// The module of the runtime stands beside the test bundle, wherever the build has put both.
  static func modules() throws -> String {
    let places = [
      Bundle.main.executableURL?.deletingLastPathComponent(),
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ].compactMap { $0 }
    for place in places {
      for directory in [place.appendingPathComponent("Modules"), place] {
        let module = directory.appendingPathComponent("SharingInstant.swiftmodule").path
        if FileManager.default.fileExists(atPath: module) { return directory.path }
      }
    }
    throw NotBuilt(places: places.map(\.path))
  }

  struct NotBuilt: Error {
    let places: [String]
  }

  private final class Marker {}
}

/// Lets so many callers go on at a time.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  func wait() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func signal() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
