import ArgumentParser
import ClientCore
import ClientDecks
import ClientProgress
import Exchange

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", _superCommandName: "wordhoard",
    abstract: "Write your whole journal to a file.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The file.", completion: .file())
  var file: String
  @Flag(help: "Replace an existing file without asking.")
  var force = false

  func run() throws {
    try options.client().progress.dataCommands.export(to: file, replacing: force)
  }
}

struct ImportCommand: AsyncParsableCommand {
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
      numbered. Fields: \(DraftField.allCases.map(\.rawValue).joined(separator: ", ")).
      """, valueName: "name=field"))
  var field: [String] = []
  @Option(help: "The sign between the columns of a table; \\t is a tab.")
  var separator: String?
  @Option(help: "The text between term and definition, for text from Quizlet; \\t is a tab.")
  var between: String?
  @Option(help: "The text between two cards, for text from Quizlet; \\n is a line end.")
  var row: String?
  @Option(help: ArgumentHelp("The languages of new decks, such as spa-eng.", valueName: "pair"))
  var pair: String?

  func run() async throws {
    let client = try options.client()
    if CardImporter.isJournal(file) {
      return try client.progress.dataCommands.importEvents(from: file)
    }
    var request = ImportRequest(file: file)
    request.deck = deck
    request.pair = pair
    request.options.fields = try CardFileCommands.fields(field)
    request.options.separator = separator.map(CardFileCommands.unescaped)
    request.options.between = between.map(CardFileCommands.unescaped)
    request.options.row = row.map(CardFileCommands.unescaped)
    let code = try await client.decks.cardFileCommands.importCards(request, isPreview: preview)
    if code != 0 { throw ExitCode(code) }
  }
}
