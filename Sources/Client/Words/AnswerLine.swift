import GameEngine
import Journal

/// An answer of the player; as `history --json` prints it.
struct AnswerLine: Encodable, Sendable {
  let date: CalendarDate
  let instant: Int64
  let word: String
  let item: WordID
  let form: FormID
  let input: String
  let verdict: AnswerEntry.Verdict
  let milliseconds: Int
  let points: Int

  /// An answer as the journal has it.
  init(_ event: Event, _ answer: AnswerEntry) {
    date = event.localDate
    instant = event.instant
    word = answer.item.headword
    item = answer.item
    form = answer.form
    input = answer.input
    verdict = answer.verdict
    milliseconds = answer.milliseconds
    points = answer.points
  }

  /// It in columns, with its line feed.
  var columns: String {
    let typed = verdict == .wrong ? "  you said \(shownSafely(input))" : ""
    return "\(date)  " + verdict.rawValue.padded(to: 8)
      + shownSafely(form.rawValue).padded(to: 9)
      + shownSafely(word).padded(to: 14) + duration(millis: milliseconds) + typed + "\n"
  }

  /// It as a sentence, with its line feed.
  var sentence: String {
    "\(date): \(shownSafely(word)), \(shownSafely(form.rawValue)), \(verdict.rawValue), after "
      + "\(duration(millis: milliseconds)).\n"
  }
}
