#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The real disk.
struct POSIXFileSystem: FileSystem {
  let currentDirectory: String

  init() {
    let buffer = getcwd(nil, 0)
    defer { free(buffer) }
    currentDirectory = buffer.map { String(cString: $0) } ?? "."
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try withRegularFile(path) { (file, size) throws(FileError) in
      try file.readToEnd(expecting: size, limit: limit)
    }
  }

  func compare(_ path: String, with pieces: [[UInt8]]) throws(FileError) -> FileComparison {
    try withRegularFile(path) { (file, _) throws(FileError) in try file.compare(with: pieces) }
  }

  /// - Parameter body: gets the open file and how many bytes it probably has.
  private func withRegularFile<Result>(
    _ path: String, _ body: (Descriptor, Int) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    // Without waiting: the open of a FIFO would block until somebody writes into it.
    let file = try SystemCall.retrying(path) { Int(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)) }
    defer { close(Int32(file)) }
    var status = stat()
    try SystemCall.retrying(path) { Int(fstat(Int32(file), &status)) }
    switch Self.kind(status) {
    case .regular: return try body(Descriptor(Int32(file), path: path), Int(status.st_size))
    case .directory: throw FileError(path: path, reason: .isDirectory)
    case .symbolicLink, .special: throw FileError(path: path, reason: .notRegular)
    }
  }

  func kind(of path: String) throws(FileError) -> FileKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if SystemCall.isMissing(errno) { return nil }
      throw SystemCall.error(path)
    }
    return Self.kind(status)
  }

  func list(_ directory: String) throws(FileError) -> [String] {
    guard let stream = opendir(directory) else { throw SystemCall.error(directory) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemCall.error(directory) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func resolve(_ path: String) throws(FileError) -> String {
    guard let buffer = realpath(path, nil) else { throw SystemCall.error(path) }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  func createDirectory(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    let parent = Path.parent(of: path)
    if code == ENOENT, parent != path {
      try createDirectory(parent)
      if mkdir(path, 0o777) == 0 { return }
      if errno != EEXIST { throw SystemCall.error(path) }
    } else if code != EEXIST {
      throw SystemCall.error(path, code: code)
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemCall.error(path) }
    if Self.kind(status) != .directory {
      throw SystemCall.error(path, code: ENOTDIR)
    }
  }

  func create(_ path: String, _ pieces: [[UInt8]]) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try SystemCall.retrying(path) { Int(open(path, flags, 0o666)) }
    do throws(FileError) {
      let descriptor = Descriptor(Int32(file), path: path)
      for piece in pieces { try descriptor.writeAll(piece) }
    } catch {
      close(Int32(file))
      unlink(path)
      throw error
    }
    // Some file systems report a full disk only here.
    if close(Int32(file)) != 0 {
      let error = SystemCall.error(path)
      unlink(path)
      throw error
    }
  }

  func move(_ source: String, to destination: String) throws(FileError) {
    if rename(source, destination) != 0 { throw SystemCall.error(destination) }
  }

  func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0 { throw SystemCall.error(path) }
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .directory
    case S_IFLNK: .symbolicLink
    default: .special
    }
  }
}
