package import GameEngine

/// Starts a ranked round, or continues the open one.
package struct RunRequest: RequestBody {
  /// `daily` or `run`.
  package let board: Board
  /// The date of a daily.
  package let date: CalendarDate?
  /// There is no word and no seed: only the server deals.
  package static let fields: Set<String> = ["board", "date"]

  /// A request.
  package init(board: Board, date: CalendarDate? = nil) {
    self.board = board
    self.date = date
  }
}

/// A move.
package struct MoveRequest: RequestBody {
  /// Its number; accepted moves are counted from 1.
  package let move: Int
  /// The player's answer, or a command that begins with a colon.
  package let input: String
  /// There is no time and no score: the server uses its own clock and engine.
  package static let fields: Set<String> = ["move", "input"]

  /// A request.
  package init(move: Int, input: String) {
    self.move = move
    self.input = input
  }
}
