import GameEngine
import TestSupport
import Testing

@Suite("The round of a session")
struct SessionDealerTests {
  private let pool = FixturePool.pool

  private func items(using random: inout Gen) -> [SessionDealer.Entry] {
    let words = random.generator.shuffled(pool.items)
    return words.prefix(random.int(1...60)).map {
      SessionDealer.Entry(word: $0, demand: random.of(Demand.allCases))
    }
  }

  @Test("asks each word once, in the order of the plan, by rules of its own", arguments: 0..<15)
  func words(seed: UInt64) throws {
    var random = Gen(seed: seed)
    let items = items(using: &random)
    let dealt = try SessionDealer.deal(items, pool: pool, seed: UInt32(seed))
    #expect(dealt.key.questions.map(\.word) == items.prefix(50).map(\.word.id))
    #expect(dealt.round.questions.map(\.index) == Array(1...min(50, items.count)))
    #expect(dealt.round.header.ruleset == .learn)
    #expect(dealt.round.header.questions == dealt.round.questions.count)
    #expect(dealt.round.header.edition == pool.edition.name)
    #expect(!dealt.round.header.ranked)
  }

  @Test("asks each word in a form that suits how well it is remembered", arguments: 0..<15)
  func forms(seed: UInt64) throws {
    var random = Gen(seed: 100 + seed)
    let items = items(using: &random)
    let dealt = try SessionDealer.deal(items, pool: pool, seed: UInt32(seed))
    for (item, question) in zip(items, dealt.round.questions) {
      switch item.demand {
      case .recognition:
        #expect(["match", "meaning", "cloze", "synonym"].contains(question.form.rawValue))
        #expect(question.input == .choice)
      case .cued:
        #expect(["cloze", "anagram", "hangman"].contains(question.form.rawValue))
        #expect(question.input != .choice)
      case .recall:
        #expect(question.form == FormID("recall"))
      }
    }
  }

  @Test("uses every form of a demand")
  func variety() throws {
    for (demand, count) in [(Demand.recognition, 4), (.cued, 3), (.recall, 1)] {
      let forms = try (0..<10).flatMap { seed in
        try SessionDealer.deal(
          pool.items.prefix(30).map { .init(word: $0, demand: demand) }, pool: pool,
          seed: UInt32(seed)
        ).round.questions.map(\.form)
      }
      #expect(Set(forms).count == count)
    }
  }

  @Test("asks a word by its definition if no form of its demand can ask it")
  func fallback() throws {
    // Alone in its pool there is nothing to choose from; so short and without an example there is no
    // gap, nothing to shuffle and nothing to hang.
    let lonely = Asking.word("ox")
    let alone = ItemPool(items: [lonely], editions: pool.editions)
    for demand in Demand.allCases {
      for seed in UInt32(0)..<10 {
        let dealt = try SessionDealer.deal(
          [.init(word: lonely, demand: demand)], pool: alone, seed: seed)
        #expect(dealt.round.questions.map(\.form) == [FormID("recall")])
      }
    }
  }

  @Test("is the same for the same seed, and differs for another", arguments: 0..<10)
  func seeded(seed: UInt32) throws {
    var random = Gen(seed: UInt64(seed))
    let items = pool.items.prefix(20).map {
      SessionDealer.Entry(word: $0, demand: random.of(Demand.allCases))
    }
    let dealt = try SessionDealer.deal(items, pool: pool, seed: seed)
    #expect(try SessionDealer.deal(items, pool: pool, seed: seed) == dealt)
    #expect(try SessionDealer.deal(items, pool: pool, seed: seed + 1) != dealt)
    let strict = try SessionDealer.deal(items, pool: pool, seed: seed, strictAccents: true)
    #expect(strict.round.strictAccents)
    #expect(strict.round.questions == dealt.round.questions)
  }

  @Test("cannot be dealt without words")
  func empty() {
    let error = #expect(throws: DealingError.self) {
      try SessionDealer.deal([], pool: pool, seed: 1)
    }
    #expect(error?.code == "no_words")
  }
}
