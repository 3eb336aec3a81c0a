import GameEngine
import Journal

/// A game that is ready to be played, whichever skin it is played through.
struct Game: Sendable {
  /// What is told once the game is over.
  enum Epilogue: Sendable {
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
  var session: GameSession
  /// The round as the journal has it.
  let entry: RoundEntry
  /// Where the player stood before.
  let before: PlayerProgress
  /// What there is to say first.
  var remarks: [String] = []
  /// What is told afterwards.
  var epilogue = Epilogue.nothing
}

/// What the daily comes to: a game, or the result of one that was played.
enum DailyOffer: Sendable {
  case game(Game)
  case played(PlayedDaily)
}

/// A daily that was played.
struct PlayedDaily: Sendable {
  let round: RoundProgress
  /// What a server has told of it.
  var result: ResultEvent?
  let progress: PlayerProgress
}

/// How a game is played.
enum Manner: Sendable {
  /// Program to program, on JSON lines.
  case jsonLines
  /// Line by line.
  case lines
  /// On the full screen.
  case screen

  /// That of a command, in JSON lines where those are asked for.
  init(jsonl: Bool) { self = jsonl ? .jsonLines : .lines }
}
