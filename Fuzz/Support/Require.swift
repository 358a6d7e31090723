import Glibc

/// Holds a property that every input must have; ends the process if this one lacks it, so that
/// libFuzzer keeps the input.
package func require(_ holds: Bool, _ property: @autoclosure () -> String) {
  guard !holds else { return }
  var line = "property broken: \(property())\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  abort()
}
