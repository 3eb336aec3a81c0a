import ArgumentParser
import Bookshelf
import ClientCore
import GameEngine

extension BookCommand {
  struct Text: FeatureCommand {
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

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      if let chapter, sharing.way != nil {
        let opened = try feature.library.open(feature.library.find(self.book))
        let shared = try feature.core.sharing.chapter(opened.chapter(chapter), of: opened)
        return try ShareSender(sharing: feature.core.sharing, presentation: presentation)
          .send(shared, by: sharing.chosen)
      }
      let opened = try feature.open(self.book)
      let book = opened.book
      let numbers =
        try chapter.map { number throws(ClientError) in [try opened.chapter(number)] }
        ?? Array(book.chapters.indices)
      let chapters = numbers.map {
        TextJSON.ChapterJSON(
          number: $0 + 1, title: book.chapters[$0].title, text: book.text(ofChapter: $0))
      }
      let json = TextJSON(id: opened.entry.id, title: opened.entry.title, chapters: chapters)
      guard !presentation.isJSON else { return try presentation.print(json) { "" } }
      presentation.show(
        chapters.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n", isLong: true)
    }

    private struct TextJSON: Encodable {
      struct ChapterJSON: Encodable {
        let number: Int
        let title, text: String
      }

      let id: LibraryID
      let title: String
      let chapters: [ChapterJSON]
    }
  }
}
