import ArgumentParser
import ClientCore

/// Values that shells complete. They are looked up when the player presses the key, with the player's own settings.
extension CompletionKind {
  /// The categories that words in play can have.
  static let categories = values { completions, _, _ in completions.categories() }
  /// The IDs of the courses.
  static let courses = values { completions, _, _ in completions.values(of: "course") }
  /// The names of all settings.
  static let settings = values { completions, _, _ in completions.settings() }
  /// The values of the setting that was typed before.
  static let settingValues = values { completions, words, _ in
    completions.values(of: word(after: "set", in: words) ?? "")
  }
  /// The paths of the player's decks.
  static let decks = values { completions, _, _ in completions.decks() }
  /// The titles of the player's books.
  static let books = values { completions, _, _ in completions.books() }
  /// The titles of the player's books, and files.
  static let booksAndFiles = values { completions, _, text in
    completions.booksAndFiles(beginningWith: text)
  }
  /// The tags by which the player finds books.
  static let tags = values { completions, _, _ in completions.tags() }
  /// The addresses of the catalogs of books.
  static let catalogs = values { completions, _, _ in completions.catalogs() }
  /// The last ten dates, today first.
  static let dates = values { completions, _, _ in completions.dates() }
  /// The latest periods of the board that was typed before.
  static let periods = values { completions, words, _ in
    completions.periods(of: word(after: "leaderboard", in: words) ?? "daily")
  }

  private static func values(
    _ values: @Sendable @escaping (CompletionValues, [String], String) -> [String]
  ) -> CompletionKind {
    .custom { words, _, text in
      guard let client = try? GlobalOptions.parse([]).client() else { return [] }
      return values(client.completions, words, text)
    }
  }

  private static func word(after command: String, in words: [String]) -> String? {
    guard let place = words.lastIndex(of: command) else { return nil }
    return words[(place + 1)...].first { !$0.hasPrefix("-") }
  }
}
