package import GameEngine
import Journal

/// A game that is ready to be played, whichever skin it is played through.
package struct Game: Sendable {
  /// What is told once the game is over.
  package enum Epilogue: Sendable {
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
  package var epilogue = Epilogue.nothing

  /// All of it.
  package init(
    session: GameSession, entry: RoundEntry, before: PlayerProgress, remarks: [String] = []
  ) {
    self.session = session
    self.entry = entry
    self.before = before
    self.remarks = remarks
  }
}

/// What the daily comes to: a game, or the result of one that was played.
package enum DailyOffer: Sendable {
  case game(Game)
  case played(PlayedDaily)
}

/// A daily that was played.
package struct PlayedDaily: Sendable {
  package let round: RoundProgress
  /// What a server has told of it.
  package var result: ResultEvent?
  package let progress: PlayerProgress

  /// All of it.
  package init(
    round: RoundProgress, result: ResultEvent? = nil, progress: PlayerProgress
  ) {
    self.round = round
    self.result = result
    self.progress = progress
  }
}

/// How a game is played.
package enum Manner: Sendable {
  /// Program to program, on JSON lines.
  case jsonLines
  /// Line by line.
  case lines
  /// On the full screen.
  case screen

  /// That of a command, in JSON lines where those are asked for.
  package init(jsonl: Bool) { self = jsonl ? .jsonLines : .lines }
}
