package import ArgumentParser
import Synchronization

/// The player's own values that shells offer to complete options and arguments.
package protocol CompletionValues: Sendable {
  /// The categories of the words in play.
  func categories() -> [String]
  /// The names of the settings.
  func settings() -> [String]
  /// The values of a setting that have a name.
  func values(of setting: String) -> [String]
  /// The paths of the decks.
  func decks() -> [String]
  /// The tags of the cards.
  func cardTags() -> [String]
  /// The titles of the books.
  func books() -> [String]
  /// The titles of the books, and the files with a beginning, unless it is empty.
  func booksAndFiles(beginningWith text: String) -> [String]
  /// The tags by which the player finds books.
  func tags() -> [String]
  /// The addresses of the catalogs of books.
  func catalogs() -> [String]
  /// The last ten dates, today first.
  func dates() -> [String]
  /// The latest periods of a board, the current one first.
  func periods(of board: String) -> [String]
  /// The names of the player's groups; none if the server does not answer soon.
  func groups() async -> [String]
}

/// Looks up the values when the player presses the key, with the player's own settings.
package enum Completions {
  // Not a task-local value: setting one around the parser crashes optimized programs of Swift 6.3.
  private static let source = Mutex<@Sendable () -> (any CompletionValues)?>({ nil })

  /// Says how the values are opened. The program does so before it parses a command line.
  package static func setSource(_ source: @escaping @Sendable () -> (any CompletionValues)?) {
    self.source.withLock { $0 = source }
  }

  /// Opens the values; nil if that fails.
  package static func open() -> (any CompletionValues)? { source.withLock { $0 }() }
}

extension CompletionKind {
  package static let categories = values { completions, _, _ in completions.categories() }
  package static let courses = values { completions, _, _ in completions.values(of: "course") }
  package static let settings = values { completions, _, _ in completions.settings() }
  /// The values of the setting that was typed before.
  package static let settingValues = values { completions, words, _ in
    completions.values(of: word(after: "set", in: words) ?? "")
  }
  package static let decks = values { completions, _, _ in completions.decks() }
  package static let cardTags = values { completions, _, _ in completions.cardTags() }
  package static let books = values { completions, _, _ in completions.books() }
  package static let booksAndFiles = values { completions, _, text in
    completions.booksAndFiles(beginningWith: text)
  }
  package static let tags = values { completions, _, _ in completions.tags() }
  package static let catalogs = values { completions, _, _ in completions.catalogs() }
  package static let dates = values { completions, _, _ in completions.dates() }
  /// The latest periods of the board that was typed before.
  package static let periods = values { completions, words, _ in
    completions.periods(of: word(after: "leaderboard", in: words) ?? "daily")
  }
  /// The names of the player's groups. They are computed anew, because a server is asked.
  package static var groups: CompletionKind {
    .custom { _, _, _ in await Completions.open()?.groups() ?? [] }
  }

  private static func values(
    _ values: @Sendable @escaping (any CompletionValues, [String], String) -> [String]
  ) -> CompletionKind {
    .custom { words, _, text in Completions.open().map { values($0, words, text) } ?? [] }
  }

  private static func word(after command: String, in words: [String]) -> String? {
    guard let place = words.lastIndex(of: command) else { return nil }
    return words[(place + 1)...].first { !$0.hasPrefix("-") }
  }
}
