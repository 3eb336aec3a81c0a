import GameEngine
import TestSupport
import Testing

@Suite("The scope of practice")
struct ScopeTests {
  private func word(
    _ headword: String, _ level: Level, zipf: Int = 300, category: String = "food"
  ) -> Item {
    Item(
      term: headword, partOfSpeech: .noun, level: level, category: category, centiZipf: zipf,
      ipa: "", senses: [Sense(definition: "a thing", examples: [])])
  }

  /// Events that place a player at a level, with words that are nowhere else.
  private func placing(at level: Level, _ clock: inout JournalClock) -> [Event] {
    let right = [Level.one: 0, .two: 5, .three: 8, .four: 10][level] ?? 0
    let levels: [Level] = [.one, .one, .two, .two, .two, .three, .three, .three, .four, .four]
    return levels.enumerated().map { place, level in
      clock.answer("en/placing/noun", right: place < right, level: level)
    }
  }

  private func headwords(_ words: [Item]) -> [String] { words.map(\.term) }

  @Test("with any level contains all words, with a fixed level those of the level, met or new")
  func levels() {
    var clock = JournalClock()
    let pool = [word("a", .one), word("b", .two), word("c", .one), word("d", .two)]
    let events = ["c", "d"].map { clock.answer("en/\($0)/noun", right: true) }
    let progress = ProgressFold.progress(of: events)
    let any = Scope(level: .any).words(of: pool, for: progress)
    #expect(headwords(any.new) == ["a", "b"])
    #expect(headwords(any.met) == ["c", "d"])
    #expect(headwords(any.all) == ["a", "b", "c", "d"])
    let fixed = Scope(level: .fixed(.two)).words(of: pool, for: progress)
    #expect(headwords(fixed.new) == ["b"])
    #expect(headwords(fixed.met) == ["d"])
    #expect(any.exhausted == nil && fixed.exhausted == nil)
    var session = Scope(level: .fixed(.two))
    session.keepsMetWords = true
    let words = session.words(of: pool, for: progress)
    #expect(headwords(words.new) == ["b"] && headwords(words.met) == ["c", "d"])
  }

  @Test("with the automatic level contains its new words, and all met words")
  func auto() {
    var clock = JournalClock()
    let pool = [word("a", .one), word("b", .two), word("c", .one), word("d", .three)]
    let met = clock.answer("en/c/noun", right: true)
    let unplaced = Scope(level: .auto).words(of: pool, for: ProgressFold.progress(of: [met]))
    #expect(headwords(unplaced.new) == ["a", "b", "d"], "not placed yet: any level")
    #expect(headwords(unplaced.met) == ["c"])
    let progress = ProgressFold.progress(of: [met] + placing(at: .two, &clock))
    #expect(progress.autoLevel(in: "en").level == .two)
    let placed = Scope(level: .auto).words(of: pool, for: progress)
    #expect(headwords(placed.new) == ["b"])
    #expect(headwords(placed.met) == ["c"])
  }

  @Test("keeps to its category")
  func category() {
    var clock = JournalClock()
    let pool = [
      word("a", .one), word("b", .one, category: "time"), word("c", .one, category: "time"),
    ]
    let progress = ProgressFold.progress(of: [clock.answer("en/c/noun", right: false)])
    let words = Scope(level: .any, category: "time").words(of: pool, for: progress)
    #expect(headwords(words.new) == ["b"])
    #expect(headwords(words.met) == ["c"])
    #expect(Scope(level: .any, category: "none").words(of: pool, for: progress).all.isEmpty)
  }

  @Test("begins with words that were shown, then takes the most common of each level in turn")
  func order() {
    var clock = JournalClock()
    let pool = [
      word("rare", .one, zipf: 100), word("often", .one, zipf: 500),
      word("daily", .two, zipf: 450), word("alike", .two, zipf: 90), word("seldom", .two, zipf: 90),
      word("old", .three, zipf: 10), word("fresh", .four, zipf: 20),
    ]
    let looks = ["old", "fresh"].map { clock.event(.seen(ItemID("en/\($0)/noun"))) }
    let progress = ProgressFold.progress(of: looks)
    let words = Scope(level: .any).words(of: pool, for: progress)
    #expect(
      headwords(words.newInOrder(for: progress))
        == ["fresh", "old", "often", "daily", "rare", "alike", "seldom"])
  }

  @Test("goes on to the next harder level if one has no new words, or else to an easier one")
  func exhausted() throws {
    var clock = JournalClock()
    let progress = ProgressFold.progress(of: placing(at: .two, &clock))
    func words(_ levels: [Level], _ choice: Scope.LevelChoice = .auto) -> Scope.Words {
      Scope(level: choice).words(of: levels.map { word("l\($0.rawValue)", $0) }, for: progress)
    }
    let harder = words([.one, .three, .four])
    #expect(headwords(harder.new) == ["l3"])
    #expect(try #require(harder.exhausted) == (.two, .three))
    #expect(try #require(words([.one, .four]).exhausted) == (.two, .four))
    let easier = words([.one])
    #expect(headwords(easier.new) == ["l1"])
    #expect(try #require(easier.exhausted) == (.two, .one))
    let none = words([])
    #expect(none.new.isEmpty)
    #expect(try #require(none.exhausted) == (.two, nil))
    let nearest = words([.one, .two], .fixed(.four))
    #expect(nearest.new.isEmpty, "one level is what was wished")
    #expect(try #require(nearest.exhausted) == (.four, .two))
  }

  @Test("contains each word exactly once", arguments: 0..<20)
  func laws(seed: UInt64) throws {
    var random = Gen(seed: seed)
    let progress = ProgressFold.progress(of: JournalScript.random(using: &random))
    let pool = FixturePool.pool.items
    let any = Scope(level: .any).words(of: pool, for: progress)
    #expect(any.all.count == pool.count)
    #expect(Set(any.all) == Set(pool))
    #expect(any.new.allSatisfy { progress.words[$0.id]?.memory == nil })
    #expect(any.met.allSatisfy { progress.words[$0.id]?.memory != nil })
    let auto = Scope(level: .auto).words(of: pool, for: progress)
    #expect(auto.met == any.met)
    let level = try #require(progress.autoLevel(in: "en").level)
    #expect(auto.new == any.new.filter { $0.level == level })
  }
}
