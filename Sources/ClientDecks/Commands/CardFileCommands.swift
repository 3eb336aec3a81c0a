package import ClientCore
package import Exchange
import GameEngine
import Messages

/// Commands that import and export files with cards.
package struct CardFileCommands: Sendable {
  let importer: CardImporter
  let exporter: CardExporter
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// The report of an import as `--json` prints it.
  private struct ReportJSON: Encodable {
    struct Field: Encodable { let name, field: String }

    let format: String
    let added, updated, unchanged, memories, shortened, filled, skippedCount: Int
    let skipped: [ImportReport.Skipped]
    let decks: [String]
    let fields: [Field]

    init(_ report: ImportReport) {
      format = report.format.rawValue
      (added, updated, unchanged) = (report.added, report.updated, report.unchanged)
      (memories, shortened, filled) = (report.memories, report.shortened, report.filled)
      (skipped, skippedCount) = (report.skipped, report.skippedCount)
      decks = report.decks
      fields = report.columns.map { Field(name: $0.name, field: $0.field.rawValue) }
    }
  }

  /// Imports a file with cards. If it is interrupted, no card is added.
  ///
  /// - Parameter isPreview: whether to show the changes without making them.
  /// - Returns: the exit code: 0, or the code for an interrupt.
  /// - Throws: `ClientError`.
  package func importCards(_ request: ImportRequest, isPreview: Bool) async throws -> Int32 {
    let line = ProgressLine(host: presentation.host)
    let clock = ProgressClock(presentation.host.uptimeMillis)
    let (report, code) = try await Interruption.cancels { [messages, importer] in
      defer { line.clear() }
      let show: (Double) -> Void = { share in
        guard clock.isDue else { return }
        let done = Int(share * 20)
        let rest = max(0, 20 - done)
        let bar = String(repeating: "█", count: done) + String(repeating: "░", count: rest)
        line.show(messages("importing \(bar) \(Int(share * 100)) %"))
      }
      return try isPreview
        ? importer.preview(request, progress: show) : importer.run(request, progress: show)
    }
    guard let report else { return code }
    try presentation.print(ReportJSON(report)) { try text(of: report, isPreview: isPreview) }
    return 0
  }

  private func text(of report: ImportReport, isPreview: Bool) throws -> String {
    let texts = ImportTexts(messages)
    var text = ""
    if isPreview {
      text += presentation.paragraphs([messages("Format: \(texts.name(of: report.format)).")])
      let fields = texts.fields(of: report)
      if !fields.isEmpty { text += try presentation.list(fields) + "\n" }
      text += try presentation.list(
        report.samples.map { (shortened($0.term), shortened($0.definition, to: 200)) })
      text += "\n"
    }
    text += presentation.paragraphs(["\(texts.summary(of: report))."])
    text += presentation.paragraphs(texts.remarks(on: report) + texts.skipped(in: report))
    if isPreview {
      text += presentation.paragraphs([
        messages(
          "Nothing has changed. Import without --preview; --field NAME=term changes what a column becomes."
        )
      ])
    } else if report.added + report.updated > 0 {
      text += presentation.paragraphs([messages("`wordhoard undo` takes the import back.")])
    }
    return text
  }

  /// Parses the values of `--field NAME=FIELD`.
  ///
  /// - Throws: `ClientError` for another form, or for an unknown field.
  package static func fields(
    _ texts: [String]
  ) throws(ClientError) -> [String: DraftField] {
    var fields: [String: DraftField] = [:]
    for text in texts {
      let sign = text.lastIndex(of: "=")
      guard let sign, sign > text.startIndex,
        let field = DraftField(rawValue: text[text.index(after: sign)...].lowercased())
      else {
        let known = DraftField.allCases.map(\.rawValue).joined(separator: ", ")
        throw ClientError(
          .unknownField, "--field \(shortened(text)) names no field",
          remedy: "write NAME=FIELD with one of \(known)", exit: .usage)
      }
      fields[String(text[..<sign])] = field
    }
    return fields
  }

  /// A separator as typed on a command line: `\t` is a tab, `\n` a line feed.
  package static func unescaped(_ text: String) -> String {
    text.replacing("\\t", with: "\t").replacing("\\n", with: "\n")
  }

  private struct ExportJSON: Encodable {
    let deck, file: String
    let cards: Int
  }

  /// Writes the cards of a deck into a file.
  ///
  /// - Parameters:
  ///   - withMemory: whether to include the memory of each card.
  ///   - replacing: whether to replace an existing file without asking.
  /// - Throws: `ClientError`.
  package func export(
    _ deck: String, to file: String, withMemory: Bool, replacing: Bool
  ) throws {
    if ExportFormat(path: file) != nil {
      let replacement = FileReplacement(presentation: presentation)
      guard try replacement.isAllowed(file, without: replacing) else { return }
    }
    let count = try exporter.run(deck, to: file, withMemory: withMemory)
    let keepsMemory = [.anki, .jsonLines].contains(ExportFormat(path: file))
    try presentation.print(ExportJSON(deck: deck, file: file, cards: count)) {
      let number = messages.number(count)
      return presentation.paragraphs(
        [
          messages.plural(
            count, "\(number) card written to \(file).", "\(number) cards written to \(file).")
        ]
          + (withMemory && !keepsMemory
            ? [messages("This format cannot contain how well you know them; .apkg and .jsonl can.")]
            : []))
    }
  }
}
