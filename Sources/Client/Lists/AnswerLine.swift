package import GameEngine
import Journal

/// An answer of the player; as `history --json` prints it.
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

  /// An answer of the journal.
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

  /// It in columns, with its line feed.
  package var columns: String {
    let typed = verdict == .wrong ? "  you said \(shownSafely(input))" : ""
    return "\(date)  " + verdict.rawValue.padded(to: 8)
      + shownSafely(form.rawValue).padded(to: 9)
      + shownSafely(word).padded(to: 14) + duration(millis: milliseconds) + typed + "\n"
  }

  /// It as a sentence, with its line feed.
  package var sentence: String {
    "\(date): \(shownSafely(word)), \(shownSafely(form.rawValue)), \(verdict.rawValue), after "
      + "\(duration(millis: milliseconds)).\n"
  }
}
