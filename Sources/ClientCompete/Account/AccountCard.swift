import ClientCore
package import GameEngine
package import Messages
package import ScoreAPI

/// The player's account on a score server.
package struct AccountCard: Hashable, Sendable {
  package let account: AccountView
  /// The server's origin: its scheme, host and port.
  package let server: String
  /// The date on which the account was created, in the player's time zone.
  package let joined: CalendarDate

  /// A sentence that says whether the player's ranked results are public.
  package func listing(in messages: Messages) -> String {
    account.listed
      ? messages("Your ranked results are listed on your page.")
      : messages("Your ranked results are not listed on your page.")
  }

  /// The rows of the account page and of `account`, in the order in which they are shown.
  package func rows(in messages: Messages) -> [(name: String, text: String)] {
    let answered = messages.number(account.gamesCount)
    let right = messages.number(account.gamesWon)
    let points = messages.number(account.totalScore)
    let longest = messages.number(account.highScore / 100)
    let streak = messages.number(account.rankedStreak)
    // Counts every word shown; the server does not know which of them are items.
    let met = messages.number(account.seen)
    let favorites = messages.number(account.favorites)
    let rows = [
      (messages("name", context: "an account"), account.username),
      (messages("server", context: "an account"), server),
      (messages("joined", context: "an account"), "\(joined)"),
      (
        messages("results", context: "an account"),
        account.listed ? messages("listed on your page") : messages("not listed on your page")
      ),
      (
        messages("ranked", context: "an account"),
        messages.plural(
          account.rankedStreak, "streak of \(streak) daily", "streak of \(streak) dailies")
      ),
      (
        messages("answered", context: "an account"),
        messages("\(answered), \(right) right", context: "answers")
      ),
      (
        messages("points", context: "an account"),
        messages("\(points), at most \(longest) in a row", context: "points")
      ),
      (
        messages("words", context: "an account"),
        messages.plural(
          account.favorites, "\(met) seen, \(favorites) favorite",
          "\(met) seen, \(favorites) favorites")
      ),
    ]
    guard account.state == .deleting else { return rows }
    let left = messages.number(account.eventsLeft)
    let removal = messages.plural(
      account.eventsLeft, "deleted; \(left) event is still being removed",
      "deleted; \(left) events are still being removed")
    return rows + [(messages("journal", context: "an account"), removal)]
  }
}
