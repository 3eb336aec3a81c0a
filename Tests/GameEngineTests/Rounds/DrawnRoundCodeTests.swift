import GameEngine
import TestSupport
import Testing

@Suite("Round codes of words that were drawn for a player")
struct DrawnRoundCodeTests {
  private let pool = FixturePool.pool

  /// A recipe of practice with drawn words.
  private func recipe(using gen: inout Gen) throws -> PracticeRecipe {
    while true {
      let recipe = FixtureRounds.recipe(using: &gen)
      let candidates = gen.generator.shuffled(
        pool.items(level: recipe.level, category: recipe.category))
      let draw = FreeDraw(PlayerProgress(), at: Moment(instant: 0, offset: 0))
      var drawn = try PracticeDealer(pool: pool, recipe: recipe)
        .drawing(by: draw, from: candidates)
      drawn.recall = (0..<drawn.count).map { _ in gen.percent(50) }
      if !drawn.words.isEmpty { return drawn }
    }
  }

  private func code(using gen: inout Gen) throws -> RoundCode {
    let recipe = try recipe(using: &gen)
    return RoundCode(
      recipe: recipe, correct: gen.int(0...recipe.count), score: 50 * gen.int(0...16_383))
  }

  @Test("give the same words, round and result again")
  func roundTrip() throws {
    var gen = Gen(seed: 60)
    for _ in 0..<200 {
      let code = try code(using: &gen)
      let read = try RoundCode(text: code.text(pool: pool), pool: pool)
      var recipe = read.recipe
      #expect(Set(recipe.forms) == Set(code.recipe.forms))
      recipe.forms = code.recipe.forms
      #expect(recipe == code.recipe)
      #expect(read.correct == code.correct)
      #expect(read.score == code.score)
      #expect(try FixtureRounds.deal(read.recipe) == FixtureRounds.deal(code.recipe))
    }
  }

  @Test("ask the words that were drawn, in their order")
  func sameWords() throws {
    var gen = Gen(seed: 61)
    for _ in 0..<60 {
      let recipe = try recipe(using: &gen)
      let dealer = try PracticeDealer(pool: pool, recipe: recipe)
      #expect(dealer.words().map(\.id) == recipe.words)
      let asked = try dealer.deal().key.questions.map(\.word)
      // A word of which no fair question can be made is left out.
      #expect(asked.count <= recipe.words.count)
      #expect(asked == recipe.words.filter(asked.contains))
      #expect(Set(asked).count == asked.count)
    }
  }

  @Test("are written in the same way for any length of round, and can be read again")
  func longest() throws {
    let draw = FreeDraw(PlayerProgress(), at: Moment(instant: 0, offset: 0))
    for count in [1, 2, PracticeRecipe.longest] {
      let recipe = try PracticeDealer(
        pool: pool, recipe: PracticeRecipe(seed: 5, count: count, edition: 1)
      ).drawing(by: draw, from: pool.items)
      #expect(recipe.words.count == count)
      let code = RoundCode(recipe: recipe, correct: count, score: 0)
      let read = try RoundCode(text: code.text(pool: pool), pool: pool)
      #expect(read.recipe.words == recipe.words)
    }
  }

  @Test("are refused if they are truncated, or a letter is wrong")
  func truncated() throws {
    var gen = Gen(seed: 62)
    for _ in 0..<10 {
      let text = Array(try code(using: &gen).text(pool: pool))
      for length in 0..<text.count where text[length] != "-" {
        expectMalformed(String(text.prefix(length)))
      }
      for place in text.indices where text[place] != "-" {
        var changed = text
        changed[place] = text[place] == "7" ? "8" : "7"
        expectMalformed(String(changed))
      }
    }
  }

  private func expectMalformed(_ text: String) {
    #expect(throws: RoundCode.Failure.malformed, "\(text)") {
      try RoundCode(text: text, pool: pool)
    }
  }

  /// The text of a code that names these places among the words of the pool, each in so many bits.
  private func written(
    _ places: [Int], count: Int, width: Int, version: Int = 2, level: Int = 0
  ) -> String {
    var bits = CodeBits()
    for (number, width) in [
      (version, 4), (1, 8), (level, 3), (0, 6), (0, 10), (count, 6), (77, 32), (0, count), (0, 6),
      (0, 14),
    ] {
      bits.append(number, width: width)
    }
    for place in places { bits.append(place, width: width) }
    return bits.text
  }

  @Test("are refused if a word occurs twice, is not in the pool, or is missing")
  func badWords() throws {
    // 240 words take places of eight bits, the sixty of a level six.
    #expect(pool.items.count == 240)
    let good = try RoundCode(text: written([0, 239, 5], count: 3, width: 8), pool: pool)
    #expect(good.recipe.words == [0, 239, 5].map { pool.items[$0].id })
    let level = try RoundCode(text: written([59, 0], count: 2, width: 6, level: 3), pool: pool)
    let words = pool.items(level: .three)
    #expect(level.recipe.words == [words[59].id, words[0].id])
    expectMalformed(written([4, 4], count: 2, width: 8))
    expectMalformed(written([4, 240], count: 2, width: 8))
    expectMalformed(written([4, 255], count: 2, width: 8))
    expectMalformed(written([60], count: 1, width: 6, level: 3))
    expectMalformed(written([4], count: 2, width: 8))
    expectMalformed(written([4, 5, 6], count: 2, width: 8))
    expectMalformed(written([], count: 1, width: 8))
    // A code of version 1 has no words, and there is no version 5.
    expectMalformed(written([4, 5], count: 2, width: 8, version: 1))
    #expect(throws: RoundCode.Failure.tooNew) {
      try RoundCode(text: written([4, 5], count: 2, width: 8, version: 5), pool: pool)
    }
  }

  @Test("with any content and a valid checksum are read or refused, and never crash")
  func anyContent() {
    var gen = Gen(seed: 63)
    var read = 0
    for _ in 0..<300 {
      let count = gen.int(1...6)
      let places = (0..<(gen.percent(90) ? count : gen.int(0...9))).map { _ in gen.int(0...255) }
      let text = written(places, count: count, width: gen.percent(90) ? 8 : gen.int(1...12))
      guard let code = try? RoundCode(text: text, pool: pool) else { continue }
      read += 1
      #expect(Set(code.recipe.words).count == code.recipe.count)
      #expect(code.recipe.words.allSatisfy { pool[$0] != nil })
      _ = try? FixtureRounds.deal(code.recipe)
    }
    #expect(read > 100)
  }
}
