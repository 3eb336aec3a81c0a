import ClientCore
package import GameEngine
import Journal
package import Messages

/// An answer of the player, as `history --json` prints it.
package struct AnswerLine: Encodable, Sendable {
  package let date: CalendarDate
  package let instant: Int64
  package let word: String
  package let item: ItemID
  package let form: FormID
  package let input: String
  package let verdict: AnswerEntry.Verdict
  package let milliseconds: Int
  package let points: Int

  /// An answer in the journal.
  ///
  /// - Parameter term: the term of its item.
  package init(_ event: Event, _ answer: AnswerEntry, term: String) {
    date = event.localDate
    instant = event.instant
    word = term
    item = answer.item
    form = answer.form
    input = answer.input
    verdict = answer.verdict
    milliseconds = answer.milliseconds
    points = answer.points
  }

  /// The answer in columns, with a line feed.
  package func columns(in messages: Messages) -> String {
    let duration = DurationTexts(messages).short(millis: milliseconds)
    let typed = shortened(input)
    let end = verdict == .wrong ? messages("\(duration)  you said \(typed)") : duration
    let names = NameTexts(messages)
    let width = Forms.all.reduce(9) { max($0, names.name(of: $1.id).count + 1) }
    return "\(date)  " + AnswerLine.name(of: verdict, in: messages).padded(to: 8)
      + shortened(names.name(of: form)).padded(to: width) + shortened(word).padded(to: 14) + end
      + "\n"
  }

  /// The answer as a sentence, with a line feed.
  package func sentence(in messages: Messages) -> String {
    let (word, form) = (shortened(word), shortened(NameTexts(messages).name(of: form)))
    let name = AnswerLine.name(of: verdict, in: messages)
    let duration = DurationTexts(messages).short(millis: milliseconds)
    return messages("\(messages.date(date)): \(word), \(form), \(name), after \(duration).") + "\n"
  }

  private static func name(of verdict: AnswerEntry.Verdict, in messages: Messages) -> String {
    switch verdict {
    case .right: messages("right", context: "an answer")
    case .wrong: messages("wrong", context: "an answer")
    case .passed: messages("passed", context: "an answer")
    }
  }
}
