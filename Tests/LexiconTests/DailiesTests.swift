import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Dailies from the shipped words")
struct DailiesTests {
  private let pool: ItemPool

  init() throws { pool = try ShippedContent.pool.get() }

  private static let years = 3650

  @Test("there are 250 words of each level, in at least twelve categories")
  func size() {
    for level in Level.allCases { #expect(pool.items(level: level).count >= 250) }
    #expect(pool.categories.count >= 12)
  }

  @Test("every player finds words of every level in every category")
  func categories() {
    for category in pool.categories {
      for level in Level.allCases {
        #expect(pool.items(level: level, category: category).count >= 5, "\(category), \(level)")
      }
    }
  }

  @Test("for ten years every date has its words, and none is repeated within sixty days")
  func tenYears() throws {
    var days = DailyDeck(pool: pool, chance: .solo).days()
    var lastDay: [ItemID: Int] = [:]
    var shortest = Int.max
    for day in 0..<Self.years {
      for draw in days.next() {
        let word = try #require(draw?.item)
        if let last = lastDay.updateValue(day, forKey: word.id) {
          shortest = min(shortest, day - last)
        }
      }
    }
    #expect(shortest > 60)
    #expect(lastDay.count == pool.items.count, "every word has its day")
  }

  @Test("every sampled date of a year has the levels and inputs of its slots")
  func slots() throws {
    let levels = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4] + Array(repeating: [3, 4], count: 5).joined()
    let (dealer, deck) = (DailyDealer(pool: pool), DailyDeck(pool: pool, chance: .solo))
    for day in stride(from: 0, to: 400, by: 40) {
      let date = dealer.firstDate.adding(days: day)
      let round = try dealer.deal(date).round
      // A question has the present level of its word.
      #expect(try deck.draws(on: date).compactMap { $0?.item.level?.rawValue } == levels, "\(date)")
      #expect(round.questions.map(\.index) == Array(1...20))
      #expect(round.questions.prefix(4).allSatisfy { $0.input == .choice })
      #expect(round.questions.dropFirst(5).allSatisfy { $0.input == .word })
      #expect(round.header.number == day + 1)
    }
  }

  @Test("every word can be asked in each form that its level may get in a daily")
  func everyWord() throws {
    let places: [(level: Level, form: String, recall: Bool)] = [
      (.one, "match", false), (.one, "meaning", false), (.one, "cloze", false),
      (.two, "match", false), (.two, "meaning", false), (.two, "cloze", false),
      (.two, "anagram", true), (.two, "cloze", true), (.three, "anagram", true),
      (.three, "cloze", true), (.three, "recall", true), (.four, "cloze", true),
      (.four, "recall", true), (.four, "anagram", true),
    ]
    for place in places {
      let form = try #require(Forms.named(FormID(place.form)))
      let setting = AskSetting(pool: pool, recall: place.recall)
      // A short word or a phrasal verb is no anagram; the slot then has its other form.
      for word in pool.items(level: place.level)
      where place.form != "anagram" || form.canAsk(word)
        || word.term.count > 3 && !word.term.contains(" ")
      {
        var generator = SeededGenerator(seed: stableHash(word.id.rawValue))
        let asked = form.canAsk(word) ? form.ask(word, in: setting, using: &generator) : nil
        #expect(asked != nil, "\(word.id) cannot be asked as \(place.form)")
      }
    }
  }
}
