import ClientCore
import GameEngine
import Messages

/// The texts about the daily streak.
struct StreakTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The length of a streak, and the number of freezes held if there are any.
  func adding(freezes count: Int, to streak: String) -> String {
    guard count > 0 else { return streak }
    let freezes = messages.number(count)
    return messages.plural(
      count, "\(streak), \(freezes) freeze held", "\(streak), \(freezes) freezes held")
  }

  /// The length of today's streak, and how it compares with the longest: `4 days`, `one more equals your
  /// best`. After a lost streak, what stayed, and that another begins today.
  func headline(of today: Today) -> [String] {
    let count = today.dailyStreak
    guard count > 0 else {
      if StreakTexts.recentEnd(of: today) != nil {
        return stayed(today) + [messages("today begins a new streak")]
      }
      return [
        messages("day \(1)", context: "of a streak"),
        messages("the daily or ten answers light the first dot"),
      ]
    }
    let days = messages.plural(
      count, "\(messages.number(count)) day", "\(messages.number(count)) days")
    guard today.longestEndedStreak > 1 else { return [days] }
    switch today.longestEndedStreak - count {
    case 1: return [days, messages("one more equals your best", context: "a streak")]
    case 0: return [days, messages("equals your best", context: "a streak")]
    case ..<0: return [days, messages("your best yet", context: "a streak")]
    default: return [days, best(today)]
    }
  }

  /// What comes next: the next freeze and those held. After a lost streak, how long it was.
  func next(of today: Today) -> [String] {
    if today.dailyStreak == 0 {
      if let end = StreakTexts.recentEnd(of: today) {
        return ended(end) + (end.count < today.longestEndedStreak ? [best(today)] : [])
          + spared(today, end)
      }
      if today.freezes > 0, today.longestStreak == 0 {
        return [messages("a freeze is yours already: it covers one missed day")]
      }
    }
    let days = messages.number(today.daysToFreeze ?? 0)
    let next = today.daysToFreeze.map {
      messages.plural($0, "a freeze in \(days) day", "a freeze in \(days) days")
    }
    return covered(today) + held(today) + [next].compactMap(\.self)
  }

  /// The end of a streak that is worth telling: within its week. Later, a new player and one who returns begin alike.
  private static func recentEnd(of today: Today) -> DailyStreak.End? {
    today.endedStreak.flatMap { $0.missed <= 7 ? $0 : nil }
  }

  private func held(_ today: Today) -> [String] {
    let number = messages.number(today.freezes)
    return today.freezes > 0
      ? [messages.plural(today.freezes, "\(number) freeze held", "\(number) freezes held")] : []
  }

  /// The freezes that were too few to keep a streak.
  private func spared(_ today: Today, _ end: DailyStreak.End) -> [String] {
    let (number, missed) = (messages.number(today.freezes), messages.number(end.missed))
    return today.freezes > 0
      ? [
        messages.plural(
          today.freezes, "\(number) freeze is too few for \(missed) days",
          "\(number) freezes are too few for \(missed) days")
      ] : []
  }

  private func best(_ today: Today) -> String {
    messages("your best: \(messages.number(today.longestEndedStreak))", context: "a streak")
  }

  /// The length of the streak that ended.
  private func ended(_ end: DailyStreak.End) -> [String] {
    let days = messages.number(end.count)
    return [
      messages.plural(
        end.count, "the last one had \(days) day", "the last one had \(days) days",
        context: "a streak")
    ]
  }

  /// The words that the player still has.
  private func stayed(_ today: Today) -> [String] {
    guard today.hoard >= 1 else { return [] }
    return [messages("\(HoardTexts(messages).words(today.hoard)) stayed with you")]
  }

  /// The meaning of the character of a date that a freeze covered, if one of the last dates of this streak was.
  private func covered(_ today: Today) -> [String] {
    guard today.dailyStreak > 0 else { return [] }
    let streak = today.lastDays.dropLast().reversed().prefix { $0.mark != .missed }
    return streak.contains { $0.mark == .frozen }
      ? [messages("* a freeze covered a missed day")] : []
  }

  /// The last seven dates in numbers, such as `5 of 7 days, 1 covered by a freeze`; nil if none was
  /// played.
  func lastDays(of today: Today) -> String? {
    let played = today.lastDays.count { $0.mark == .played }
    let frozen = today.lastDays.count { $0.mark == .frozen }
    guard played > 0 else { return nil }
    let days = messages("\(played) of \(today.lastDays.count) days")
    return frozen == 0
      ? days
      : messages.plural(
        frozen, "\(days), \(frozen) covered by a freeze", "\(days), \(frozen) covered by freezes")
  }
}
