import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("Replay")
struct ReplayTests {
  private static let parts = 0..<6

  /// Plays `count` random rounds.
  private func each(
    _ count: Int, seed: Int, adjust: (inout ScriptedPlayer.Habits) -> Void = { _ in },
    _ body: (DealtRound, Transcript) throws -> Void
  ) throws {
    var gen = Gen(seed: UInt64(seed))
    for _ in 0..<count {
      let dealt = try FixtureRounds.random(using: &gen)
      var habits = ScriptedPlayer.Habits(using: &gen)
      adjust(&habits)
      var player = ScriptedPlayer(seed: gen.generator.next(), habits: habits)
      try body(dealt, player.play(dealt))
    }
  }

  @Test("a replay equals playing move by move", arguments: parts)
  func replayed(part: Int) throws {
    try each(18, seed: 200 + part) { dealt, played in
      #expect(
        replay(dealt, moves: played.moves, guesses: FixturePool.guesses) == played.events)
    }
  }

  @Test("a replay equals playing move by move in every form", arguments: FixturePool.forms)
  func replayedForm(form: FormID) throws {
    for seed in 1...10 as ClosedRange<UInt32> {
      let dealt = try FixtureRounds.play(
        seed: seed, forms: [form.rawValue], recall: [true, false, true, false])
      var player = ScriptedPlayer(seed: UInt64(seed))
      let played = player.play(dealt)
      #expect(dealt.round.questions.allSatisfy { $0.form == form })
      #expect(
        replay(dealt, moves: played.moves, guesses: FixturePool.guesses) == played.events)
    }
  }

  @Test("round, key and moves give the same events after coding in JSON", arguments: parts)
  func coded(part: Int) throws {
    try each(8, seed: 300 + part) { dealt, played in
      func again<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
      }
      let stored = DealtRound(round: try again(dealt.round), key: try again(dealt.key))
      #expect(stored == dealt)
      let events = replay(stored, moves: try again(played.moves), guesses: FixturePool.guesses)
      #expect(events == played.events)
      #expect(try again(events) == events)
    }
  }

  @Test("refused moves change nothing, except those that the referee remembers", arguments: parts)
  func refused(part: Int) throws {
    try each(18, seed: 400 + part, adjust: { ($0.junk, $0.oddClock) = (40, 0) }) { dealt, played in
      let taken = played.exchanges.filter { exchange in
        if case .refused(let refused) = exchange.events[0] {
          refused.refusal.isRemembered
        } else {
          true
        }
      }
      #expect(
        replay(dealt, moves: taken.compactMap(\.move), guesses: FixturePool.guesses)
          == taken.flatMap(\.events))
    }
  }

  @Test("a round resumed from its outcomes continues as if uninterrupted", arguments: parts)
  func resumed(part: Int) throws {
    var gen = Gen(seed: UInt64(part))
    try each(18, seed: 500 + part, adjust: { $0.undo = 0 }) { dealt, played in
      let stops = played.exchanges.indices.dropLast().filter { place in
        guard case .verdict = played.exchanges[place].events.last else { return false }
        return played.exchanges[place + 1].move?.input == .next
      }
      guard !stops.isEmpty else { return }
      let stop = gen.of(Array(stops))
      var left = LocalReferee(dealt, guesses: FixturePool.guesses)
      _ = left.open(atMillis: 0)
      for move in played.exchanges[...stop].compactMap(\.move) { _ = left.play(move) }
      let now = played.exchanges[...(stop + 1)].compactMap(\.move?.atMillis).max() ?? 0
      var taken = LocalReferee(dealt, guesses: FixturePool.guesses, resuming: left.outcomes)
      #expect(
        taken.open(atMillis: now) == [.round(dealt.round.header)]
          + played.exchanges[stop + 1].events)
      for exchange in played.exchanges[(stop + 2)...] {
        guard let move = exchange.move else { continue }
        #expect(taken.play(move) == exchange.events)
      }
    }
  }

  @Test("no question of any round contains its answer on the wire", arguments: parts)
  func secrets(part: Int) throws {
    try each(12, seed: 600 + part) { dealt, played in
      for question in played.questions where question.input != .choice {
        let json = String(decoding: try JSONEncoder().encode(question), as: UTF8.self).lowercased()
        let words = Set(json.split { !$0.isLetter }.map(String.init))
        for answer in dealt.key.questions[question.index - 1].accepted {
          #expect(!words.contains(answer), "\(question.prompt) holds \(answer)")
        }
      }
    }
  }
}
