package import GameEngine
import Journal

/// A game that is ready to be played, whichever skin it is played through.
package struct Game: Sendable {
  /// What is told once the game is over.
  package enum Closing: Sendable {
    case nothing
    /// When the next daily comes.
    case nextDaily(isEarlier: Bool)
    /// How the hoard has grown from so many words.
    case hoard(from: Double)
    /// How the friend did whose round it was.
    case rival(RoundCode, questions: Int)
    /// That the run had ended before.
    case endedBefore
  }

  /// The game.
  package var session: GameSession
  /// The round as the journal has it.
  package let entry: RoundEntry
  /// Where the player stood before.
  package let before: PlayerProgress
  /// What there is to say first.
  package var remarks: [String] = []
  /// What is told afterwards.
  package var closing = Closing.nothing
}

/// What a request comes to: a game, or the result of a daily that was played.
package enum GameOffer: Sendable {
  case game(Game)
  case played(PlayedDaily)
}

/// A daily that was played.
package struct PlayedDaily: Sendable {
  package let round: RoundProgress
  /// What a server has told of it.
  package var result: ResultEvent?
  package let progress: PlayerProgress
}
