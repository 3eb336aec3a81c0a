import ClientCore
import GameEngine
import Messages
import ScoreAPI

extension BoardView {
  /// The name of the board and its period.
  ///
  /// - Parameter group: the group whose members are listed; nil for all players.
  func title(of group: GroupView?, in messages: Messages) -> String {
    board.title(of: period, in: messages, group: group)
  }

  /// The player's own entry if it is not on this page; nil otherwise.
  var meElsewhere: BoardEntry? {
    me.flatMap { me in entries.contains { $0.username == me.username } ? nil : me }
  }

  /// Whether an entry is the player's own.
  func isMine(_ entry: BoardEntry) -> Bool { entry.username == me?.username }
}

extension BoardEntry {
  /// Whether the player's account was deleted. Such a player has no page.
  var isOfDeletedAccount: Bool { deleted == true }

  /// The player's name, or a translated stand-in for a deleted account.
  func name(in messages: Messages) -> String {
    isOfDeletedAccount ? BoardTexts(messages).deletedPlayer : username
  }

  /// The number of the player's runs, for a column; nil if the board does not count them.
  func attemptsText(in messages: Messages) -> String? {
    attempts.map { BoardTexts(messages).attempts($0, givenUp: givenUp ?? 0) }
  }
}

extension Board {
  /// The name of a board of a period. Shortens the period, which may come from the server.
  ///
  /// - Parameter group: the group whose members are listed; nil for all players.
  func title(of period: String, in messages: Messages, group: GroupView? = nil) -> String {
    let isForAllTime = period == "all"
    if let group { return "\(shortened(group.name)): \(title(of: period, in: messages))" }
    let period =
      CalendarDate(period).map { messages.date($0) } ?? ISOWeek(period).map(messages.week)
      ?? shortened(period)
    return switch self {
    case .daily: messages("Daily of \(period)")
    case .hard: messages("Hard daily of \(period)")
    case .weekly: messages("Best five dailies of \(period)")
    case .run where isForAllTime: messages("Best runs of all time")
    case .run: messages("Best runs of \(period)")
    case .streak: messages("Longest streaks of ranked dailies")
    }
  }

  /// The name and the period of a board, for a column: `daily 2026-11-21`.
  func row(of period: String, in messages: Messages) -> String {
    let isForAllTime = period == "all"
    let period = shortened(period, to: 20)
    return switch self {
    case .daily: messages("daily \(period)", context: "a leaderboard")
    case .hard: messages("hard \(period)", context: "a leaderboard")
    case .weekly: messages("weekly \(period)", context: "a leaderboard")
    case .run where isForAllTime: messages("run all", context: "a leaderboard")
    case .run: messages("run \(period)", context: "a leaderboard")
    case .streak where isForAllTime: messages("streak all", context: "a leaderboard")
    case .streak: messages("streak \(period)", context: "a leaderboard")
    }
  }

  /// The heading of the score column.
  func scoreName(in messages: Messages) -> String {
    self == .streak
      ? messages("dailies", context: "a column") : messages("score", context: "a column")
  }

  /// Whether equal scores are ordered by time.
  var isTimed: Bool { self != .streak }

  /// The text to show for a board without entries.
  static let empty = Phrase("This board has no players yet.")
}
