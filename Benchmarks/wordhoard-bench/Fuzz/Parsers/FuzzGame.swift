import GameEngine

/// A game whose player types anything, and whose clock may jump.
struct FuzzGame {
  /// The events of the referee so far, in order.
  private(set) var events: [GameEvent]
  /// The moves that were sent, in order.
  private(set) var moves: [Move] = []
  /// The fault of an event; nil if there is none.
  private(set) var fault: String?
  /// Whether a move was accepted.
  private(set) var hasTaken = false

  private var referee: LocalReferee
  private var generator: SeededGenerator
  private var now = 0

  /// Begins a game. The hash seeds the jumps of the clock.
  init(_ dealt: DealtRound, guesses: GuessList, hash: UInt64) {
    referee = LocalReferee(dealt, guesses: guesses)
    generator = SeededGenerator(seed: hash)
    events = referee.open(atMillis: 0)
  }

  /// Plays a line, and continues with the next question if it ended one.
  mutating func play(_ input: PlayerInput) {
    let said = send(input)
    guard case .verdict = said.last else { return }
    _ = send(.next)
  }

  private mutating func send(_ input: PlayerInput) -> [GameEvent] {
    switch generator.below(200) {
    case 0: now = Int.max
    case 1: now = Int.min
    default: now = (now % 1_000_000_000) + generator.below(9000)
    }
    let move = Move(input, atMillis: now)
    let said = referee.play(move)
    moves.append(move)
    events += said
    if said.isEmpty { fault = "a move without an answer" }
    for event in said { check(event) }
    return said
  }

  private mutating func check(_ event: GameEvent) {
    switch event {
    case .refused(let refusal):
      if refusal.refusal.code.isEmpty { fault = "a refusal without a reason" }
    case .round: fault = "the round began again"
    case .question: break
    case .state: hasTaken = true
    case .verdict(let verdict):
      hasTaken = true
      if !(0...1000).contains(verdict.points) { fault = "\(verdict.points) points" }
      if verdict.score < 0 { fault = "a score of \(verdict.score)" }
    case .result(let result):
      if result.correct > result.questions { fault = "more right answers than questions" }
      if result.elapsedMillis < 0 { fault = "time that runs backwards" }
    }
  }
}
