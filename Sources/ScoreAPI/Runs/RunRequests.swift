package import GameEngine

/// Starts a ranked round, or takes up the one that is open.
package struct RunRequest: RequestBody {
  /// `daily` or `run`.
  package let board: Board
  /// The date of a daily.
  package let date: CalendarDate?
  /// No word and no seed: the server alone deals.
  package static let fields: Set<String> = ["board", "date"]

  /// A request.
  package init(board: Board, date: CalendarDate? = nil) {
    self.board = board
    self.date = date
  }
}

/// A move.
package struct MoveRequest: RequestBody {
  /// Its number; accepted moves count from 1.
  package let move: Int
  /// What the player typed, or a command that begins with a colon.
  package let input: String
  /// No time and no score: the server takes both from its own clock and engine.
  package static let fields: Set<String> = ["move", "input"]

  /// A request.
  package init(move: Int, input: String) {
    self.move = move
    self.input = input
  }
}
