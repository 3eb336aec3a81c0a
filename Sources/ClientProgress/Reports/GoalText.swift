import ClientCore
import GameEngine
import Messages

/// How far the player is from the goal of the month.
struct GoalText {
  let profile: Profile
  let messages: Messages

  /// The last days by which the pace is measured.
  private static let days = 14
  /// The longest time that is foretold, in days.
  private static let farthest = 366.0

  /// One line; nil without a goal.
  var line: String? {
    guard let goal = profile.goal else { return nil }
    let (month, number) = (messages.month(of: profile.date), messages.number(goal))
    let words = Int(profile.hoard.rounded())
    guard words < goal else { return messages("goal for \(month): \(number), reached") }
    guard let date = expected(for: goal) else {
      return messages("goal for \(month): \(number), \(messages.number(goal - words)) to go")
    }
    return messages("goal for \(month): \(number), at this pace on \(messages.day(date))")
  }

  /// The date on which the hoard has the size of the goal at the pace of the last days; nil if it does not
  /// grow or that is far away.
  private func expected(for goal: Int) -> CalendarDate? {
    let last = profile.hoardByDay.suffix(GoalText.days + 1)
    guard let first = last.first, last.count > 1 else { return nil }
    let pace = (profile.hoard - first) / Double(last.count - 1)
    let days = ((Double(goal) - profile.hoard) / pace).rounded(.up)
    guard pace > 0, days.isFinite, days <= GoalText.farthest else { return nil }
    return profile.date.adding(days: Int(days))
  }
}
