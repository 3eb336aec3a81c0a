package import GameEngine

/// A player whose every move follows from a seed.
package struct ScriptedPlayer: Sendable {
  /// How a player behaves, in cases of a hundred.
  package struct Habits: Sendable {
    /// How often an answer is right; the others are misses of every kind.
    package var right = 70
    /// How often something that is no answer comes first.
    package var junk = 10
    /// How often a hint is asked for.
    package var hint = 5
    /// How often an answer is taken back.
    package var undo = 3
    /// How often the player stops.
    package var quit = 0
    /// How often the clock runs backwards, or a question takes minutes.
    package var oddClock = 0
    /// The usual time between two moves, in milliseconds.
    package var pace = 300...9000

    /// A player who mostly knows, and makes every kind of move.
    package init() {}

    /// A player who is always right and does nothing else.
    package static let perfect: Habits = {
      var habits = Habits()
      (habits.right, habits.junk, habits.hint, habits.undo) = (100, 0, 0, 0)
      return habits
    }()

    /// Random habits.
    package init(using gen: inout Gen) {
      right = gen.of([20, 60, 80, 95, 100])
      junk = gen.of([0, 10, 30])
      hint = gen.of([0, 10, 25])
      undo = gen.of([0, 5, 15])
      quit = gen.of([0, 0, 1])
      oddClock = gen.of([0, 0, 10])
      pace = gen.of([100...1500, 300...9000, 5000...70_000])
    }
  }

  private var gen: Gen
  private let habits: Habits

  /// A player.
  package init(seed: UInt64, habits: Habits = Habits()) {
    gen = Gen(seed: seed)
    self.habits = habits
  }

  /// Plays a round to its end, or until so many moves are made, and goes on for two moves more.
  package mutating func play(
    _ dealt: DealtRound, guesses: GuessList = FixturePool.guesses, mostMoves: Int = 400
  ) -> Transcript {
    var referee = LocalReferee(dealt, guesses: guesses)
    var transcript = Transcript()
    transcript.exchanges.append(.init(move: nil, events: referee.open(atMillis: 0)))
    var now = 0
    var open = question(in: transcript.exchanges[0].events, before: nil)
    var movesAfterEnd = 2
    while transcript.exchanges.count <= mostMoves, movesAfterEnd > 0 {
      now += gen.int(habits.pace)
      if gen.percent(habits.oddClock) { now += gen.of([-20_000, -1, 61_000, 400_000]) }
      let move = Move(PlayerInput(line: input(to: open, key: dealt.key)), atMillis: now)
      let events = referee.play(move)
      transcript.exchanges.append(.init(move: move, events: events))
      open = question(in: events, before: open)
      if transcript.result != nil { movesAfterEnd -= 1 }
    }
    return transcript
  }

  private mutating func input(to question: Question?, key: RoundKey) -> String {
    if gen.percent(habits.quit) { return ":quit" }
    if gen.percent(habits.undo) { return ":undo" }
    guard let question else { return gen.percent(habits.junk) ? gen.junk() : ":next" }
    let key = key.questions[question.index - 1]
    let intent: Gen.Intent
    if gen.percent(habits.junk) {
      intent = .junk
    } else if gen.percent(habits.hint) {
      intent = .hint
    } else if gen.percent(habits.right) {
      intent = .right
    } else {
      intent = gen.of([.wrong, .wrong, .pass, .typo, .synonym, .inflection, .lookalike])
    }
    return gen.input(intent, question: question, key: key)
  }

  private func question(in events: [GameEvent], before: Question?) -> Question? {
    var open = before
    for event in events {
      switch event {
      case .question(let question): open = question
      case .verdict, .result: open = nil
      case .round, .state, .refused: break
      }
    }
    return open
  }
}
