package import Client
import GameEngine
import Journal

extension Wordhoard {
  /// Prints what the player did this week or this year.
  ///
  /// - Throws: `ClientError`.
  package func recap(of span: RecapSpan) throws {
    let (recap, progress) = try recapNow(of: span)
    try print(recap) {
      guard Settings(progress).spoken else { return text(of: recap.report, progress) }
      return RecapSentences(recap: recap).paragraphs
        .map { wrapped($0, width: width) + "\n" }.joined()
    }
  }

  /// What the player did this week or this year, and where they stand now.
  ///
  /// - Throws: `JournalError`.
  func recapNow(of span: RecapSpan) throws -> (Recap, PlayerProgress) {
    let now = host.now()
    let firstWeekday = Settings(try journal.progress()).firstWeekday
    var count = RecapCount(dates: span.dates(until: now.localDate, firstWeekday: firstWeekday))
    let progress = try journal.retrace(from: count.earliest) { count.take($1, after: $0) }
    return (Recap(span, count, progress: progress, now: now), progress)
  }
}
