package import GameEngine

/// A request to start a ranked round, or to continue the open one.
package struct RunRequest: RequestBody {
  /// `daily`, `hard` or `run`; other boards cannot be played.
  package let board: Board
  /// The date of a daily; nil for a run.
  package let date: CalendarDate?
  /// The ID of the course; nil for English.
  package let course: String?
  /// Contains no word and no seed: only the server deals.
  package static let fields: Set<String> = ["board", "date", "course"]

  package init(board: Board, date: CalendarDate? = nil, course: String? = nil) {
    self.course = course
    self.board = board
    self.date = date
  }
}

/// A request to make a move in a ranked round.
package struct MoveRequest: RequestBody {
  /// The number of the move. Accepted moves are numbered from 1.
  package let move: Int
  /// The player's answer, or a command that starts with a colon.
  package let input: String
  /// Contains no time and no score: the server uses its own clock and engine.
  package static let fields: Set<String> = ["move", "input"]

  package init(move: Int, input: String) {
    self.move = move
    self.input = input
  }
}
