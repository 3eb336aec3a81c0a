import GameEngine
import Journal
import ScoreAPI

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
    /// Only answers to this word.
    package var word: String?
    /// Only answers in this form.
    package var form: String?
    /// Only answers from this date on.
    package var since: String?
    /// Only answers up to this date.
    package var until: String?

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
    let answers = try journal.latestAnswers(limit: wish.limit, where: filter(of: wish))
    let lines = answers.map { event, answer in
      Line(
        date: event.localDate, instant: event.instant, word: answer.item.headword,
        item: answer.item, form: answer.form, input: answer.input, verdict: answer.verdict,
        milliseconds: answer.milliseconds, points: answer.points)
    }
    try print(lines) {
      let progress = try journal.progress()
      if lines.isEmpty {
        return progress.gamesCount == 0
          ? "Nothing answered yet; `wordhoard daily` is a good start.\n" : "No such answers.\n"
      }
      let spoken = Settings(progress).spoken
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

  private func filter(of wish: HistoryWish) throws -> Journal.AnswerFilter {
    var filter = Journal.AnswerFilter()
    filter.missesOnly = wish.missesOnly
    if let word = wish.word {
      let wanted = normalizedAnswer(word)
      let words = lookUp(wanted)
      guard !words.isEmpty else { throw unknownWord(wanted) }
      filter.items = words.map(\.id)
    }
    if let form = wish.form {
      guard let known = Forms.named(FormID(form)) else { throw DealingError.unknownForm(form) }
      filter.form = known.id
    }
    filter.since = try wish.since.map { try parsedDate($0) }
    filter.until = try wish.until.map { try parsedDate($0) }
    return filter
  }
}
