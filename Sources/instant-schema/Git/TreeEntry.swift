/// A file as a commit holds it.
struct TreeEntry: Equatable {
  let path: String
  /// The id of its content.
  let blobID: String

  /// Reads a record of `git ls-tree -z`; `nil` if it is not of the known form.
  init?(_ record: ArraySlice<UInt8>) {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let fields = record[..<tab].split(separator: UInt8(ascii: " "))
    guard fields.count == 3 else { return nil }
    path = String(decoding: record[(tab + 1)...], as: UTF8.self)
    blobID = String(decoding: fields[2], as: UTF8.self)
  }
}
