import FoundationEssentials
import GameEngine

/// Writes cards as text: tables, Anki's text with headers, and JSON Lines.
struct TextWriter {
  private let format: ExportFormat
  private let output: OutputFile
  private let encoder = JSONEncoder()

  /// A file of one of these formats, with its header.
  init(_ format: ExportFormat, to output: OutputFile) throws {
    self.format = format
    self.output = output
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    switch format {
    case .csv, .tsv: try writeRow(TextWriter.columns)
    case .ankiText:
      let headers = [
        "separator:tab", "html:true", "guid column:1", "deck column:2", "tags column:3",
        "notetype:Basic",
        "columns:"
          + (["GUID", "Deck", "Tags"] + TextWriter.ankiFields.map(TextWriter.ankiTitle)).joined(
            separator: "\t"),
      ]
      for header in headers { try output.append("#\(header)\n".utf8) }
    case .quizlet: break
    default: try writeLine(JSONLinesHeader.current)
    }
  }

  private static let columns = CardField.allCases.map(title) + ["Deck"]
  private static let ankiFields = CardField.allCases.filter { $0 != .tags }

  private static func title(_ field: CardField) -> String {
    field.name.prefix(1).uppercased() + field.name.dropFirst()
  }

  /// Anki fills the fields of its note type Basic by their names, and leaves out the others.
  private static func ankiTitle(_ field: CardField) -> String {
    switch field {
    case .term: "Front"
    case .definition: "Back"
    default: title(field)
    }
  }

  /// Writes a card as one row, or as one line.
  func write(_ draft: CardDraft) throws {
    switch format {
    case .csv, .tsv: try writeRow(CardField.allCases.map(draft.line) + [draft.deck])
    case .ankiText:
      let fields = TextWriter.ankiFields.map { escapingHTML(draft.line($0)) }
      try writeRow(
        [AnkiNote.guid(of: draft), DeckName.anki(draft.deck), draft.line(.tags)] + fields)
    case .quizlet:
      let sides = [draft.term, draft.definition].map { text in
        text.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
      }
      try output.append("\(sides.joined(separator: "\t"))\n".utf8)
    default: try writeLine(draft)
    }
  }

  private func writeLine(_ value: some Encodable) throws {
    try output.append(encoder.encode(value))
    try output.append("\n".utf8)
  }

  private func writeRow(_ fields: [String]) throws {
    let separator = format == .csv ? "," : "\t"
    try output.append("\(fields.map(quoted).joined(separator: separator))\n".utf8)
  }

  /// A field, in quotes if it contains the separator, a quote or a line end.
  private func quoted(_ text: String) -> String {
    let separator: UInt8 = format == .csv ? 0x2C : 0x09
    let needsQuotes =
      text.utf8.contains { $0 == separator || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
      || text.utf8.first == UInt8(ascii: "#")
    return needsQuotes ? "\"\(text.replaced("\"", by: "\"\""))\"" : text
  }
}

/// The formats that can be written. The raw value is the ending of the file.
package enum ExportFormat: String, Sendable, CaseIterable {
  /// A package for Anki, with media.
  case anki = "apkg"
  /// Text with Anki's headers, which set columns and separator.
  case ankiText = "txt"
  /// Values separated by commas, with a header.
  case csv
  /// Values separated by tabs, with a header.
  case tsv
  /// Text to paste into Quizlet's import: term, tab and definition on a line, without quotes.
  case quizlet
  /// Our own format, without loss.
  case jsonLines = "jsonl"

  /// The format that the ending of a path means.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."),
      let format = ExportFormat(rawValue: path[path.index(after: dot)...].lowercased())
    else { return nil }
    self = format
  }
}
