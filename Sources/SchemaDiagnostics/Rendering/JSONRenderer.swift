/// One JSON object a line for each diagnostic. Lines and columns count from 1, columns in UTF-8
/// bytes; ends are exclusive.
package struct JSONRenderer: DiagnosticRenderer {
  package init() {}

  package func render(_ diagnostic: Diagnostic, in sources: IndexedSources) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("id", diagnostic.id.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      write(sources.span(of: diagnostic.range), to: &json)
      json.member("labels", diagnostic.labels) { json, label in
        json.object { json in
          write(sources.span(of: label.range), to: &json)
          json.member("message", label.message)
        }
      }
      json.member("notes", diagnostic.notes) { $0.string($1) }
      json.member("fixIts", diagnostic.fixIts) { json, fixIt in
        json.object { json in
          json.member("message", fixIt.message)
          json.member("edits", fixIt.edits) { json, edit in
            write(edit, of: diagnostic, in: sources, to: &json)
          }
        }
      }
    }
    return String(decoding: json.take(), as: UTF8.self) + "\n"
  }

  private func write(_ span: SourceSpan, to json: inout JSONWriter) {
    json.member("path", span.path)
    writePositions(of: span, to: &json)
  }

  private func writePositions(of span: SourceSpan, to json: inout JSONWriter) {
    json.member("line", span.start.line)
    json.member("column", span.start.column)
    json.member("endLine", span.end.line)
    json.member("endColumn", span.end.column)
  }

  /// An edit is of the diagnostic's file unless it names another.
  private func write(
    _ edit: FixIt.Edit, of diagnostic: Diagnostic, in sources: IndexedSources,
    to json: inout JSONWriter
  ) {
    json.object { json in
      let span = sources.span(of: edit.range)
      if edit.range.file != diagnostic.range.file {
        json.member("path", span.path)
      }
      writePositions(of: span, to: &json)
      json.member("text", edit.text)
    }
  }
}
