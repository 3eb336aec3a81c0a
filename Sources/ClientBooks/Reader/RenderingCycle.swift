import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// Changes the rendering of a work. The text being read stays on its row.
struct RenderingCycle: Sendable {
  typealias Message = ReaderScreen.Message

  let renderings: Renderings
  private let messages: Messages
  /// The place that is held since the reader last moved; nil before a change of the rendering.
  private var hold: WorkHold?
  /// The row of the held place.
  private var row = 0

  init(renderings: Renderings, messages: Messages) {
    (self.renderings, self.messages) = (renderings, messages)
  }

  /// Opens another rendering of the book's work, in the background.
  ///
  /// - Parameter steps: the number of renderings to go forward; backward if negative.
  func open(_ steps: Int, after book: OpenedBook?) -> [Effect<Message>] {
    guard let entry = book?.entry else { return [] }
    return [
      .attempt(messages("opening the book"), failed: Message.refused) { [renderings, messages] in
        guard let next = try renderings.open(steps, after: entry.book) else {
          return .noted(messages("No other rendering of this work is in the cycle; v lists all."))
        }
        return .of(entry.id, .rendered(next))
      }
    ]
  }

  /// Opens the rendering that was chosen in the list.
  func open(_ entry: LibraryEntry?, after book: OpenedBook?) -> [Effect<Message>] {
    guard let entry, let book, entry.id != book.entry.id else { return [] }
    return [
      .attempt(messages("opening the book"), failed: Message.refused) { [renderings] in
        .of(book.entry.id, .rendered(try renderings.open(entry)))
      }
    ]
  }

  /// Opens a rendering for showing it beside the book.
  ///
  /// - Parameter steps: the number of renderings after `other`.
  func openBeside(
    _ book: OpenedBook?, _ steps: Int, after other: OpenedBook?
  ) -> [Effect<Message>] {
    guard let book, let from = other?.entry.book ?? book.entry.book as LibraryBook? else {
      return []
    }
    return [
      .attempt(messages("opening the book"), failed: Message.refused) { [renderings, messages] in
        var next = try renderings.open(steps, after: from)
        // Do not show a book beside itself.
        if let found = next, found.opened.entry.id == book.entry.id {
          next = try renderings.open(steps, after: found.opened.entry.book)
        }
        guard let next else {
          return .noted(messages("No other rendering of this work is in the cycle; v lists all."))
        }
        return .of(book.entry.id, .twinOpened(next.opened))
      }
    ]
  }

  /// Searches all renderings of the work for a text.
  func search(_ query: String, of book: OpenedBook?) -> [Effect<Message>] {
    guard let book = book?.entry.book else { return [] }
    return [
      .attempt(messages("searching"), replacesEarlier: true, failed: Message.refused) {
        [renderings, messages] in
        let hits = try renderings.search(query, in: book)
        guard !hits.isEmpty else {
          return .noted(messages("\(shortened(query)) was not found in any rendering."))
        }
        return .of(book.id, .foundInRenderings(query, hits))
      }
    ]
  }

  // MARK: - Choices

  /// Lists the chapters of the work, and the favorites among them.
  func listChapters(of book: OpenedBook?) -> [Effect<Message>] {
    guard let book else { return [] }
    return [
      .attempt(messages("reading"), failed: Message.refused) { [renderings] in
        let favorites = try renderings.favorites(of: book.entry.book)
        let chapters = WorkChapter.all(in: book.book)
        return .of(book.entry.id, .chaptersListed(chapters, favorites: favorites))
      }
    ]
  }

  /// Makes a chapter a favorite, or removes it from the favorites.
  func toggleFavorite(_ key: String?, of book: OpenedBook?) -> [Effect<Message>] {
    guard let book = book?.entry.book, let key else { return [] }
    return [
      .attempt(messages("writing"), failed: Message.refused) { [renderings, messages] in
        let isFavorite = try renderings.toggleFavorite(key, of: book)
        let text =
          isFavorite
          ? messages("Chapter \(shortened(key)) is a favorite.")
          : messages("Chapter \(shortened(key)) is no longer a favorite.")
        return .of(book.id, .favored(try renderings.favorites(of: book), text))
      }
    ]
  }

  /// Lists the renderings of the work, and which of them are in the cycle.
  func listRenderings(of book: OpenedBook?) -> [Effect<Message>] {
    guard let book = book?.entry.book else { return [] }
    return [
      .attempt(messages("reading"), failed: Message.refused) { [renderings] in
        .of(book.id, .renderingsListed(try renderings.choices(of: book)))
      }
    ]
  }

  /// Writes the order of the renderings and the cycle to the journal.
  func arrange(_ choices: [Renderings.Choice]) -> [Effect<Message>] {
    [
      .attempt(messages("writing"), failed: Message.refused) { [renderings] in
        try renderings.arrange(choices)
        return .kept
      }
    ]
  }

  // MARK: - The place

  /// The message that names the rendering now open.
  func toast(_ rendering: OpenedRendering) -> Toast {
    let title = shortened(rendering.opened.entry.title, to: 60)
    return Toast(messages("\(title), rendering \(rendering.number) of \(rendering.count)"))
  }

  /// The pages of another rendering, with the reader's place on the same row.
  mutating func pages(
    of opened: OpenedBook, after reading: BookReading, in earlier: OpenedBook
  ) -> BookPages {
    var pages = reading.pages
    if let word = reading.word { pages.take(word.place) }
    if hold?.place(in: earlier.entry.id) != pages.place || row != pages.row {
      hold = WorkHold(pages.place, in: earlier)
      row = pages.row
    }
    let place = hold?.open(opened) ?? BookPlace(document: 0, offset: 0)
    var other = BookPages(
      opened.book, at: place, width: pages.width, height: pages.height,
      spacing: pages.layout.options.spacing)
    other.show(place, onRow: row)
    return other
  }
}
