import GameEngine
import ScoreStore

/// The engine's referee on a server: it adds the time since the run began to each verdict, and remembers the
/// result. The same moves always give the same events.
struct RankedReferee {
  private var referee: LocalReferee
  /// The number of the current question, from 1.
  private(set) var asked = 0
  /// The result, if the round has ended.
  private(set) var result: ResultEvent?

  /// A referee of a round that is not open yet.
  init(_ dealt: DealtRound) {
    referee = LocalReferee(dealt)
  }

  /// A referee after stored moves.
  ///
  /// - Parameter report: called with the events of the opening (number 0) and of each move.
  init(_ dealt: DealtRound, after moves: some Sequence<Move>, report: (Int, [GameEvent]) -> Void) {
    self.init(dealt)
    report(0, open())
    for (place, move) in moves.enumerated() { report(place + 1, play(move)) }
  }

  /// A referee of a stored run.
  init(_ stored: StoredRun) {
    self.init(stored.dealt, after: stored.moves) { _, _ in }
    if stored.end != nil, result == nil { _ = stop() }
  }

  /// The outcomes of the questions so far.
  var outcomes: [Outcome] { referee.outcomes }

  /// Opens the round at time 0, and returns its first events.
  mutating func open() -> [GameEvent] { noted(referee.open(atMillis: 0)) }

  /// Judges a move, and returns its events. Verdicts carry the time since the run began.
  mutating func play(_ move: Move) -> [GameEvent] {
    var events = referee.play(move)
    for place in events.indices {
      guard case .verdict(var verdict) = events[place] else { continue }
      verdict.atMillis = move.atMillis
      events[place] = .verdict(verdict)
    }
    return noted(events)
  }

  /// Ends the round as if the player had quit, and returns the events with the result.
  mutating func stop() -> [GameEvent] { noted(referee.play(Move(.quit, atMillis: 0))) }

  /// Appends questions to the round.
  mutating func append(_ dealt: DealtQuestions) {
    referee.append(dealt.questions, keys: dealt.keys)
  }

  private mutating func noted(_ events: [GameEvent]) -> [GameEvent] {
    for event in events {
      switch event {
      case .question(let question): asked = question.index
      case .result(let ended): result = ended
      default: break
      }
    }
    return events
  }
}
