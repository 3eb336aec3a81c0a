/// Deals the daily challenge: for one date the same round for everyone with the same dealer, by the rules
/// in force on that date.
package struct DailyDealer: Sendable {
  private let pool: ItemPool
  private let deck: DailyDeck
  private let name: String
  private let chance: Chance
  private let ranked: Bool
  private let schedule: RulesetSchedule

  /// A dealer of dailies.
  ///
  /// - Parameters:
  ///   - pool: the content.
  ///   - name: the dealer's name, for share lines.
  ///   - chance: the dealer's: public for `solo`, secret on a server.
  ///   - ranked: whether its dailies count on a board.
  ///   - schedule: the rules.
  package init(
    pool: ItemPool, name: String = "solo", chance: Chance = .solo, ranked: Bool = false,
    schedule: RulesetSchedule = .standard
  ) {
    self.pool = pool
    self.name = name
    self.chance = chance
    self.ranked = ranked
    self.schedule = schedule
    deck = DailyDeck(pool: pool, chance: chance, schedule: schedule)
  }

  /// The first date with a daily.
  package var firstDate: CalendarDate { deck.firstDate }

  /// The number of the daily of a date, 1 on the first date.
  package func number(of date: CalendarDate) -> Int {
    date.dayNumber - deck.firstDate.dayNumber + 1
  }

  /// The number of the daily of a date in content with some editions; nil before the first. Nothing is dealt.
  package static func number(of date: CalendarDate, in editions: [Edition]) -> Int? {
    guard let first = editions.first?.firstDate, first <= date else { return nil }
    return date.dayNumber - first.dayNumber + 1
  }

  /// The daily of a date, its encore included.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - strictAccents: whether a missing accent is a miss.
  ///   - begun: the rules under which the player began this daily; nil for the rules in force. They differ
  ///     if the program was updated in between.
  /// - Throws: `DealingError.dateOutOfRange` if no daily has this date, `noWords` if a level has too few words,
  ///   `rulesNotInForce` if `begun` never was in force on the date.
  package func deal(
    _ date: CalendarDate, strictAccents: Bool = false, under begun: Ruleset? = nil
  ) throws(DealingError) -> DealtRound {
    let ruleset = schedule.daily(on: date)
    guard let begun, begun != ruleset else {
      return try deal(date, ruleset, from: deck, strictAccents: strictAccents)
    }
    guard let earlier = schedule.upTo(begun), earlier.daily(on: date) == begun else {
      throw .rulesNotInForce(begun.id, date)
    }
    let deck = DailyDeck(pool: pool, chance: chance, schedule: earlier)
    return try deal(date, begun, from: deck, strictAccents: strictAccents)
  }

  private func deal(
    _ date: CalendarDate, _ ruleset: Ruleset, from deck: DailyDeck, strictAccents: Bool
  ) throws(DealingError) -> DealtRound {
    let edition = pool.editions.last { $0.firstDate <= date } ?? pool.editions[0]
    let setting = pool.asOf(edition: edition.number)
    var generator = chance.generator("\(ruleset.id)/\(date)")
    var draft = RoundDraft()
    let plan = ruleset.plan
    for (place, (slot, draw)) in zip(plan.slots, try deck.draws(on: date)).enumerated() {
      guard let draw,
        draft.ask(
          draw.item, in: draw.forms,
          setting: AskSetting(
            pool: setting, recall: slot.recall, turn: draw.turn, style: ruleset.asking),
          encore: place >= plan.regular.count, using: &generator)
      else { throw .noWords(.level(slot.level)) }
    }
    let header = RoundHeader(
      dealer: name, date: date, number: number(of: date), questions: plan.regular.count,
      ranked: ranked, ruleset: ruleset, edition: edition.name)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }
}

extension DealPlan.Slot {
  /// The form, the other one, then the one for items that these cannot ask.
  var forms: [any Form] {
    let spare: any Form = recall ? RecallForm() : MatchForm()
    return [Forms.named(form) ?? spare] + [otherForm.flatMap(Forms.named), spare].compactMap { $0 }
  }
}
