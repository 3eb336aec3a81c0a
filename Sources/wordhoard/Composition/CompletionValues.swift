import ClientBooks
import ClientCore
import ClientDecks
import ClientDiscover
import ClientPlay
import GameEngine

/// The values that shells offer to complete options and arguments.
struct CompletionValues {
  let preferences: Preferences
  let deckList: Decks
  let library: Library
  let tagList: BookTags
  let catalogList: BookCatalogs
  let host: Host

  /// The categories of the words in play.
  func categories() -> [String] { (try? preferences.categories()) ?? [] }

  /// The names of the settings.
  func settings() -> [String] { Settings.Key.allCases.map(\.rawValue) }

  /// The values of a setting that have a name.
  func values(of setting: String) -> [String] {
    (try? preferences.rows())?.first { $0.key.rawValue == setting }?.values ?? []
  }

  /// The paths of the decks.
  func decks() -> [String] {
    ((try? deckList.list()) ?? []).map { shortened($0.deck.path.description, to: 300) }
  }

  /// The titles of the books.
  func books() -> [String] {
    ((try? library.list()) ?? []).map { shortened($0.title, to: 100) }
  }

  /// The titles of the books, and the files with a beginning, unless it is empty.
  func booksAndFiles(beginningWith text: String) -> [String] {
    guard !text.isEmpty else { return books() }
    let home = host.environment["HOME"]
    let path = PathCompletion.expanded(text, home: home)
    // The shell compares each line with the typed text, and takes each line as a value.
    let files = PathCompletion.paths(beginningWith: path).filter { !$0.utf8.contains { $0 < 32 } }
    return books() + files.map { text + $0.dropFirst(path.count) }
  }

  /// The tags by which the player finds books.
  func tags() -> [String] { ((try? tagList.list()) ?? []).map { shortened($0.text) } }

  /// The addresses of the catalogs of books.
  func catalogs() -> [String] {
    ((try? catalogList.list()) ?? []).map { shortened($0.address, to: 500) }
  }

  /// The last ten dates, today first.
  func dates() -> [String] {
    let today = host.now().localDate
    return (0..<10).map { today.adding(days: -$0).description }
  }

  /// The latest periods of a board, the current one first; of the daily board if there is no such
  /// board.
  func periods(of board: String) -> [String] {
    let current = BoardKey.current(Board(rawValue: board) ?? .daily, at: host.now())
    switch current.board {
    case .daily: return dates()
    case .weekly: return weeks()
    case .run: return weeks() + ["all"]
    case .streak: return ["all"]
    }
  }

  private func weeks() -> [String] {
    let today = host.now().localDate
    return (0..<5).map { ISOWeek(of: today.adding(days: -7 * $0)).description }
  }
}
