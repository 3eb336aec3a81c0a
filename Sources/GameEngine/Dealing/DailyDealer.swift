/// Deals the daily challenge: on one date, everyone with the same dealer gets the same round, under
/// the rules in force on that date.
///
/// ```swift
/// let dealer = DailyDealer(pool: pool)
/// let dealt = try dealer.deal(today)
/// var referee = LocalReferee(dealt, guesses: guesses)
/// let number = dealer.number(of: today)
/// ```
package struct DailyDealer: Sendable {
  private let pool: ItemPool
  private let deck: DailyDeck
  private let name: String
  private let chance: Chance
  private let ranked: Bool
  private let schedule: RulesetSchedule

  /// Creates a dealer.
  ///
  /// - Parameters:
  ///   - pool: the content. Its editions determine the first date.
  ///   - name: the dealer's name, for share lines.
  ///   - chance: the dealer's randomness: public for `solo`, secret on a server.
  ///   - ranked: whether its dailies count on a board.
  ///   - schedule: the rules in force on each date.
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

  /// The first date with a daily: the first date of the first edition.
  package var firstDate: CalendarDate { deck.firstDate }

  /// The number of the daily of a date: 1 on the first date. Not positive before it.
  package func number(of date: CalendarDate) -> Int {
    date.dayNumber - deck.firstDate.dayNumber + 1
  }

  /// The number of the daily of a date, given the editions of the content; nil before the first.
  /// Deals nothing.
  package static func number(of date: CalendarDate, in editions: [Edition]) -> Int? {
    guard let first = editions.first?.firstDate, first <= date else { return nil }
    return date.dayNumber - first.dayNumber + 1
  }

  /// Deals the daily of a date, with its encore.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - strictAccents: whether a missing accent is a miss.
  ///   - begun: the rules under which the player began this daily; nil for the rules in force. They
  ///     differ if the program was updated in between.
  /// - Throws: `DealingError.dateOutOfRange` if no daily has this date, `noWords` if a level has
  ///   too few words, `rulesNotInForce` if `begun` was never in force on the date.
  /// - Complexity: proportional to the number of dates since `firstDate`.
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
    var generator = chance.generator("\(pool.course.chanceLabel)\(ruleset.id)/\(date)")
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
      ranked: ranked, ruleset: ruleset, edition: edition.name,
      course: pool.course.id)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }
}

extension DealPlan.Slot {
  /// The forms of grammar that the course has, the preferred form, the alternative, and one that can ask any item.
  func forms(in course: Course) -> [any Form] {
    let spare: any Form = recall ? RecallForm() : MatchForm()
    return Forms.of(course).filter { grammar.contains($0.id) } + [Forms.named(form) ?? spare]
      + [otherForm.flatMap(Forms.named), spare].compactMap { $0 }
  }
}
