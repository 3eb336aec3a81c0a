import GameEngine
import Lexicon

/// Fuzzes the codes of rounds. An accepted one is dealt, and is written and read again without a difference.
struct RoundCodeFuzz: FuzzParser {
  let samples: [[UInt8]]

  private let pool: ItemPool

  /// Uses codes of all versions as samples. The pool is a part of the content, so that dealing is
  /// faster.
  init() throws {
    let whole = try Checkout.pack().pool()
    let words = whole.items.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    pool = ItemPool(items: words, editions: whole.editions)
    var generator = SeededGenerator(seed: 1)
    var samples: [[UInt8]] = []
    for place in 0..<200 {
      let count = place % 10 == 0 ? 1 + generator.below(50) : 1 + generator.below(12)
      var recipe = PracticeRecipe(
        seed: UInt32(truncatingIfNeeded: generator.next()),
        forms: Forms.all.map(\.id).filter { _ in generator.below(6) == 0 },
        level: Level(rawValue: generator.below(8)),
        category: generator.below(4) == 0 ? generator.pick(pool.categories) : nil, count: count,
        edition: 1 + place % pool.editions.count,
        recall: (0..<count).map { _ in generator.below(2) == 0 })
      if place % 2 == 0 {
        let choice = pool.asOf(edition: recipe.edition)
          .items(level: recipe.level, category: recipe.category)
        recipe.words = generator.shuffled(choice).prefix(count).map(\.id)
        recipe.count = max(1, recipe.words.count)
        recipe.recall = Array(recipe.recall.prefix(recipe.count))
      }
      let code = RoundCode(
        recipe: recipe, correct: generator.below(recipe.count + 1),
        score: 50 * generator.below(200))
      samples.append(Array(code.text(pool: pool).utf8))
    }
    self.samples = samples
  }

  /// Replaces invalid digits, and corrects the checksum.
  func mended(_ input: [UInt8]) -> [UInt8] {
    let known = input.prefix(160).compactMap { byte -> Int? in
      if byte == UInt8(ascii: "-") { return nil }
      let digit = Character(Unicode.Scalar(byte))
      return RoundCode.digits.firstIndex(of: digit) ?? Int(byte % 32)
    }
    let bits = known.dropLast(2).flatMap { digit in
      (0..<5).map { digit >> (4 - $0) & 1 }
    }
    let sum = RoundCode.checksum(bits)
    let digits = known.dropLast(2) + [sum >> 5, sum & 31]
    return digits.flatMap { String(RoundCode.digits[$0]).utf8 }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let text = String(decoding: input, as: UTF8.self)
    guard let code = try? RoundCode(text: text, pool: pool) else { return .refused }
    guard let dealer = try? PracticeDealer(pool: pool, recipe: code.recipe) else {
      return .wrong("no dealer for it")
    }
    if let dealt = try? dealer.deal(), dealt.round.questions.count > code.recipe.count {
      return .wrong("it is dealt too long")
    }
    return (try? RoundCode(text: code.text(pool: pool), pool: pool)) == code
      ? .accepted : .wrong("is not read again as it was written")
  }
}
