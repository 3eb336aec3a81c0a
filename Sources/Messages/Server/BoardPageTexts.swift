package import GameEngine

/// The texts of a board's page below its headings.
package struct BoardPageTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The caption of a board, with the number of its players.
  package func caption(players: Int) -> String {
    let number = messages.number(players)
    return messages.plural(
      players, "\(number) player, best first", "\(number) players, best first")
  }

  /// The heading of the column with the ends of runs. `isDate` selects dates instead of times of
  /// day in UTC.
  package func finishedLabel(isDate: Bool) -> String {
    isDate ? messages("Finished") : messages("Finished, UTC")
  }

  /// How far it is to the next better score.
  package func distance(_ points: Int) -> String {
    messages("\(messages.number(points)) to the next", context: "points to a better score")
  }

  /// The heading of the numbers of players by their right answers.
  package var distribution: String { messages("Players by right answers") }

  /// The text before the time at which a board opens.
  package var opens: String { messages("Opens", context: "before date and time") }
  /// The text before the time until which a board is open.
  package var openUntil: String { messages("Open until", context: "before date and time") }
  /// The text before the time since which a board has been closed.
  package var closedSince: String { messages("Closed since", context: "before date and time") }

  /// A time, with or without a date, followed by `UTC`.
  package func utc(_ time: String) -> String { messages("\(time) UTC") }

  /// The link to the first page of a board.
  package var backToTop: String { messages("Back to the top") }
  /// The link to the next page of a board.
  package var furtherDown: String { messages("Further down") }

  /// The note below a board whose replays are available.
  package var replaysAvailable: String {
    messages("You can check every score: it links to its moves, which anyone can judge again.")
  }
  /// The note below a board whose replays are not available yet.
  package var replaysLater: String {
    messages(
      "When the day has closed, every score links to its moves, which anyone can judge again.")
  }

  /// For a board that is not open yet.
  package var notOpen: EmptyState {
    EmptyState(messages("Not open yet."), messages("Come back when it opens."))
  }
  /// For a closed board without entries.
  package var withoutPlayers: EmptyState {
    EmptyState(messages("All quiet."), messages("No one played for this board."))
  }
  /// For a page after the end of a board.
  package var end: EmptyState {
    EmptyState(messages("Nothing further down."), messages("The board ends before this page."))
  }
  /// For an open board without entries, with the command that enters it.
  package func blank(_ board: BoardKey) -> EmptyState {
    EmptyState(
      messages("Still a blank page."), messages("The first line could be yours:"),
      command: board.board == .run ? "wordhoard run" : "wordhoard daily")
  }
}
