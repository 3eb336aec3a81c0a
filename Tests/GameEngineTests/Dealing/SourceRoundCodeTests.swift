import GameEngine
import TestSupport
import Testing

@Suite("Round codes of other sources than our words")
struct SourceRoundCodeTests {
  private let deck = SpanishDeck()
  private let pool: ItemPool

  init() throws { pool = try deck.pool() }

  /// A code of a round that was drawn for a player, or follows from its seed.
  private func code(using gen: inout Gen) throws -> RoundCode {
    let count = gen.int(1...12)
    var recipe = PracticeRecipe(
      seed: UInt32(gen.int(0...0xFFFF_FFFF)),
      forms: gen.percent(50) ? [] : [FormID("match"), FormID("recall")], count: count, edition: 1,
      recall: (0..<count).map { _ in gen.percent(50) })
    if gen.percent(50) {
      recipe.words = gen.generator.shuffled(pool.items).prefix(count).map(\.id)
    }
    return RoundCode(
      source: deck.id, recipe: recipe, correct: gen.int(0...count), score: 50 * gen.int(0...900))
  }

  private func deal(_ recipe: PracticeRecipe, _ pool: ItemPool) throws -> DealtRound {
    try PracticeDealer(pool: pool, recipe: recipe).deal()
  }

  @Test("a friend with the same deck plays the same questions")
  func sameRound() throws {
    var gen = Gen(seed: 70)
    for _ in 0..<100 {
      let code = try code(using: &gen)
      let text = code.text(pool: pool)
      #expect(try RoundCode.source(of: text) == deck.id)
      let theirs = try SpanishDeck().pool()
      let read = try RoundCode(text: text, pool: theirs)
      #expect(read.source == deck.id)
      #expect(read.correct == code.correct && read.score == code.score)
      #expect(try deal(read.recipe, theirs) == deal(code.recipe, pool))
      #expect(read.text(pool: theirs) == text)
    }
  }

  @Test("a code of ten cards is short enough to send, and never changes")
  func pinned() throws {
    var recipe = PracticeRecipe(seed: 123_456_789, forms: [FormID("match")], count: 3, edition: 1)
    recipe.words = ["canción", "corazón", "Madrid"].map { deck.card($0).id }
    let text = RoundCode(source: deck.id, recipe: recipe, correct: 2, score: 300).text(pool: pool)
    #expect(text == "90R00-00006-1TVSM-AG200-C334C-NHPPB-TKE1G-PWTBK-D2K2C-KDJY5-R67G9-5WK0")
    let earlier = "70030-XDWT5-81006-1HJ6A-RVB5X-9Q0RB-ED5SP-H9H69-PSF2W-33R4J-YR3"
    #expect(try RoundCode.source(of: earlier) == deck.id)
    let (read, same) = try (
      RoundCode(text: earlier, pool: pool), RoundCode(text: text, pool: pool)
    )
    #expect(read == same)
    let long = PracticeRecipe(seed: 1, count: 10, edition: 1)
    #expect(
      RoundCode(source: deck.id, recipe: long, correct: 0, score: 0).text(pool: pool).count < 130)
  }

  @Test("missing sources and items are refused with the reason")
  func refused() throws {
    let recipe = PracticeRecipe(seed: 1, count: 20, edition: 1)
    let text = RoundCode(source: deck.id, recipe: recipe, correct: 0, score: 0).text(pool: pool)
    #expect(throws: RoundCode.Failure.itemsMissing(deck.id, 8)) {
      try RoundCode(text: text, pool: SpanishDeck(count: 12).pool())
    }
    #expect(throws: RoundCode.Failure.otherSource(deck.id)) {
      try RoundCode(text: text, pool: SpanishDeck("deck/Other").pool())
    }
    #expect(throws: RoundCode.Failure.otherSource(deck.id)) {
      try RoundCode(text: text, pool: FixturePool.pool)
    }
    let ours = RoundCode(recipe: PracticeRecipe(seed: 1, edition: 1), correct: 0, score: 0)
      .text(pool: FixturePool.pool)
    #expect(try RoundCode.source(of: ours) == .wordhoard)
    #expect(throws: RoundCode.Failure.otherSource(.wordhoard)) {
      try RoundCode(text: ours, pool: pool)
    }
    #expect(RoundCode.Failure.otherSource(deck.id).code == "code_other_source")
    #expect(RoundCode.Failure.itemsMissing(deck.id, 1).code == "code_items_missing")
  }

  @Test("with any content and a valid checksum are read or refused, and never crash")
  func anyContent() throws {
    var gen = Gen(seed: 71)
    for _ in 0..<300 {
      var bits = CodeBits()
      bits.append(3, width: 4)
      for _ in 0..<gen.int(0...60) { bits.append(gen.int(0...255), width: 8) }
      _ = try? RoundCode.source(of: bits.text)
      #expect(throws: RoundCode.Failure.self) { try RoundCode(text: bits.text, pool: pool) }
    }
  }

  @Test("with content that is nearly right are read or refused, and never crash")
  func likelyContent() throws {
    var gen = Gen(seed: 73)
    var read = 0
    for _ in 0..<300 {
      let count = gen.int(1...6)
      var bits = CodeBits()
      bits.append(3, width: 4)
      bits.append(gen.int(0...511) * 2 + (gen.percent(5) ? 1 : 0), width: 10)
      bits.append(gen.percent(95) ? count : gen.int(0...63), width: 6)
      bits.append(gen.int(0...0xFFFF_FFFF), width: 32)
      for _ in 0..<count { bits.append(gen.int(0...1), width: 1) }
      bits.append(gen.int(0...(gen.percent(90) ? count : 63)), width: 6)
      bits.append(gen.int(0...16_383), width: 14)
      let name = Array((gen.percent(95) ? deck.id.rawValue : "deck/Other").utf8)
      bits.append(name.count, width: 8)
      for byte in name { bits.append(Int(byte), width: 8) }
      for item in gen.generator.shuffled(pool.items).prefix(count) {
        let hash = Int(stableHash(item.id.rawValue) >> 39)
        bits.append(gen.percent(97) ? hash : gen.int(0...0x1FF_FFFF), width: 25)
      }
      _ = try? RoundCode.source(of: bits.text)
      guard let code = try? RoundCode(text: bits.text, pool: pool) else { continue }
      read += 1
      #expect(code.recipe.words.count == code.recipe.count)
      #expect(code.correct <= code.recipe.count)
      _ = try? deal(code.recipe, pool)
    }
    #expect(read > 100)
  }

  @Test("a result can be added to a code of any version without its items")
  func result() throws {
    var gen = Gen(seed: 72)
    for _ in 0..<50 {
      let code = try code(using: &gen)
      let blank = RoundCode(source: deck.id, recipe: code.recipe, correct: 0, score: 0)
      let text = try RoundCode.text(
        blank.text(pool: pool), correct: code.correct, score: code.score)
      #expect(text == code.text(pool: pool))
      let recipe = FixtureRounds.recipe(using: &gen)
      let ours = RoundCode(recipe: recipe, correct: 0, score: 0).text(pool: FixturePool.pool)
      #expect(
        try RoundCode.text(ours, correct: 1, score: 150)
          == RoundCode(recipe: recipe, correct: 1, score: 150).text(pool: FixturePool.pool))
    }
    #expect(throws: RoundCode.Failure.malformed) {
      try RoundCode.text("20B1T", correct: 0, score: 0)
    }
  }
}
