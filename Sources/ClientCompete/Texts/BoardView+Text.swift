import ClientCore
import GameEngine
import Messages
import ScoreAPI

extension BoardView {
  /// The name of the board and its period.
  ///
  /// - Parameter group: the group whose members are on it; nil for all players.
  func title(of group: GroupView?, in messages: Messages) -> String {
    board.title(of: period, in: messages, group: group)
  }

  /// The player's own entry if it is on another page.
  var meElsewhere: BoardEntry? {
    me.flatMap { me in entries.contains { $0.username == me.username } ? nil : me }
  }

  /// Whether an entry is the player's own.
  func isMine(_ entry: BoardEntry) -> Bool { entry.username == me?.username }
}

extension BoardEntry {
  /// Whether the player's account was deleted; then there is no page of the player.
  var isOfDeletedAccount: Bool { deleted == true }

  /// The player's name.
  func name(in messages: Messages) -> String {
    isOfDeletedAccount ? BoardTexts(messages).deletedPlayer : username
  }

  /// The number of the player's runs, for a column; nil if the board has none.
  func attemptsText(in messages: Messages) -> String? {
    attempts.map { BoardTexts(messages).attempts($0, givenUp: givenUp ?? 0) }
  }
}

extension Board {
  /// The name of a period's board; the period may be from outside.
  ///
  /// - Parameter group: the group whose members are on it; nil for all players.
  func title(of period: String, in messages: Messages, group: GroupView? = nil) -> String {
    let isForAllTime = period == "all"
    let period = shortened(period)
    if let group { return "\(shortened(group.name)): \(title(of: period, in: messages))" }
    return switch self {
    case .daily: messages("Daily of \(period)")
    case .weekly: messages("Best five dailies of \(period)")
    case .run where isForAllTime: messages("Best runs of all time")
    case .run: messages("Best runs of \(period)")
    case .streak: messages("Longest streaks of ranked dailies")
    }
  }

  /// The heading of the column with its scores.
  func scoreName(in messages: Messages) -> String {
    self == .streak
      ? messages("dailies", context: "a column") : messages("score", context: "a column")
  }

  /// Whether equal scores are ordered by their time.
  var isTimed: Bool { self != .streak }

  /// The text of a board without entries.
  static let empty = Phrase("This board has no players yet.")
}
