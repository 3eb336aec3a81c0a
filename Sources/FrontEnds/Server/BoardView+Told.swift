import Client
import GameEngine
import ScoreAPI

extension BoardView {
  /// The name of the board and its period.
  var title: String { board.title(of: period) }

  /// The player's own entry where it stands on another page.
  var meElsewhere: BoardEntry? {
    me.flatMap { me in entries.contains { $0.username == me.username } ? nil : me }
  }

  /// Whether an entry is the player's own.
  func isMine(_ entry: BoardEntry) -> Bool { entry.username == me?.username }
}

extension Board {
  /// The name of a period's board; the period may be from outside.
  func title(of period: String) -> String {
    let period = shownSafely(period)
    return switch self {
    case .daily: "Daily of \(period)"
    case .weekly: "Best five dailies of \(period)"
    case .run: period == "all" ? "Best runs of all time" : "Best runs of \(period)"
    case .streak: "Longest streaks of ranked dailies"
    }
  }

  /// What a score on it is.
  var scoreName: String { self == .streak ? "dailies" : "score" }

  /// Whether equal scores are told apart by the time they took.
  var isTimed: Bool { self != .streak }

  /// What there is to say of a board without entries.
  static let emptyTold = "Nobody is on this board yet."
}
