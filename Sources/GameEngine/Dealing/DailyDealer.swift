/// Deals the daily challenge: for one date the same round for everybody with the same dealer.
package struct DailyDealer: Sendable {
  private struct Slot {
    let level: Level
    let form: any Form
    let recall: Bool
  }

  /// Four by choice, six typed; the form follows from level and position alone.
  private static let regular: [Slot] = [
    Slot(level: .one, form: MatchForm(), recall: false),
    Slot(level: .one, form: MeaningForm(), recall: false),
    Slot(level: .two, form: ClozeForm(), recall: false),
    Slot(level: .two, form: MatchForm(), recall: false),
    Slot(level: .two, form: RecallForm(), recall: true),
    Slot(level: .three, form: ClozeForm(), recall: true),
    Slot(level: .three, form: AnagramForm(), recall: true),
    Slot(level: .three, form: RecallForm(), recall: true),
    Slot(level: .four, form: ClozeForm(), recall: true),
    Slot(level: .four, form: RecallForm(), recall: true),
  ]
  private static let encore: [Slot] = (0..<10).map { place in
    let forms: [any Form] = [RecallForm(), ClozeForm(), AnagramForm()]
    return Slot(level: place % 2 == 0 ? .three : .four, form: forms[place % 3], recall: true)
  }

  private let pool: ItemPool
  private let deck: DailyDeck
  private let name: String
  private let chance: Chance
  private let ranked: Bool

  /// A dealer of dailies.
  ///
  /// - Parameters:
  ///   - pool: the content.
  ///   - name: who deals, as share lines have it.
  ///   - chance: the dealer's: public for `solo`, secret on a server.
  ///   - ranked: whether its dailies count on a board.
  package init(
    pool: ItemPool, name: String = "solo", chance: Chance = .solo, ranked: Bool = false
  ) {
    self.pool = pool
    self.name = name
    self.chance = chance
    self.ranked = ranked
    deck = DailyDeck(pool: pool, chance: chance)
  }

  /// The first date that has a daily.
  package var firstDate: CalendarDate { deck.firstDate }

  /// The number of the daily of a date, 1 on the first date.
  package func number(of date: CalendarDate) -> Int {
    date.dayNumber - deck.firstDate.dayNumber + 1
  }

  /// The daily of a date, its encore included.
  ///
  /// - Throws: `DealingError.dateOutOfRange` before the first date, `noWords` where a level has too
  ///   few words.
  package func deal(
    _ date: CalendarDate, strictAccents: Bool = false
  ) throws(DealingError) -> DealtRound {
    guard date >= deck.firstDate else {
      throw .dateOutOfRange(date, first: deck.firstDate)
    }
    let edition = pool.editions.last { $0.firstDate <= date } ?? pool.editions[0]
    let setting = pool.asOf(edition: edition.number)
    var generator = chance.generator("\(Ruleset.daily.id)/\(date)")
    var waiting: [Level: ArraySlice<Item>] = [:]
    for level in Level.allCases { waiting[level] = try deck.words(level: level, on: date)[...] }
    var draft = RoundDraft()
    for (place, slot) in (DailyDealer.regular + DailyDealer.encore).enumerated() {
      let spare: any Form = slot.recall ? RecallForm() : MatchForm()
      guard let word = waiting[slot.level]?.popFirst(),
        draft.ask(
          word, in: [slot.form, spare], setting: AskSetting(pool: setting, recall: slot.recall),
          encore: place >= DailyDealer.regular.count, using: &generator)
      else { throw .noWords("level \(slot.level.rawValue)") }
    }
    let header = RoundHeader(
      dealer: name, date: date, number: number(of: date), questions: DailyDealer.regular.count,
      ranked: ranked, ruleset: .daily, edition: edition.name)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }
}
