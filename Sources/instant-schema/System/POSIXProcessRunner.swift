#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Starts programs with `posix_spawn` and reads all their pipes at once, so that none of them waits
/// for a full pipe while another is being read.
struct POSIXProcessRunner: ProcessRunner {
  func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
    var children: [Child] = []
    var failure: ProcessError?
    for process in processes {
      do throws(ProcessError) {
        children.append(try Child(process))
      } catch {
        failure = error
        break
      }
    }
    drain(&children)
    let results = children.map { $0.wait() }
    if let failure { throw failure }
    return results
  }

  /// Reads until the last pipe is closed.
  private func drain(_ children: inout [Child]) {
    while true {
      var waiting: [pollfd] = []
      for child in children {
        for number in child.openPipes {
          waiting.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0))
        }
      }
      if waiting.isEmpty { return }
      if poll(&waiting, nfds_t(waiting.count), -1) < 0 { continue }
      for entry in waiting where entry.revents != 0 {
        for index in children.indices { children[index].readAvailable(from: entry.fd) }
      }
    }
  }
}

/// A program that has been started.
private struct Child {
  private let process: pid_t
  private var output: Pipe
  private var error: Pipe

  init(_ description: ProcessDescription) throws(ProcessError) {
    let output = try Pipe(for: description.program)
    let error: Pipe
    do throws(ProcessError) {
      error = try Pipe(for: description.program)
    } catch let failure {
      output.abandon()
      throw failure
    }
    var process: pid_t = 0
    let code = Self.spawn(description, output: output, error: error, process: &process)
    close(output.writeEnd)
    close(error.writeEnd)
    guard code == 0 else {
      close(output.readEnd)
      close(error.readEnd)
      throw ProcessError(
        program: description.program, reason: SystemCall.text(of: code), isMissing: code == ENOENT)
    }
    self.process = process
    self.output = output
    self.error = error
  }

  var openPipes: [Int32] {
    [output, error].filter(\.isOpen).map(\.readEnd)
  }

  mutating func readAvailable(from number: Int32) {
    if output.isOpen, output.readEnd == number { output.readAvailable() }
    if error.isOpen, error.readEnd == number { error.readAvailable() }
  }

  func wait() -> ProcessResult {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return ProcessResult(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: output.contents, error: error.contents)
  }

  private static func spawn(
    _ description: ProcessDescription, output: Pipe, error: Pipe, process: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error.writeEnd, STDERR_FILENO)

    let arguments = CStrings([description.program] + description.arguments)
    defer { arguments.deallocate() }
    let environment = CStrings(Self.environment(changedBy: description.environment))
    defer { environment.deallocate() }
    return posix_spawnp(
      &process, description.program, &actions, nil, arguments.pointers, environment.pointers)
  }

  private static func environment(changedBy changes: [String: String?]) -> [String] {
    #if canImport(Darwin)
      let variables = _NSGetEnviron().pointee
    #else
      let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var result: [String] = []
    var next = variables
    while let entry = next?.pointee {
      let text = String(cString: entry)
      let name = text.prefix { $0 != "=" }
      if changes[String(name)] == nil { result.append(text) }
      next = next?.advanced(by: 1)
    }
    for (name, value) in changes {
      if let value { result.append("\(name)=\(value)") }
    }
    return result
  }
}

/// One stream of a child, and what has come out of it so far.
private struct Pipe {
  let readEnd: Int32
  let writeEnd: Int32
  private(set) var contents: [UInt8] = []
  private(set) var isOpen = true

  init(for program: String) throws(ProcessError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ProcessError(
        program: program, reason: SystemCall.text(of: errno), isMissing: false)
    }
    // Another child must not hold this one's pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  mutating func readAvailable() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(readEnd, &chunk, chunk.count)
    if count > 0 {
      contents += chunk.prefix(count)
    } else if count == 0 || errno != EINTR {
      close(readEnd)
      isOpen = false
    }
  }

  func abandon() {
    close(readEnd)
    close(writeEnd)
  }
}

/// Strings as C's `char **`, with a null at the end.
private struct CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  /// Gives the memory back; the pointers must not be used afterwards.
  func deallocate() {
    for pointer in pointers {
      free(pointer)
    }
  }
}
