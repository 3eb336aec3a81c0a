import ArgumentParser
import ClientBooks
import ClientCore
import ClientSearch

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

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add files with books to your library.",
      discussion: """
        The content says what a file is: EPUB, plain text, Markdown, HTML, FB2, or a work with keys; also PDF, \
        MOBI and DjVu if their programs are installed. Of a folder, all books in it are added. The \
        files stay where they are. Add a file again if you have moved it: its place and its marks are kept.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The files or folders.", completion: .file())
    var file: [String] = []
    @Option(help: "Add this file of the package fortunes, such as tao.")
    var fortunes: [String] = []
    @Option(
      help: ArgumentHelp("Add this installed SWORD module, with mod2imp.", valueName: "module"))
    var sword: [String] = []
    @Option(help: "The work of which they are renderings, such as tao-te-ching.")
    var work: String?
    @Option(help: "Their language, such as en, if they name none or a wrong one.")
    var language: String?
    @Flag(help: "Copy the files into your folder.")
    var copy = false

    func validate() throws {
      if file.isEmpty, fortunes.isEmpty, sword.isEmpty {
        throw ValidationError("name a file, --fortunes or --sword")
      }
    }

    func run() async throws {
      var details = BookDetails()
      (details.work, details.language, details.copies) = (work, language, copy)
      let installed: [InstalledTexts.Name] =
        fortunes.map { .fortunes($0) } + sword.map { .sword($0) }
      let code = try await options.client().books.bookCommands.add(
        file, details, installed: installed)
      if code != 0 { throw ExitCode(code) }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your books, those that you read last first.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().books.bookCommands.list() }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show what is known about a book, and its chapters.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String

    func run() throws { try options.client().books.bookCommands.show(book) }
  }

  struct Change: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change the language, title or tags of a book.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Option(help: "Its language, such as de.")
    var language: String?
    @Option(help: "Its title.")
    var title: String?
    @Option(help: "A tag; repeat it for several. They replace the tags that it has.")
    var tag: [String] = []

    func validate() throws {
      if language == nil, title == nil, tag.isEmpty {
        throw ValidationError("name --language, --title or --tag")
      }
    }

    func run() throws {
      var change = BookChange()
      (change.language, change.title) = (language, title)
      change.tags = tag.isEmpty ? nil : tag
      try options.client().books.bookCommands.set(book, change)
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a book from your library; its file stays.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String

    func run() throws { try options.client().books.bookCommands.remove(book) }
  }
}

extension BookCommand {
  struct Text: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "text",
      abstract: "Print the plain text of a book, or print, copy or mail a chapter.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Option(help: "The number of the chapter; `book show` lists them.")
    var chapter: Int?
    @OptionGroup var sharing: SharingOptions

    func validate() throws {
      if sharing.way != nil, chapter == nil {
        throw ValidationError("--copy and --mail need the number of a --chapter")
      }
    }

    func run() throws {
      let client = try options.client()
      if let chapter, sharing.way != nil {
        try client.books.chapterSharing.run(chapter, of: book, by: sharing.chosen)
      } else {
        try client.books.bookCommands.text(book, chapter: chapter)
      }
    }
  }

  struct Words: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "words", abstract: "Count the words of a book that you may not know.",
      discussion: """
        How well you know a word follows from your answers, and from its frequency for words that you were not asked. \
        Only books in English can be judged.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Option(help: "Only the chapter with this number.")
    var chapter: Int?
    @Flag(help: "List the words that you looked up in it, the latest first.")
    var lookedUp = false

    func run() throws {
      try options.client().books.bookCommands.words(book, chapter: chapter, lookedUp: lookedUp)
    }
  }

  struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "search", abstract: "List the places of a text in a book.",
      discussion: """
        Case, accents and the forms of quotes and dashes do not matter. With --renderings, all renderings of the book's work \
        are searched, and each part with a hit is printed in all of them.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Argument(help: "The text.")
    var query: [String]
    @Flag(help: "Search all renderings of the book's work, and print them side by side.")
    var renderings = false

    func validate() throws {
      if query.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
        throw ValidationError("give a text to search for")
      }
    }

    func run() throws {
      let (commands, query) = (
        try options.client().books.bookCommands, query.joined(separator: " ")
      )
      if renderings {
        try commands.searchRenderings(book, for: query)
      } else {
        try commands.search(book, for: query)
      }
    }
  }

  struct Marks: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "marks", abstract: "List the bookmarks, highlights and notes in a book.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Flag(help: "Print them as Markdown.")
    var markdown = false

    func run() throws { try options.client().books.bookCommands.marks(book, asMarkdown: markdown) }
  }
}
