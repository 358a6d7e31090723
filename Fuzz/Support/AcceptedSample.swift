import Glibc
package import SwiftEmitter

/// Keeps the Swift of some accepted inputs in the directory that `FUZZ_ACCEPTED` names, where the
/// compiler looks at it after the run.
package enum AcceptedSample {
  /// One input in so many, as a hash of its Swift chooses.
  private static let share: UInt64 = 4

  package static func add(_ files: [GeneratedFile]) {
    guard let directory = getenv("FUZZ_ACCEPTED") else { return }
    let hash = hash(of: files)
    guard hash.isMultiple(of: share) else { return }
    for file in files {
      write(file.contents, to: "\(String(cString: directory))/\(hash)-\(file.name.rawValue)")
    }
  }

  /// FNV-1a.
  private static func hash(of files: [GeneratedFile]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in files.lazy.flatMap(\.contents) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return require(false, "\(path) can be written") }
    require(fwrite(bytes, 1, bytes.count, file) == bytes.count, "\(path) can be written")
    fclose(file)
  }
}
