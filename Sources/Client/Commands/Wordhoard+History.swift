import GameEngine
import Journal

extension Wordhoard {
  /// An answer, as `--json` prints it.
  private struct Line: Encodable {
    let date: CalendarDate
    let instant: Int64
    let word: String
    let item: WordID
    let form: FormID
    let input: String
    let verdict: AnswerEntry.Verdict
    let milliseconds: Int
    let points: Int
  }

  /// What to list of the answers.
  package struct HistoryWish: Sendable {
    /// At most so many, the newest.
    package var limit = 20
    /// Only misses and passes.
    package var missesOnly = false

    /// The last twenty.
    package init() {}
  }

  /// Lists the newest answers, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func history(_ wish: HistoryWish) throws {
    guard (1...1_000_000).contains(wish.limit) else {
      throw ClientError("limit_out_of_range", "a limit is a number from 1 on", exit: .usage)
    }
    let answers = try journal.latestAnswers(limit: wish.limit, missesOnly: wish.missesOnly)
    let lines = answers.map { event, answer in
      Line(
        date: event.localDate, instant: event.instant, word: answer.item.headword,
        item: answer.item, form: answer.form, input: answer.input, verdict: answer.verdict,
        milliseconds: answer.milliseconds, points: answer.points)
    }
    try print(lines) {
      if lines.isEmpty { return "Nothing answered yet; `wordhoard daily` is a good start.\n" }
      let spoken = Settings(try journal.progress()).spoken
      return lines.map { line in
        if spoken {
          return "\(line.date): \(shownSafely(line.word)), \(shownSafely(line.form.rawValue)), "
            + "\(line.verdict.rawValue), after \(duration(millis: line.milliseconds)).\n"
        }
        let typed = line.verdict == .wrong ? "  you said \(shownSafely(line.input))" : ""
        return "\(line.date)  " + line.verdict.rawValue.padded(to: 8)
          + shownSafely(line.form.rawValue).padded(to: 9)
          + shownSafely(line.word).padded(to: 14) + duration(millis: line.milliseconds) + typed
          + "\n"
      }.joined()
    }
  }
}
