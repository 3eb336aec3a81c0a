import ArgumentParser
import Bookshelf
import ClientCore
import GameEngine
import Messages

struct BookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book", _superCommandName: "wordhoard",
    abstract: "Keep a library of books and texts.",
    discussion: """
      A book is named by its ID, the beginning of it, or words of its title. Three renderings of the \
      Tao Te Ching are in every library.
      """,
    subcommands: [
      Add.self, List.self, Show.self, Change.self, Remove.self, Text.self, Words.self, Search.self,
      Marks.self,
    ], defaultSubcommand: List.self)

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your books, those that you read last first.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let books = feature.library
      let entries = try books.list()
      try presentation.print(entries.map { BookJSON(entry: $0) }) {
        entries.isEmpty
          ? messages("No books yet; `wordhoard book add FILE` adds one.") + "\n"
          : try text(of: entries, on: presentation)
      }
    }

    /// The title of each book, with a line of facts below it.
    private func text(
      of entries: [LibraryEntry], on presentation: Presentation
    ) throws -> String {
      let texts = BookTexts(presentation.messages)
      let isSpoken = try presentation.isSpoken()
      let style = try presentation.style()
      return entries.map { entry in
        let (title, line) = (shortened(entry.title, to: 100).onOneLine, texts.line(of: entry))
        return isSpoken
          ? presentation.paragraphs(["\(title): \(line)."])
          : style(.word, title) + "\n  "
            + wrapped(line, width: presentation.width, indent: 2, hanging: true) + "\n"
      }.joined()
    }
  }

  struct Show: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show what is known about a book, and its chapters.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let books = feature.library
      let vocabularies = feature.vocabularies
      let entry = try books.find(book)
      let opened = try? BookProgressLine(presentation).during {
        try books.open(entry, pages: $0)
      }
      let known = try opened.map { try vocabularies.lexicon(of: $0).chapters(of: $0.book) } ?? []
      var json = BookJSON(entry: entry)
      if let opened {
        json.repaired = opened.book.repairs.map { .init($0, in: messages) }
        json.contents = zip(opened.book.chapters.indices, known).map { place, known in
          BookJSON.ChapterJSON(
            number: place + 1, title: opened.book.chapters[place].title,
            expected: known.expected.map { ($0 * 10_000).rounded() / 10_000 })
        }
      }
      try presentation.print(json) { try text(of: entry, opened, known, on: presentation) }
    }

    private func text(
      of entry: LibraryEntry, _ opened: OpenedBook?, _ known: [ChapterKnowledge],
      on presentation: Presentation
    ) throws -> String {
      let (messages, texts) = (presentation.messages, BookTexts(presentation.messages))
      let style = try presentation.style()
      var text = style(.heading, shortened(entry.title, to: 500)) + "\n"
      text += try presentation.list(texts.facts(of: entry, opened))
      guard let opened else { return text }
      for repair in opened.book.repairs {
        text += presentation.paragraphs([messages("It was repaired: \(messages(repair.phrase)).")])
      }
      guard opened.book.chapters.count > 1 else { return text }
      let title =
        known.contains { $0.expected != nil }
        ? messages("Chapters, and how many of their words you probably know")
        : messages("Chapters")
      text += "\n" + style(.task, title) + "\n"
      for (number, title) in texts.chapters(of: opened.book, known: known) {
        text += "\(number)  \(title)\n"
      }
      return text
    }
  }

  struct Change: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change the language, title, tags or encoding of a book.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Option(help: "Its language, such as de.")
    var language: String?
    @Option(
      help: "The encoding of its text file, such as windows-1251; empty to let it be recognized.")
    var encoding: String?
    @Option(help: "Its title.")
    var title: String?
    @Option(help: "A tag; repeat it for several. They replace the tags that it has.")
    var tag: [String] = []

    func validate() throws {
      if language == nil, encoding == nil, title == nil, tag.isEmpty {
        throw ValidationError("name --language, --encoding, --title or --tag")
      }
    }

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let texts = BookTexts(feature.messages)
      let books = feature.library
      var change = BookEntry(book: try books.find(book).id)
      (change.language, change.encoding, change.title) = (language, encoding, title)
      change.tags = tag.isEmpty ? nil : tag
      try books.edit(change)
      let changed = try books.find(change.book.rawValue)
      try presentation.print(BookJSON(entry: changed)) {
        try presentation.list(texts.facts(of: changed, nil))
      }
    }
  }

  struct Remove: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a book from your library; its file stays.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let books = feature.library
      let entry = try books.find(book)
      try books.remove(entry)
      let title = shortened(entry.title, to: 200)
      try presentation.print(BookJSON(entry: entry)) {
        presentation.paragraphs([
          messages("\(title) is removed; its file stays. `wordhoard undo` brings it back.")
        ])
      }
    }
  }
}

extension BookCommand {
  struct Marks: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "marks", abstract: "List the bookmarks, highlights and notes in a book.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Flag(help: "Print them as Markdown.")
    var markdown = false

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let texts = BookTexts(feature.messages)
      let opened = try feature.open(book)
      try presentation.print(opened.marks.map { BookMarkJSON($0, in: opened.book) }) {
        if markdown { return texts.markdown(of: opened) }
        guard !opened.marks.isEmpty else {
          return messages("No marks in this book yet.") + "\n"
        }
        return try presentation.list(
          opened.marks.map { (texts.place(of: $0, in: opened.book), texts.text(of: $0)) })
      }
    }
  }
}

extension BooksFeature {
  /// Opens a book, and shows the progress if that takes long.
  func open(_ name: String) throws -> OpenedBook {
    try BookProgressLine(presentation).during { try library.open(library.find(name), pages: $0) }
  }
}
