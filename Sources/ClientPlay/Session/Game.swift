import ClientCore
package import GameEngine
import Journal

/// A game that is ready to be played through any skin.
package struct Game: Sendable {
  /// The kind of the last line of a game.
  package enum Closing: Sendable {
    case nothing
    /// When the next daily comes.
    case nextDaily(isEarlier: Bool)
    /// The growth of the hoard from this number of words.
    case hoard(from: Double)
    /// The comparison with the friend whose round it was.
    case rival(RoundCode, questions: Int)
    /// That the run had ended before.
    case endedBefore
  }

  /// The session to play; the skin sends the player's inputs to it.
  package var session: GameSession
  /// The round's entry in the journal.
  package let entry: RoundEntry
  /// The player's progress before the game.
  package let before: PlayerProgress
  /// Remarks to show before the first question.
  package var remarks: [String] = []
  /// The last line of the game.
  package var closing = Closing.nothing
}

/// The response to a request: a game, or the result of a daily that was played.
package enum GameOffer: Sendable {
  case game(Game)
  case played(PlayedDaily)
}
