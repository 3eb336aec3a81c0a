/// Durations with abbreviated units, for tables and short lines.
package struct DurationTexts: Sendable {
  private let messages: Messages

  /// Texts in the language of `messages`.
  package init(_ messages: Messages) { self.messages = messages }

  /// The two largest units of a duration: `24 s`, `1 min 24 s`, `7 h 5 min`.
  package func short(millis: Int) -> String {
    let seconds = max(0, millis / 1_000)
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 {
      return messages("\(messages.number(hours)) h \(minutes) min", context: "a duration")
    }
    return minutes > 0
      ? messages("\(minutes) min \(seconds % 60) s", context: "a duration")
      : messages("\(seconds) s", context: "a duration")
  }
}
