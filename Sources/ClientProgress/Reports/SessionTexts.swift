import ClientCore
import Messages

/// What the next session asks besides the words that it saves, and how long it takes.
struct SessionTexts {
  let today: Today
  let messages: Messages

  /// The number of other words, if there are any, and the time of the whole session: `with 9 others`, `about 4 min`.
  var length: [String] {
    let others = today.othersInSession
    let number = messages.number(others)
    return [
      others > 0
        ? messages.plural(
          others, "with \(number) other", "with \(number) others",
          context: "the other words of a session") : nil,
      DurationTexts(messages).about(millis: today.millisOfSession),
    ].compactMap(\.self)
  }
}
