import Messages

/// Texts about the daily streak.
struct StreakTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The length of a streak and the freezes that the player holds, if any.
  func adding(freezes count: Int, to streak: String) -> String {
    guard count > 0 else { return streak }
    let freezes = messages.number(count)
    return messages.plural(
      count, "\(streak), \(freezes) freeze held", "\(streak), \(freezes) freezes held")
  }
}
