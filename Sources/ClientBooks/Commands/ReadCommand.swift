import ArgumentParser
import ClientCore

struct ReadCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", _superCommandName: "wordhoard", abstract: "Read a book.",
    discussion: """
      Opens your book where you stopped; Enter on a word looks it up. In line mode you read a paragraph at a time, and \
      `:help` lists the commands; with --jsonl they are lines of standard input. A file is added to your library first.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(
    help:
      "The book: its ID, the beginning of it, or words of its title; or a file; default: the last one.",
    completion: .booksAndFiles)
  var book: [String] = []
  @Option(
    help: ArgumentHelp(
      "Begin there: at a chapter 3, a paragraph 3.12, 40% or a printed page p.12.",
      valueName: "place"))
  var at: String?
  @Option(
    help: ArgumentHelp(
      "Read this rendering of the book's work: its language, such as de, or words of its title.",
      valueName: "name"))
  var rendering: String?

  @Flag(help: "Print events as JSON, one per line, and read one command per line.")
  var jsonl = false

  nonisolated(nonsending) func run(in feature: BooksFeature) async throws {
    let request = ReadRequest(
      book: book.isEmpty ? nil : book.joined(separator: " "), place: at, rendering: rendering)
    try await feature.core.links.start(.book(request), asJSONLines: jsonl)
  }
}
