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
  /// best`. If there is none, how the last one ended, and that another begins today.
  func headline(of today: Today) -> [String] {
    let count = today.dailyStreak
    let best = messages(
      "your best: \(messages.number(today.longestEndedStreak))", context: "a streak")
    guard count > 0 else {
      if let end = today.endedStreak {
        return ended(end) + (end.count < today.longestEndedStreak ? [best] : [])
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
    default: return [days, best]
    }
  }

  /// What comes next: the next freeze and those held. After a lost streak, what stayed.
  func next(of today: Today) -> [String] {
    if today.dailyStreak == 0 {
      if let end = today.endedStreak { return missed(end) + stayed(today) }
      if today.freezes > 0, today.longestStreak == 0 {
        return [messages("a freeze is yours already: it covers one missed day")]
      }
    }
    let held = messages.number(today.freezes)
    let freezes = messages.plural(today.freezes, "\(held) freeze held", "\(held) freezes held")
    let days = messages.number(today.daysToFreeze ?? 0)
    let next = today.daysToFreeze.map {
      messages.plural($0, "a freeze in \(days) day", "a freeze in \(days) days")
    }
    return covered(today) + [next, today.freezes > 0 ? freezes : nil].compactMap(\.self)
  }

  /// The length of the streak that ended, and how to begin another.
  private func ended(_ end: DailyStreak.End) -> [String] {
    let days = messages.number(end.count)
    return [
      messages.plural(
        end.count, "your streak ended after \(days) day", "your streak ended after \(days) days"),
      messages("the daily begins another", context: "a streak"),
    ]
  }

  /// The days that were missed, and the freezes that were used for some of them.
  private func missed(_ end: DailyStreak.End) -> [String] {
    let (all, freezes) = (messages.number(end.missed), messages.number(end.freezes))
    let used = messages.plural(end.freezes, "\(freezes) freeze used", "\(freezes) freezes used")
    return [messages.plural(end.missed, "\(all) day missed", "\(all) days missed")]
      + (end.freezes > 0 ? [used] : [])
  }

  /// The words that the player still has.
  private func stayed(_ today: Today) -> [String] {
    guard today.hoard >= 1 else { return [] }
    return [messages("\(HoardTexts(messages).words(today.hoard)) stayed with you")]
  }

  /// The meaning of the character of a date that a freeze covered, if one of the last dates was.
  private func covered(_ today: Today) -> [String] {
    today.lastDays.contains { $0.mark == .frozen }
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
