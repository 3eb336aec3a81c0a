import GameEngine
import TestSupport
import Testing

@Suite("The dealer of dailies")
struct DailyDealerTests {
  private let first = FixturePool.firstDate
  private static let forms = [
    "match", "meaning", "cloze", "match", "recall", "cloze", "anagram", "recall", "cloze", "recall",
  ]

  @Test("under daily-1, levels, forms and inputs are the same on every date", arguments: 0..<16)
  func shape(day: Int) throws {
    let dealt = try FixtureRounds.daily(first.adding(days: day))
    let questions = dealt.round.questions
    #expect(questions.count == 20)
    #expect(questions.map(\.index) == Array(1...20))
    #expect(questions.prefix(10).compactMap(\.level?.rawValue) == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4])
    #expect(
      questions.dropFirst(10).allSatisfy {
        [.three, .four].contains($0.level) && $0.input == .word
      })
    #expect(questions.prefix(4).allSatisfy { $0.input == .choice && $0.choices.count == 4 })
    #expect(questions.dropFirst(4).allSatisfy { $0.input == .word && $0.choices.isEmpty })
    #expect(questions.prefix(10).map(\.form.rawValue) == DailyDealerTests.forms)
    #expect(Set(questions.prefix(10).map(\.form)).count >= 3)
    #expect(questions.map { $0.encore ?? false } == (1...20).map { $0 > 10 })
    for (question, key) in zip(questions, dealt.key.questions)
    where question.form == FormID("recall") {
      #expect(
        question.clue.letters == key.answer.count
          && question.clue.start == String(key.answer.prefix(1)))
    }
    #expect(Set(dealt.key.questions.map(\.word)).count == 20)
  }

  @Test("a question names the level that its word has now, also in an earlier edition")
  func presentLevel() throws {
    let second = first.adding(days: 30)
    let pool = SyntheticPool.pool(
      additions: [304, 400], firstDates: [first, second], moved: { $0 % 3 == 0 })
    let dealt = try DailyDealer(pool: pool).deal(first.adding(days: 3))
    let levels = dealt.key.questions.map { pool[$0.word]?.level }
    #expect(dealt.round.questions.map(\.level) == levels)
    #expect(levels.prefix(10).map { $0?.rawValue } != [1, 1, 2, 2, 2, 3, 3, 3, 4, 4])
  }

  @Test("its header names the date, the number, the dealer and the rules")
  func header() throws {
    let header = try FixtureRounds.daily(first.adding(days: 9)).round.header
    #expect(
      header
        == RoundHeader(
          dealer: "solo", date: first.adding(days: 9), number: 10, questions: 10, ruleset: .daily1,
          edition: "en-1"))
    #expect(header.mode == .daily)
    let server = DailyDealer(
      pool: FixturePool.pool, name: "library", chance: .seeded(5), ranked: true)
    let round = try server.deal(first).round
    #expect(round.header.dealer == "library")
    #expect(round.header.ranked)
    #expect(round.questions != (try FixtureRounds.daily().round.questions))
    #expect(server.number(of: first) == 1)
  }

  @Test("one date is the same round whenever and in whatever order it is dealt")
  func deterministic() throws {
    let other = DailyDealer(
      pool: ItemPool(
        items: FixturePool.pool.items.reversed(), editions: FixturePool.pool.editions,
        neighbours: Dictionary(
          uniqueKeysWithValues: FixturePool.pool.items.map {
            ($0.id, FixturePool.pool.neighbours(of: $0))
          })))
    for day in [5, 0, 29, 3] {
      let date = first.adding(days: day)
      #expect(try other.deal(date) == FixtureRounds.daily(date))
    }
  }

  @Test("a new edition does not change rounds of earlier dates")
  func edition() throws {
    let second = first.adding(days: 20)
    let old = DailyDealer(pool: SyntheticPool.pool(additions: [60], firstDates: [first]))
    let new = DailyDealer(
      pool: SyntheticPool.pool(additions: [60, 9], firstDates: [first, second]))
    for day in [0, 7, 19] {
      let date = first.adding(days: day)
      #expect(try old.deal(date) == new.deal(date))
    }
    #expect(try old.deal(second) != new.deal(second))
    #expect(try new.deal(second).round.header.edition == "en-2")
  }

  @Test("a date before the first, and content without words, are errors")
  func errors() {
    let before = first.adding(days: -1)
    #expect(throws: DealingError.dateOutOfRange(before, first: first, last: DailyDeck.lastDate)) {
      try FixtureRounds.daily(before)
    }
    let empty = DailyDealer(pool: SyntheticPool.pool(additions: [0], firstDates: [first]))
    #expect(throws: DealingError.noWords(.level(.one))) { try empty.deal(first) }
    let two = DailyDealer(pool: SyntheticPool.pool(additions: [0, 8], firstDates: [first, first]))
    #expect(throws: Never.self) { try two.deal(first) }
  }

  @Test("dailies of ten years can be dealt")
  func tenYears() throws {
    for day in stride(from: 0, to: 3653, by: 281) {
      let date = first.adding(days: day)
      #expect(throws: Never.self, "\(date)") { try FixtureRounds.daily(date) }
    }
  }
}
