import Bookshelf
import ClientCore
import Terminal

/// The chapters and renderings of the book's work.
extension ReaderScreen {
  mutating func updateWork(_ message: Message) -> [Effect<Message>] {
    switch (message, pane) {
    case (.rendering(let steps), _): return cycle.open(steps, after: book)
    case (.chapters, _): return cycle.listChapters(of: book)
    case (.chaptersListed(let chapters, let favorites), _):
      pane = .chapters(ChapterGridPane(chapters, favorites: favorites, at: chapterKey))
    case (.favorite, .chapters(let grid)):
      return cycle.toggleFavorite(grid.chapter(ofRow: -1)?.key, of: book)
    case (.favorite, _): return cycle.toggleFavorite(chapterKey, of: book)
    case (.favored(let favorites, let text), _):
      if case .chapters(var grid) = pane {
        grid.keep(favorites)
        pane = .chapters(grid)
      }
      return [.toast(Toast(text))]
    case (.onlyFavorites, .chapters(var grid)):
      grid.turn()
      pane = .chapters(grid)
    case (.renderings, _): return cycle.listRenderings(of: book)
    case (.renderingsListed(let choices), _):
      guard let id = book?.entry.id else { return [] }
      pane = .renderings(RenderingsPane(choices, current: id))
    case (.tick, .renderings(var list)):
      list.tick()
      pane = .renderings(list)
      return cycle.arrange(list.choices)
    case (.shift(let steps), .renderings(var list)):
      list.shift(by: steps)
      pane = .renderings(list)
      return cycle.arrange(list.choices)
    case (.searchRenderings(let query), _): return cycle.search(query, of: book)
    case (.foundInRenderings(let query, let hits), _):
      pane = .renderingHits(RenderingHitsPane(hits, of: query))
    case (.share(let isMailed), _): return sharing.share(reading, of: book, isMailed: isMailed)
    case (.twin(let steps), .twin(let twin)):
      return cycle.openBeside(book, steps, after: twin.right)
    case (.twin(let steps), _): return cycle.openBeside(book, steps, after: nil)
    case (.twinOpened(let other), .twin(let twin)): pane = .twin(twin.with(other))
    case (.twinOpened(let other), _):
      guard let book, let place = reading?.pages.place, size.width >= TwinPane.leastWidth else {
        return []
      }
      pane = .twin(TwinPane(book, other, at: place, spacing: options.spacing, size))
    default: break
    }
    return []
  }

  /// The key of the work's open chapter; nil before the first one.
  private var chapterKey: String? {
    guard let pages = reading?.pages else { return nil }
    return pages.book.workPlace(of: pages.place).map { WorkChapter.key(of: $0.key) }
  }
}
