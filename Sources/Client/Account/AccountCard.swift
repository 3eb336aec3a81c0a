package import GameEngine
package import ScoreAPI

/// The player's account on a score server.
package struct AccountCard: Hashable, Sendable {
  package let account: AccountView
  /// The server's origin.
  package let server: String
  /// The player's calendar date on which the account was made.
  package let joined: CalendarDate

  /// Whether everybody may see the player's ranked results, as a sentence.
  package var listingTold: String { "Your ranked results are \(listing)." }

  private var listing: String {
    account.listed ? "listed on your page" : "not listed on your page"
  }

  /// What there is to say, each with its name.
  package var rows: [(name: String, text: String)] {
    [
      ("name", account.username),
      ("server", server),
      ("joined", "\(joined)"),
      ("results", listing),
      ("ranked", "streak of \(counted(account.rankedStreak, "daily", "dailies"))"),
      ("answered", "\(grouped(account.gamesCount)), \(grouped(account.gamesWon)) right"),
      ("points", "\(grouped(account.totalScore)), high score \(grouped(account.highScore))"),
      (
        "words",
        "\(grouped(account.seen.count)) met, \(counted(account.favorites.count, "favorite"))"
      ),
    ]
  }
}
