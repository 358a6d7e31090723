/// The targets that a Package.swift declares, read without running it.
struct PackageManifest {
  /// The targets; `nil` if one has a name or a path that only running the manifest would tell.
  let targets: [Target]?

  struct Target: Equatable {
    let kind: Kind
    let name: String
    /// The directory that it names itself, as seen from the package.
    let path: String?
  }

  enum Kind: String {
    case target, executableTarget, testTarget, macro, plugin, systemLibrary

    /// Where SwiftPM looks for a directory of the target's name.
    var parentDirectories: [String] {
      let sources = ["Sources", "Source", "src", "srcs"]
      switch self {
      case .target, .executableTarget, .macro, .systemLibrary: return sources
      case .testTarget: return ["Tests"] + sources
      case .plugin: return ["Plugins"]
      }
    }
  }

  init(_ bytes: [UInt8]) {
    targets = Self.targets(in: ManifestScanner.tokens(of: bytes))
  }

  private static func targets(in tokens: [ManifestScanner.Token]) -> [Target]? {
    var targets: [Target] = []
    var index = 0
    while index + 2 < tokens.count {
      guard tokens[index] == .sign("."), case .word(let word) = tokens[index + 1],
        let kind = Kind(rawValue: word), tokens[index + 2] == .sign("(")
      else {
        index += 1
        continue
      }
      let arguments = Arguments(tokens: tokens, start: index + 3)
      guard let name = arguments.string("name"), arguments.isComplete("path") else { return nil }
      targets.append(Target(kind: kind, name: name, path: arguments.string("path")))
      index = arguments.end
    }
    return targets
  }

  /// The arguments of a call, those of calls inside left out.
  private struct Arguments {
    /// The index after the call.
    private(set) var end: Int
    private var strings: [String: String] = [:]
    private var labels: Set<String> = []

    init(tokens: [ManifestScanner.Token], start: Int) {
      var depth = 1
      end = start
      while end < tokens.count, depth > 0 {
        switch tokens[end] {
        case .sign("("), .sign("["), .sign("{"): depth += 1
        case .sign(")"), .sign("]"), .sign("}"): depth -= 1
        case .word(let label) where depth == 1 && tokens.dropFirst(end + 1).first == .sign(":"):
          labels.insert(label)
          let values = tokens.dropFirst(end + 2).prefix(2)
          if case .string(let text)? = values.first, values.last.map(Self.endsArgument) == true {
            strings[label] = text
          }
        default: break
        }
        end += 1
      }
    }

    /// The value of an argument that is one string.
    func string(_ label: String) -> String? { strings[label] }

    /// Whether an argument is either left out or one string.
    func isComplete(_ label: String) -> Bool {
      !labels.contains(label) || strings[label] != nil
    }

    private static func endsArgument(_ token: ManifestScanner.Token) -> Bool {
      token == .sign(",") || token == .sign(")")
    }
  }
}
