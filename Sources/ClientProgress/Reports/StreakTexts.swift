import ClientCore
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

  /// The length of today's streak and the freezes held; if a streak was lost, the longest ever.
  func length(of today: Today) -> String {
    if today.dailyStreak == 0, today.longestStreak > 1 {
      let days = messages.number(today.longestStreak)
      return messages.plural(
        today.longestStreak, "a new one begins today, your best: \(days) day",
        "a new one begins today, your best: \(days) days")
    }
    let days = messages.number(today.dailyStreak)
    return adding(
      freezes: today.freezes,
      to: messages.plural(today.dailyStreak, "\(days) day", "\(days) days"))
  }

  /// The length of the streak in a few words.
  func brief(of today: Today) -> String {
    guard today.dailyStreak == 0, today.longestStreak > 1 else { return length(of: today) }
    let days = messages.number(today.longestStreak)
    return messages.plural(
      today.longestStreak, "0 days, best \(days) day", "0 days, best \(days) days")
  }

  /// How to keep the streak or begin one; nil if today counts already.
  func advice(on today: Today) -> String? {
    guard !today.streakIsSafe else { return nil }
    return today.dailyStreak > 0
      ? messages("the daily or ten answers today keep it")
      : messages("the daily or ten answers begin one")
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
