import GameEngine
import TestSupport
import Testing

@Suite("Scoring")
struct ScoringTests {
  @Test("random rounds and random moves score as the contract says", arguments: 0..<8)
  func contract(part: Int) throws {
    var gen = Gen(seed: UInt64(100 + part))
    for _ in 0..<30 {
      let dealt = try FixtureRounds.random(using: &gen)
      var player = ScriptedPlayer(
        seed: gen.generator.next(), habits: ScriptedPlayer.Habits(using: &gen))
      ContractScore.expect(player.play(dealt), of: dealt)
    }
  }

  @Test("ten right answers make 5,500, and ten of the encore 15,500 with them")
  func dailyMost() throws {
    var player = ScriptedPlayer(seed: 1, habits: .perfect)
    let transcript = try player.play(FixtureRounds.daily())
    #expect(transcript.verdicts[9].score == 5500)
    let result = try #require(transcript.result)
    #expect(result.score == 15_500)
    #expect(result.questions == 20)
    #expect(result.bestStreak == 20)
    #expect(transcript.questions.map { $0.encore ?? false } == (0..<20).map { $0 >= 10 })
  }

  @Test("eight right answers earn the encore, seven do not", arguments: [7, 8, 9])
  func encore(right: Int) throws {
    let dealt = try FixtureRounds.daily()
    var moves: [Move] = []
    for (place, key) in dealt.key.questions.enumerated() {
      let isRight = place >= 10 - right && place < 12
      let answer = key.choice > 0 ? String(key.choice) : key.answer
      moves += [
        Move(.answer(isRight ? answer : ""), atMillis: place * 1000),
        Move(.next, atMillis: place * 1000),
      ]
    }
    let events = replay(dealt, moves: moves)
    let verdicts = events.count { if case .verdict = $0 { true } else { false } }
    #expect(verdicts == (right < 8 ? 10 : 13))
    guard
      case .result(let result) = events.first(where: {
        if case .result = $0 { true } else { false }
      })
    else {
      Issue.record("no result")
      return
    }
    #expect(result.bestStreak == (right < 8 ? 7 : right + 2))
  }

  @Test("a run scores 100 an answer and ends with its first miss")
  func run() throws {
    let dealt = try FixtureRounds.run(seed: 3)
    var perfect = ScriptedPlayer(seed: 1, habits: .perfect)
    let result = try #require(perfect.play(dealt).result)
    #expect(result.score == 100 * dealt.round.questions.count)
    #expect(result.questions == dealt.round.questions.count)
    let events = replay(
      dealt,
      moves: [
        Move(.answer(String(dealt.key.questions[0].choice)), atMillis: 900),
        Move(.next, atMillis: 1000),
        Move(.answer(""), atMillis: 2000), Move(.next, atMillis: 3000),
      ])
    guard case .result(let short) = events[events.count - 2] else {
      Issue.record("the miss did not end the run")
      return
    }
    #expect(short.score == 100)
    #expect(short.questions == 2)
  }

  @Test("a hint halves the points of its answer")
  func hint() throws {
    let dealt = try FixtureRounds.play(seed: 4, forms: ["recall"], count: 3)
    var moves: [Move] = []
    for (place, key) in dealt.key.questions.enumerated() {
      if place > 0 { moves += [Move(.hint, atMillis: 0), Move(.hint, atMillis: 0)] }
      moves += [Move(.answer(key.answer), atMillis: 0), Move(.next, atMillis: 0)]
    }
    let points = replay(dealt, moves: moves).compactMap { event -> Int? in
      if case .verdict(let verdict) = event { verdict.points } else { nil }
    }
    #expect(points == [100, 100, 150])
  }

  @Test("an undone answer is asked again and then earns nothing")
  func undo() throws {
    let dealt = try FixtureRounds.play(seed: 4, forms: ["recall"], count: 4)
    let words = dealt.key.questions.map(\.answer)
    let inputs = [words[0], ":next", words[1], ":undo", words[1], ":next", words[2]]
    let verdicts = replay(dealt, moves: inputs.map { Move(PlayerInput(line: $0), atMillis: 0) })
      .compactMap { event -> VerdictEvent? in
        if case .verdict(let verdict) = event { verdict } else { nil }
      }
    #expect(verdicts.map(\.points) == [100, 200, 0, 200])
    #expect(verdicts.map(\.streak) == [1, 2, 1, 2])
    #expect(verdicts.map(\.score) == [100, 300, 100, 300])
  }

  @Test("a question counts for sixty seconds at most, and backwards time for none")
  func time() throws {
    let dealt = try FixtureRounds.play(seed: 4, forms: ["recall"], count: 3)
    let times = [0: [500_000, 400_000], 1: [399_000, 401_000], 2: [600_000]]
    var moves: [Move] = []
    moves.append(Move(.answer(""), atMillis: times[0]?[0] ?? 0))
    moves.append(Move(.next, atMillis: 400_000))
    moves.append(Move(.answer(""), atMillis: 399_000))
    moves.append(Move(.next, atMillis: 501_000))
    moves.append(Move(.answer(""), atMillis: 503_500))
    var referee = LocalReferee(dealt)
    _ = referee.open(atMillis: 0)
    for move in moves { _ = referee.play(move) }
    #expect(referee.outcomes.map(\.elapsedMillis) == [60_000, 0, 2500])
  }

  @Test("a speed round ends with its sixtieth second of answering; that answer does not count")
  func speed() throws {
    let dealt = try FixtureRounds.speed(seed: 5)
    var referee = LocalReferee(dealt)
    _ = referee.open(atMillis: 0)
    func right(_ place: Int) -> String { String(dealt.key.questions[place].choice) }
    #expect(referee.play(Move(.answer(right(0)), atMillis: 30_000)).count == 1)
    // Time between questions does not count.
    _ = referee.play(Move(.next, atMillis: 90_000))
    #expect(referee.play(Move(.answer(right(1)), atMillis: 119_999)).count == 1)
    _ = referee.play(Move(.next, atMillis: 120_000))
    let end = referee.play(Move(.answer(right(2)), atMillis: 120_001))
    guard case .result(let result) = end[0] else {
      Issue.record("\(end) does not end the round")
      return
    }
    #expect(result.score == 300)
    #expect(result.questions == 2)
    #expect(result.elapsedMillis == 59_999)
  }
}
