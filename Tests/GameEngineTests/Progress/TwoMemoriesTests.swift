import GameEngine
import TestSupport
import Testing

@Suite("A card with a memory of recognizing it and one of recalling it")
struct TwoMemoriesTests {
  private static let day: Int64 = 86_400_000
  private let id = ItemID.card("a")

  private func known(_ stability: Double, at instant: Int64 = 1000) -> KnownMemory {
    KnownMemory(
      stability: stability, difficulty: 5, lastReview: instant, reviews: 5, lapses: 2)
  }

  private func came(recall: Double, recognition: Double?, at instant: Int64 = 1000) -> EventBody {
    .difficulty(
      DifficultyEntry(
        item: id, memory: known(recall, at: instant),
        recognition: recognition.map { known($0, at: instant) }))
  }

  private func word(_ events: [Event]) throws -> ItemProgress {
    try #require(ProgressFold.progress(of: events).words[id])
  }

  @Test("is scheduled by the weaker one, and has the difficulty of that")
  func weaker() throws {
    for (recall, recognition, skill) in [(5.0, 100.0, Skill.recall), (100, 5, .recognition)] {
      var clock = JournalClock()
      let word = try word([clock.event(came(recall: recall, recognition: recognition))])
      #expect(word.weakerSkill == skill && word.memory?.state.stability == 5)
      #expect(word.memory(of: .recall)?.state.stability == recall)
      #expect(word.memory(of: .recognition)?.state.stability == recognition)
      #expect(word.difficulty == Difficulty(stability: 5) && word.memories.count == 2)
      #expect(word.reviewsElsewhere == 10 && word.lapsesElsewhere == 4)
    }
  }

  @Test("an answer changes the memory of what it asked, and the other is the next to ask")
  func answers() throws {
    for form in Forms.all.map(\.id) where form.asksMeaning {
      var clock = JournalClock()
      let memories = clock.event(came(recall: 5, recognition: 5, at: clock.instant))
      let before = try word([memories])
      clock.advance(seconds: 20 * 86_400)
      let after = try word([memories, clock.answer("card/a", form: form.rawValue, right: true)])
      let other: Skill = form.skill == .recall ? .recognition : .recall
      #expect(after.memory(of: other) == before.memory(of: other), "\(form)")
      #expect(after.memory(of: form.skill)?.state.lastReview == clock.instant, "\(form)")
      #expect(after.weakerSkill == other, "\(form)")
    }
  }

  @Test("an answer about the grammar of a word changes no memory of it", arguments: [true, false])
  func grammar(right: Bool) throws {
    for form in Forms.all.map(\.id) where !form.asksMeaning {
      var clock = JournalClock()
      let memories = clock.event(came(recall: 5, recognition: 5, at: clock.instant))
      let before = try word([memories])
      clock.advance(seconds: 20 * 86_400)
      let events = [memories, clock.answer("card/a", form: form.rawValue, right: right)]
      let after = try word(events)
      #expect(after.memory == before.memory && after.right == before.right, "\(form)")
      #expect(after.wrong == before.wrong && after.difficulty == before.difficulty)
      #expect(after.seen == before.seen + 1)
      let progress = ProgressFold.progress(of: events)
      #expect(progress.forms[form]?.answers == 1)
      #expect(progress.firsts.isEmpty)
    }
  }

  @Test("right answers in the stronger direction do not make it known")
  func difficulty() throws {
    var clock = JournalClock()
    var events = [clock.event(came(recall: 5, recognition: 100, at: clock.instant))]
    let before = try word(events).difficulty
    for _ in 0..<4 {
      clock.advance(seconds: 86_400)
      events.append(clock.answer("card/a", form: "translate", right: true))
    }
    #expect(before == .shaky)
    #expect(try word(events).difficulty == before)
  }

  @Test("has one memory again if the player chooses a difficulty, or one comes that is newer")
  func one() throws {
    var clock = JournalClock()
    let memories = clock.event(came(recall: 5, recognition: 100))
    let chosen = clock.event(.difficulty(DifficultyEntry(item: id, difficulty: .familiar)))
    #expect(try word([memories, chosen]).memories.count == 1)
    let newer = clock.event(came(recall: 7, recognition: nil, at: 2000))
    #expect(try word([memories, newer]).memories.map(\.state.stability) == [7])
    let older = clock.event(came(recall: 7, recognition: nil, at: 500))
    #expect(try word([memories, older]) == word([memories]))
    #expect(try word([memories, clock.event(.undo(newer.id)), newer]) == word([memories]))
  }

  @Test("takes each memory of another program that is newer than its own")
  func news() throws {
    var clock = JournalClock()
    let answer = clock.answer("card/a", form: "meaning", right: true)
    let own = try word([answer])
    let entry = DifficultyEntry(
      item: id, memory: known(9, at: answer.instant - 1),
      recognition: known(30, at: answer.instant + 1))
    #expect(own.takes(entry))
    let word = try word([answer, clock.event(.difficulty(entry))])
    #expect(word.memory(of: .recall) == own.memory(of: .recall))
    #expect(word.memory(of: .recognition)?.state.stability == 30)
    #expect(!word.takes(entry))
  }

  @Test("is asked in forms of the skill that fades first", arguments: Skill.allCases)
  func asked(skill: Skill) throws {
    let pool = FixturePool.pool
    let item = pool.items[0]
    for demand in Demand.allCases {
      var entry = SessionDealer.Entry(word: item, demand: demand)
      entry.skill = skill
      for seed in UInt32(0)..<40 {
        let round = try SessionDealer.deal([entry], returns: 1, pool: pool, seed: seed)
        #expect(round.round.questions.allSatisfy { $0.form.skill == skill })
      }
    }
  }
}
