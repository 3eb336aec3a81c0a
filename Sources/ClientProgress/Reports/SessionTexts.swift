import ClientCore
import Messages

/// How long the next session is.
struct SessionTexts {
  let today: Today
  let messages: Messages

  /// The number of its words, if it has others than those that it saves, and its time: `20 words`, `about 4 min`.
  var length: [String] { length { messages.plural($0, "\($1) word", "\($1) words") } }

  /// The same in a sentence: `20 words in all`, `about 4 min`.
  var lengthInAll: [String] {
    length {
      messages.plural($0, "\($1) word in all", "\($1) words in all", context: "a session")
    }
  }

  private func length(words: (Int, String) -> String) -> [String] {
    let all = today.toSave + today.othersInSession
    return [
      all > today.toSave ? words(all, messages.number(all)) : nil,
      DurationTexts(messages).about(millis: today.millisOfSession),
    ].compactMap(\.self)
  }
}
