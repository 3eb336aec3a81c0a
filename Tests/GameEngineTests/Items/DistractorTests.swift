import GameEngine
import TestSupport
import Testing

@Suite("Distractors")
struct DistractorTests {
  /// Sixty nouns, ten of each field, with frequencies from 3.00 to 5.95.
  private static let items = (0..<60).map { number in
    Item(
      term: term(number), partOfSpeech: .noun, level: .three, category: "test",
      centiZipf: 300 + 5 * number, ipa: "",
      senses: [Sense(definition: "the meaning of word \(number)", examples: [])])
  }

  private static let pool = ItemPool(
    items: items, editions: [Edition(number: 1, firstDate: FixturePool.firstDate)],
    neighbours: Dictionary(
      uniqueKeysWithValues: items.enumerated().map { number, item in
        (
          item.id,
          Neighbours(
            kind: ItemKind(
              field: "field\(number % 6)", usage: number % 3 == 0 ? "person" : "thing",
              parent: number % 12 == 0 ? "dozen" : ""))
        )
      }))

  /// Four letters in which no two words share a stem.
  private static func term(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String([letters[number % 26], letters[number / 26], letters[number % 7], "q"])
  }

  private func distractors(
    of number: Int, seed: UInt64, isForGap: Bool = false
  ) throws -> [Item] {
    var generator = SeededGenerator(seed: seed)
    return try #require(
      Self.pool.distractors(
        for: Self.items[number], count: 3, isForGap: isForGap, using: &generator))
  }

  @Test("at least one is of the answer's field and used like it, and all are about as common")
  func tempting() throws {
    for number in 0..<60 {
      let own = Self.pool.kind(of: Self.items[number])
      for seed in 0..<20 as Range<UInt64> {
        let others = try distractors(of: number, seed: seed)
        let kinds = others.map { Self.pool.kind(of: $0) }
        #expect(kinds.contains { $0.field == own.field && $0.usage == own.usage })
        let common = try #require(Self.items[number].centiZipf)
        for other in others { #expect(abs((other.centiZipf ?? 0) - common) <= 100) }
      }
    }
  }

  @Test("a pool of items that are too near each other is given up on soon")
  func alike() {
    func item(_ term: String, _ number: Int) -> Item {
      Item(
        id: ItemID.card("\(number)"), term: term, language: "es",
        senses: [Sense(definition: "meaning \(number)", examples: [])])
    }
    // Terms that differ in their last two letters only are of one stem.
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let alike = (0..<676).map { number in
      item("desafortunadamente\(letters[number / 26])\(letters[number % 26])", number)
    }
    for asked in [alike[0], item("sol", 676)] {
      let pool = ItemPool(
        items: alike + [item("sol", 676)],
        editions: [Edition(number: 1, firstDate: FixturePool.firstDate)])
      var (tried, generator) = (0, SeededGenerator(seed: 1))
      let found = pool.distractors(for: asked, count: 3, using: &generator) { _ in
        tried += 1
        return true
      }
      #expect(found == nil)
      #expect(tried <= 1200)
    }
  }

  @Test("the answer's rank by frequency is anything equally often")
  func balanced() throws {
    var ranks = [0, 0, 0, 0]
    for number in 20..<40 {
      for seed in UInt64(50 * number)..<UInt64(50 * number + 50) {
        let common = try #require(Self.items[number].centiZipf)
        ranks[try distractors(of: number, seed: seed).count { ($0.centiZipf ?? 0) > common }] += 1
      }
    }
    #expect(ranks.allSatisfy { (200...300).contains($0) }, "\(ranks)")
  }

  @Test("in a gap there is one of the field, and no other kind of the same thing")
  func gap() throws {
    for seed in 0..<50 as Range<UInt64> {
      let kinds = try distractors(of: 24, seed: seed, isForGap: true)
        .map { Self.pool.kind(of: $0) }
      #expect(kinds.count { $0.field == "field0" } == 1)
      #expect(kinds.allSatisfy { $0.parent.isEmpty })
    }
  }

  @Test("an item without a known kind is of the field of its category")
  func category() {
    let word = FixturePool.word("drought", .noun)
    #expect(FixturePool.pool.kind(of: word) == ItemKind(field: word.category ?? ""))
  }

  @Test("only the dailies of daily-1 keep the early style")
  func styles() {
    #expect(Ruleset.daily1.asking == .early)
    for ruleset in Ruleset.all where ruleset != .daily1 {
      #expect(ruleset.asking == (ruleset == .daily3 ? .stepped : .current))
    }
  }
}

@Suite("Synonym questions that were worked out with the content")
struct WorkedOutSynonymTests {
  private struct Source: NeighbourSource {
    let choices: [[String]]?

    func neighbours(of word: Item) -> Neighbours { .none }

    func synonymChoices(of word: Item) -> [[String]]? { choices }
  }

  private func questions(_ choices: [[String]]?, of word: Item) throws -> [AskedQuestion] {
    let pool = ItemPool(
      items: FixturePool.pool.items, editions: FixturePool.pool.editions,
      neighbours: Source(choices: choices))
    let form = try #require(Forms.named(FormID("synonym")))
    return (0..<40 as Range<UInt64>).compactMap { seed in
      var generator = SeededGenerator(seed: seed)
      return form.ask(word, in: AskSetting(pool: pool, recall: false), using: &generator)
    }
  }

  private let word = Asking.word("brisk", .adjective, synonyms: ["lively"], antonyms: ["slow"])

  @Test("their choices are asked, the antonym as the opposite")
  func asked() throws {
    let lists = [["lively", "heavenly", "sane", "ethical"], ["slow", "crooked", "gaunt", "vain"]]
    let asked = try questions(lists, of: word)
    #expect(asked.count == 40)
    for question in asked {
      let isOpposite = question.task == .chooseOpposite
      #expect(Set(question.choices) == Set(lists[isOpposite ? 1 : 0]))
      #expect(question.choices[question.key.choice - 1] == (isOpposite ? "slow" : "lively"))
    }
    #expect(Set(asked.map(\.task)) == [.chooseSynonym, .chooseOpposite])
  }

  @Test("a word without a fair question is not asked")
  func none() throws { #expect(try questions([], of: word).isEmpty) }

  @Test("if nothing was worked out, the answer is never the only phrase")
  func phrase() throws {
    let word = Asking.word("brisk", .adjective, synonyms: ["full of life"])
    for question in try questions(nil, of: word) {
      #expect(question.choices.count { $0.contains(" ") } != 1)
    }
  }
}
