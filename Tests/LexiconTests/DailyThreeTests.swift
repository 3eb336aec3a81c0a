import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

/// A year of dailies of the shipped words under `daily-3`.
@Suite("A year of daily-3 from the shipped words")
struct DailyThreeTests {
  private let pool: ItemPool
  private let first: CalendarDate

  init() throws {
    pool = try ShippedContent.pool.get()
    first = try #require(CalendarDate("2027-01-04"))
  }

  @Test("no related words share a day, holidays keep their season, and no question is repeated")
  func draws() throws {
    let limits = DerivedWords(pack: ShippedContent.directory).dailyLimits()
    let (act, action) = (ItemID("en/act/verb"), ItemID("en/action/noun"))
    #expect(limits.keepsApart(act, from: [stableHash(action.rawValue)]))
    #expect(pool.items.contains { limits.holiday(of: $0.id) == .christmas })
    let deck = DailyDeck(pool: pool, chance: .solo)
    var days = deck.days()
    var last: [ItemID: DailyDraw] = [:]
    for number in 0..<1000 {
      let date = deck.firstDate.adding(days: number)
      let draws = days.next().compactMap { $0 }
      let isNew = date >= first
      for (place, draw) in draws.enumerated() where isNew {
        let (id, others) = (draw.item.id, draws[..<place].map { stableHash($0.item.id.rawValue) })
        #expect(limits.holiday(of: id)?.isNear(date) != false, "\(date) \(id)")
        #expect(!limits.keepsApart(id, from: Set(others)), "\(date) \(id)")
        if let before = last[draw.item.id], before.form == draw.form {
          let count = draw.item.mainSense.examples.count
          let turns = try (#require(before.turn), #require(draw.turn))
          #expect(turns.0 % count != turns.1 % count, "\(date) \(draw.item.id)")
        }
      }
      if isNew { #expect((draws[9].item.age ?? 99) >= 11, "\(date)") }
      for draw in draws { last[draw.item.id] = draw }
    }
  }

  @Test("a typed cloze rarely shows its definition, and wrong choices are at most one level away")
  func questions() throws {
    let dealer = DailyDealer(pool: pool)
    var (typed, defined) = (0, 0)
    for day in stride(from: 0, to: 364, by: 4) {
      let dealt = try dealer.deal(first.adding(days: day))
      #expect(dealt.round.header.ruleset == .daily3)
      for (question, key) in zip(dealt.round.questions, dealt.key.questions) {
        if question.task == .typeForGap {
          typed += 1
          defined += question.clue.definition == nil ? 0 : 1
        }
        guard question.task == .chooseWord, let level = question.level else { continue }
        for choice in question.choices {
          let others = pool.items(headed: choice).compactMap(\.level)
          #expect(
            others.contains { abs($0.rawValue - level.rawValue) <= 1 }, "\(key.word) \(choice)")
        }
      }
    }
    #expect(typed > 300)
    #expect(defined * 5 <= typed, "\(defined) of \(typed)")
  }
}
