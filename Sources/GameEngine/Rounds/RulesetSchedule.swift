/// Which rules are in force when. Changes start on a Monday, so that no weekly board mixes two
/// rulesets.
package struct RulesetSchedule: Hashable, Sendable {
  /// A ruleset that replaces the previous one of its mode.
  package struct Change: Hashable, Sendable {
    /// The first week in which it is in force.
    package let week: ISOWeek
    /// The rules from that week on.
    package let ruleset: Ruleset
  }

  /// The rules of dailies before any change.
  package let daily: Ruleset
  /// The rules of runs before any change.
  package let run: Ruleset
  /// The changes, earliest first.
  package let changes: [Change]

  /// The rules of Wordhoard. To change the rules of dailies or runs, add a ruleset to
  /// `Ruleset.all`, and `.changed(to:from:)` here with a week that has not begun.
  package static let standard = RulesetSchedule(daily: .daily1, run: .run1)
    .changed(to: .daily2, from: ISOWeek(of: CalendarDate(dayNumber: 20_794)))  // 2026-12-07
    .changed(to: .daily3, from: ISOWeek(of: CalendarDate(dayNumber: 20_822)))  // 2027-01-04

  package init(daily: Ruleset, run: Ruleset) {
    self.init(daily: daily, run: run, changes: [])
  }

  private init(daily: Ruleset, run: Ruleset, changes: [Change]) {
    self.daily = daily
    self.run = run
    self.changes = changes
  }

  /// Returns the schedule with one more change.
  package func changed(to ruleset: Ruleset, from week: ISOWeek) -> RulesetSchedule {
    let place = changes.firstIndex { $0.week.monday > week.monday } ?? changes.count
    var changes = changes
    changes.insert(Change(week: week, ruleset: ruleset), at: place)
    return RulesetSchedule(daily: daily, run: run, changes: changes)
  }

  /// The rules of the daily of a date.
  package func daily(on date: CalendarDate) -> Ruleset { ruleset(.daily, on: date) ?? daily }

  /// The rules of runs that begin in a week, in UTC.
  package func run(in week: ISOWeek) -> Ruleset { ruleset(.run, on: week.monday) ?? run }

  /// All rules of dailies, in the order in which they come into force.
  package var dailies: [Ruleset] { [daily] + changes.map(\.ruleset).filter { $0.mode == .daily } }

  /// The schedule before the changes that follow a ruleset of dailies, as an older version of the
  /// program used it.
  ///
  /// - Returns: nil if the ruleset is not in this schedule.
  package func upTo(_ ruleset: Ruleset) -> RulesetSchedule? {
    if let place = changes.lastIndex(where: { $0.ruleset == ruleset }) {
      return RulesetSchedule(daily: daily, run: run, changes: Array(changes[...place]))
    }
    return ruleset == daily ? RulesetSchedule(daily: daily, run: run) : nil
  }

  private func ruleset(_ mode: Mode, on date: CalendarDate) -> Ruleset? {
    changes.last { $0.ruleset.mode == mode && $0.week.monday <= date }?.ruleset
  }
}
