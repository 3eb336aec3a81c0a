import ArgumentParser
import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

extension BookCommand {
  struct Search: FeatureCommand {
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

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let text = query.joined(separator: " ")
      if renderings { return try searchRenderings(for: text, in: feature) }
      let book = try feature.open(self.book).book
      let hits = book.search(text).map { hit in
        let context = book.context(of: hit, characters: Self.context)
        return BookHitJSON(
          place: book.written(hit.place), chapter: book.chapter(at: hit.place) + 1,
          before: context.before, match: context.match, after: context.after)
      }
      try presentation.print(hits) {
        guard !hits.isEmpty else {
          return messages("Nothing in this book matches \"\(shortened(text))\".") + "\n"
        }
        let style = try presentation.style()
        let column = (hits.map(\.place.count).max() ?? 0) + 2
        let isAligned = try presentation.width < Display.unwrapped && !presentation.isSpoken()
        return hits.map { hit in
          let room = max(10, (presentation.width - column - hit.match.count) / 2)
          let before = String(hit.before.suffix(room))
          // Align the matches, unless a program or a screen reader reads the lines.
          let indent = String(repeating: " ", count: isAligned ? max(0, room - before.count) : 0)
          return style(.aside, hit.place) + hit.place.padding(to: column) + indent + before
            + style(.word, hit.match) + hit.after.prefix(room) + "\n"
        }.joined()
      }
    }

    /// The number of characters to show before and after a hit.
    private static let context = 40

    /// Lists the parts of a work that contain a text in any rendering, side by side.
    private func searchRenderings(for text: String, in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let renderings = feature.renderings
      let hits = try renderings.search(text, in: renderings.book(named: book))
      let json = hits.map { hit in
        WorkHitJSON(
          key: hit.key,
          renderings: hit.parts.map {
            .init(id: $0.entry.id, title: $0.entry.title, text: $0.text, match: $0.isHit)
          })
      }
      try presentation.print(json) {
        guard !hits.isEmpty else {
          return feature.messages("Nothing in this work matches \"\(shortened(text))\".") + "\n"
        }
        let style = try presentation.style()
        return try hits.map { hit in
          style(.task, hit.key) + "\n"
            + (try presentation.list(
              hit.parts.map { (BookTexts.rendering($0.entry), $0.text.onOneLine) }))
        }.joined(separator: "\n")
      }
    }

    private struct WorkHitJSON: Encodable {
      struct Part: Encodable {
        let id: LibraryID
        let title, text: String
        let match: Bool
      }

      let key: String
      let renderings: [Part]
    }
  }
}
