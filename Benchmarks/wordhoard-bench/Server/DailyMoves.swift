import GameEngine

/// The moves that the benchmark makes in a daily, up to the last but one: an answer, then the move
/// that asks for the next question, and so on. Every answer is wrong, or right by chance.
enum DailyMoves {
  /// The inputs. The first four questions are answered by choice, the others with a word.
  static let inputs = (1...18).map { move in
    move.isMultiple(of: 2) ? PlayerInput.next.line : move <= 7 ? "2" : "wordhoard"
  }

  /// The time in microseconds that the engine alone takes for one of the moves.
  static func judgingMicros(_ daily: DealtRound) -> Double {
    let times = 2000
    var events = 0
    let begin = nanoseconds()
    for _ in 0..<times {
      var referee = LocalReferee(daily)
      events += referee.open(atMillis: 0).count
      for (place, input) in inputs.enumerated() {
        events += referee.play(Move(PlayerInput(line: input), atMillis: 1000 * (place + 1))).count
      }
    }
    let micros = Double(nanoseconds() - begin) / 1000
    precondition(events > times * inputs.count, "the referee answers every move")
    return micros / Double(times * inputs.count)
  }
}
