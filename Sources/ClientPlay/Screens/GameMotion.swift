import ClientCore
import GameEngine

/// What moves on the screen after events.
struct GameMotion: Sendable {
  /// The question whose tile turns.
  var question: Int?
  /// The streak before it was answered.
  var streak = 0
  /// Whether the letters of a guess are judged one after another.
  var isGuess = false
  /// Whether the encore opens.
  var isEncore = false

  init(_ events: [GameEvent] = [], streak: Int = 0) {
    self.streak = streak
    question = events.lazy.compactMap(\.verdict).last?.index
    isGuess = events.contains {
      if case .state(let state) = $0 { state.kind == .guess } else { false }
    }
  }

  /// How long it takes, in milliseconds; nil if nothing moves.
  var millis: Int? {
    isEncore
      ? EncorePage.glowMillis
      : isGuess ? GuessBoard.judgedMillis : question == nil ? nil : RoundMarks.turnMillis
  }
}
