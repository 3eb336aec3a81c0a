/// Durations with abbreviated units, for tables and short lines.
package struct DurationTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The two largest units of a duration, rounded down: `24 s`, `1 min 24 s`, `7 h 5 min`.
  package func short(millis: Int) -> String {
    messages(DurationTexts.phrase(millis: millis))
  }

  /// About how long something takes, in whole minutes: `about 4 min`.
  package func about(millis: Int) -> String {
    messages("about \(messages.number(max(1, (millis + 30_000) / 60_000))) min", context: "a time")
  }

  /// A duration as `short` has it, as a phrase to insert into another one.
  package static func phrase(millis: Int) -> Phrase {
    let seconds = max(0, millis / 1_000)
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 { return Phrase("\(number: hours) h \(minutes) min", context: "a duration") }
    return minutes > 0
      ? Phrase("\(minutes) min \(seconds % 60) s", context: "a duration")
      : Phrase("\(seconds) s", context: "a duration")
  }
}
