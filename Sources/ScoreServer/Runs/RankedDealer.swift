package import GameEngine
package import ScoreStore

/// Deals the rounds of a course on a server. The seeds come from the server's secret, so that a daily cannot be computed before
/// it opens. A daily is dealt once and stored, so later changes of the words do not affect it.
package struct RankedDealer: Sendable {
  private let pool: ItemPool
  /// The name of the dealer in share lines.
  package let name: String
  private let secret: [UInt8]
  private let schedule: RulesetSchedule
  private let dailies: DailyDealer

  /// - Parameters:
  ///   - pool: the words.
  ///   - name: the name of the dealer in share lines.
  ///   - secret: the server's secret, 32 bytes.
  ///   - schedule: the rulesets in force by date.
  package init(
    pool: ItemPool, name: String, secret: [UInt8], schedule: RulesetSchedule = .standard
  ) {
    self.pool = pool
    self.name = name
    self.secret = secret
    self.schedule = schedule
    dailies = DailyDealer(
      pool: pool, name: name, chance: RankedDealer.chance(secret: secret), ranked: true,
      schedule: schedule)
  }

  /// The course of its rounds.
  var course: CourseID { pool.course.id }

  /// The first date that has a daily.
  package var firstDate: CalendarDate { dailies.firstDate }

  /// The number of the daily of a date.
  func number(of date: CalendarDate) -> Int { dailies.number(of: date) }

  /// The daily of a date.
  ///
  /// - Throws: `DealingError`.
  package func daily(_ date: CalendarDate) throws(DealingError) -> DealtRound {
    try dailies.deal(date)
  }

  /// The first questions of a run, by the rules in force.
  ///
  /// - Parameters:
  ///   - id: the run; its seed follows from it and the secret.
  ///   - week: the week in which it begins.
  ///   - count: the number of questions.
  /// - Throws: `DealingError`.
  package func run(_ id: RunID, in week: ISOWeek, count: Int) throws(DealingError) -> DealtRound {
    try run(id, schedule.run(in: week), count: count)
  }

  private func run(
    _ id: RunID, _ rules: Ruleset, count: Int
  ) throws(DealingError) -> DealtRound {
    try RunDealer.deal(
      pool: pool, chance: RankedDealer.chance(secret: secret, scope: "\(id)/"), rules: rules,
      dealer: name, ranked: true, count: count)
  }

  /// The next questions of a run, by the rules under which it began. If the words have changed
  /// since then, no word is asked twice.
  ///
  /// - Throws: `DealingError`.
  func more(_ id: RunID, after dealt: DealtRound, count: Int) throws(DealingError) -> DealtQuestions
  {
    let asked = Set(dealt.key.questions.map(\.word))
    let rules = dealt.round.header.ruleset
    let longer = try run(id, rules, count: dealt.round.questions.count + count)
    let fresh = zip(longer.round.questions, longer.key.questions).filter {
      !asked.contains($0.1.word)
    }
    .prefix(max(0, rules.plan.slots.count - dealt.round.questions.count))
    let start = dealt.round.questions.count
    return DealtQuestions(
      questions: fresh.enumerated().map { place, pair in
        pair.0.placed(at: start + place + 1)
      },
      keys: fresh.map(\.1))
  }

  private static func chance(secret: [UInt8], scope: String = "") -> Chance {
    Chance { label in
      SeededGenerator(state: hmacSHA256(key: secret, message: Array("\(scope)\(label)".utf8)))
    }
  }
}
