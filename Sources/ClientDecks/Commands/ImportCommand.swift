import ArgumentParser
import ClientCore
import Exchange
import GameEngine
import Messages

struct ImportCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", _superCommandName: "wordhoard",
    abstract: "Import cards, or an exported journal; nothing is removed.",
    discussion: """
      The content says what the file is: a package of Anki, a table, text from Quizlet, Lute or \
      SuperMemo, the vocabulary of a Kindle or KOReader, cards or a journal of Wordhoard. A file can be \
      imported again: cards that are here already stay, or change. `wordhoard undo` takes an import of cards back.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The file.", completion: .file())
  var file: String
  @Option(
    help: "Put the cards into this deck, and the decks of the file too.", completion: .decks)
  var deck: String?
  @Flag(help: "Show what would be imported, and change nothing.")
  var preview = false
  @Option(
    help: ArgumentHelp(
      """
      What a column or field becomes, such as Expression=term; can be given again. Columns without a name are \
      numbered. Fields: term, definition, example, synonyms, pronunciation, tags, note, source, audio, picture, deck, \
      language, ignored.
      """, valueName: "name=field"))
  var field: [String] = []
  @Option(help: "The sign between the columns of a table; \\t is a tab.")
  var separator: String?
  @Option(help: "The text between term and definition, for text from Quizlet; \\t is a tab.")
  var between: String?
  @Option(help: "The text between two cards, for text from Quizlet; \\n is a line end.")
  var row: String?
  @Option(help: "The encoding of a text, such as cp1252, if it is not recognized.")
  var encoding: String?
  @Option(help: ArgumentHelp("The languages of new decks, such as spa-eng.", valueName: "pair"))
  var pair: String?

  func run(in feature: DecksFeature) async throws {
    if CardImporter.isJournal(file) { return try feature.core.links.importJournal(from: file) }
    var request = ImportRequest(file: file)
    request.deck = deck
    request.pair = pair
    request.options.fields = try Self.fields(field)
    request.options.separator = separator.map(Self.unescaped)
    request.options.between = between.map(Self.unescaped)
    request.options.row = row.map(Self.unescaped)
    request.options.encoding = encoding
    let (presentation, importer) = (feature.presentation, feature.importer)
    let messages = presentation.messages
    let line = ProgressLine(host: presentation.host)
    let clock = ProgressClock(presentation.host.uptimeMillis)
    let (report, code) = try await Interruption.cancels { [request, preview] in
      defer { line.clear() }
      let show: (Double) -> Void = { share in
        guard clock.isDue else { return }
        let done = Int(share * 20)
        let rest = max(0, 20 - done)
        let bar = String(repeating: "█", count: done) + String(repeating: "░", count: rest)
        line.show(messages("importing \(bar) \(Int(share * 100)) %"))
      }
      return try preview
        ? importer.preview(request, progress: show) : importer.run(request, progress: show)
    }
    guard let report else { throw ExitCode(code) }
    try presentation.print(report) { try text(of: report, presentation) }
  }

  private func text(of report: ImportReport, _ presentation: Presentation) throws -> String {
    let messages = presentation.messages
    let texts = ImportTexts(messages)
    var text = ""
    if preview {
      text += presentation.paragraphs([messages("Format: \(texts.name(of: report.format)).")])
      let fields = texts.fields(of: report)
      if !fields.isEmpty { text += try presentation.list(fields) + "\n" }
      text += try presentation.list(
        report.samples.map { (shortened($0.term), shortened($0.definition, to: 200)) })
      text += "\n"
    }
    text += presentation.paragraphs(["\(texts.summary(of: report))."])
    text += presentation.paragraphs(texts.remarks(on: report) + texts.skipped(in: report))
    if preview {
      text += presentation.paragraphs([
        messages(
          "Nothing has changed. Import without --preview; --field NAME=term changes what a column becomes."
        )
      ])
    } else if report.added + report.updated > 0 {
      text += presentation.paragraphs([texts.canBeUndone])
    }
    return text
  }

  /// Parses the values of `--field NAME=FIELD`.
  ///
  /// - Throws: `ClientError` for another form, or for an unknown field.
  static func fields(
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
  static func unescaped(_ text: String) -> String {
    text.replacing("\\t", with: "\t").replacing("\\n", with: "\n")
  }
}
