import ArgumentParser
import Bookshelf
import ClientCore
import GameEngine
import Messages

extension BookCommand {
  struct Add: AsyncFeatureCommand {
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
    @Option(help: "The encoding of text files, such as windows-1251, if it is recognized wrong.")
    var encoding: String?
    @Flag(help: "Copy the files into your folder.")
    var copy = false

    func validate() throws {
      if file.isEmpty, fortunes.isEmpty, sword.isEmpty {
        throw ValidationError("name a file, --fortunes or --sword")
      }
    }

    func run(in feature: BooksFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let books = feature.library
      let names: [InstalledTexts.Name] =
        fortunes.map { .fortunes($0) } + sword.map { .sword($0) }
      let others = try names.map { name in
        ([try feature.installedTexts.file(of: name)], work ?? InstalledTexts.work(of: name))
      }
      let groups = [(files: file, work: work)] + others
      let encoding = try Library.checkedEncoding(encoding)
      let line = ProgressLine(host: presentation.host)
      let clock = ProgressClock(presentation.host.uptimeMillis)
      let pages = BookProgressLine(presentation)
      let (additions, code) = try await Interruption.cancels { [language, encoding, copy] in
        defer { line.clear() }
        return try groups.flatMap { files, work in
          try books.add(files, work: work, language: language, encoding: encoding, copies: copy) {
            done, all in
            guard all > 1, clock.isDue else { return }
            line.show(
              done < all
                ? messages("adding file \(done + 1) of \(all)")
                : messages("putting the search index in order"))
          } pages: { done, all in
            pages.show(done, of: all)
          } added: { addition in
            guard !presentation.isJSON else { return }
            line.clear()
            Self.report(addition, on: presentation)
          }
        }
      }
      guard let additions else { throw ExitCode(code) }
      try presentation.print(additions.map { BookAdditionJSON($0, in: messages) }) { "" }
      let isAnyAdded = additions.contains { if case .success = $0.result { true } else { false } }
      if !isAnyAdded { throw ExitCode(ClientError.Exit.data.rawValue) }
    }

    private static func report(_ addition: BookAddition, on presentation: Presentation) {
      let (host, messages) = (presentation.host, presentation.messages)
      let added: BookAddition.Added
      switch addition.result {
      case .failure(let error): return host.remark(error.text(in: messages))
      case .success(let success): added = success
      }
      let (title, id) = (shortened(added.entry.title, to: 200), added.entry.id.rawValue)
      let size = BookTexts(messages).size(of: added.entry.book)
      let line =
        added.isNew
        ? messages("\(title) is added: \(size) (\(id)).")
        : messages("\(title) is in your library already (\(id)); this file is its place now.")
      host.output.write(
        presentation.paragraphs(
          [line] + added.repairs.map { messages("It was repaired: \(messages($0.phrase)).") }
            + (added.otherLanguage.map { [hint(on: added.entry, isIn: $0, messages)] } ?? [])))
    }

    /// The remedy if a book does not name the language of its text.
    private static func hint(on entry: LibraryEntry, isIn tag: String, _ messages: Messages)
      -> String
    {
      let (name, id) = (LanguageTexts(messages).name(of: tag), entry.id.rawValue)
      return entry.book.language.isEmpty
        ? messages(
          "It names no language. If it is in \(name): `wordhoard book set \(id) --language \(tag)`."
        )
        : messages(
          "It names another language, but seems to be in \(name). If so: `wordhoard book set \(id) --language \(tag)`."
        )
    }
  }
}
