import ClientBooks
import ClientCompete
import ClientCore
import ClientDecks
import ClientDiscover
import ClientPlay
import GameEngine

/// The completions of the player's own values.
struct PlayerCompletions: CompletionValues {
  let preferences: Preferences
  let deckList: Decks
  let cards: Cards
  let library: Library
  let tagList: BookTags
  let catalogList: BookCatalogs
  let groupList: Groups
  let host: Host

  func categories() -> [String] { (try? preferences.categories()) ?? [] }

  func settings() -> [String] { Settings.Key.allCases.map(\.rawValue) }

  func values(of setting: String) -> [String] {
    (try? preferences.rows())?.first { $0.key.rawValue == setting }?.values ?? []
  }

  func decks() -> [String] {
    ((try? deckList.list()) ?? []).map { shortened($0.deck.path.description, to: 300) }
  }

  func cardTags() -> [String] {
    ((try? cards.tags(in: nil)) ?? []).map { shortened($0.tag, to: 300) }
  }

  func books() -> [String] {
    ((try? library.list()) ?? []).map { shortened($0.title, to: 100) }
  }

  func booksAndFiles(beginningWith text: String) -> [String] {
    guard !text.isEmpty else { return books() }
    let home = host.environment["HOME"]
    let path = PathCompletion.expanded(text, home: home)
    // The shell compares each line with the typed text, and takes each line as a value.
    let files = PathCompletion.paths(beginningWith: path).filter { !$0.utf8.contains { $0 < 32 } }
    return books() + files.map { text + $0.dropFirst(path.count) }
  }

  func tags() -> [String] { ((try? tagList.list()) ?? []).map { shortened($0.text) } }

  func catalogs() -> [String] {
    ((try? catalogList.list()) ?? []).map { shortened($0.address, to: 500) }
  }

  func dates() -> [String] {
    let today = host.now().localDate
    return (0..<10).map { today.adding(days: -$0).description }
  }

  func periods(of board: String) -> [String] {
    let current = BoardKey.current(Board(rawValue: board) ?? .daily, at: host.now())
    switch current.board {
    case .daily, .hard: return dates()
    case .weekly: return weeks()
    case .run: return weeks() + ["all"]
    case .streak: return ["all"]
    }
  }

  func groups() async -> [String] { await groupList.names(within: .seconds(2)) }

  private func weeks() -> [String] {
    let today = host.now().localDate
    return (0..<5).map { ISOWeek(of: today.adding(days: -7 * $0)).description }
  }
}
