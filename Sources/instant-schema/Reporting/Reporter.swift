import SchemaDiagnostics

/// Tells the user what happens: results on standard output, everything else on standard error.
struct Reporter {
  private let console: any Console
  private let style: DiagnosticStyle
  private let color: ColorChoice
  private let isQuiet: Bool

  init(console: any Console, arguments: Arguments) {
    self.console = console
    style = arguments.choice(.diagnostics, default: .text)
    color = arguments.choice(.color, default: .auto)
    isQuiet = arguments.has(.quiet)
  }

  /// What a command was asked for.
  func result(_ bytes: [UInt8]) { console.output(bytes) }

  /// A difference, in colors on a terminal.
  func result(diff: String) {
    console.output(usesColor(on: .output) ? DiffColors.colored(diff) : diff)
  }

  /// A line about what was done.
  func progress(_ line: String) {
    if !isQuiet { console.output(line + "\n") }
  }

  /// What helps a person with a command line, after the message about it.
  func hint(_ text: String) {
    if style == .text { console.error(text) }
  }

  func report(_ message: Message) {
    guard isShown(message.severity) || message.kind == .moreDiagnostics else { return }
    let decorator: any TextDecorator = usesColor(on: .error) ? ANSIDecorator() : PlainDecorator()
    console.error(MessageRenderer(style: style, decorator: decorator).render(message))
  }

  /// Reports what the stages say, in source order, with a count at the end if there are errors.
  /// Programs get all of it, people what they may want to read.
  func report(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let all = diagnostics.filter { isShown($0.severity) }
    if all.isEmpty { return }
    guard style != .json else { return console.error(renderer().render(all, in: sources)) }
    let selection = DiagnosticSelection(of: all)
    console.error(renderer().render(selection.shown, in: sources))
    if let remark = selection.remark { report(Message(.moreDiagnostics, .note, remark)) }
    let summary = DiagnosticSummary(all)
    if style == .text, summary.errors > 0, let counts = summary.text {
      console.error("\(counts)\n")
    }
  }

  private func renderer() -> any DiagnosticRenderer {
    switch style {
    case .github: GitHubRenderer()
    case .json: JSONRenderer()
    case .text:
      usesColor(on: .error)
        ? TextRenderer(decorator: ANSIDecorator()) as any DiagnosticRenderer
        : TextRenderer()
    }
  }

  private func isShown(_ severity: Severity) -> Bool { !isQuiet || severity != .note }

  /// See https://no-color.org for NO_COLOR.
  private func usesColor(on stream: OutputStream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      console.isTerminal(stream) && (console.variable("NO_COLOR") ?? "").isEmpty
        && console.variable("TERM") != "dumb"
    }
  }
}
