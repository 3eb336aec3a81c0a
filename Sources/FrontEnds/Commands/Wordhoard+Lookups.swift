import Client
import GameEngine
import Journal

extension Wordhoard {
  /// A word that was looked up, as `history --lookups --json` prints it.
  struct LookupLine: Encodable, Sendable {
    let date: CalendarDate
    let instant: Int64
    let word: String
    let item: ItemID
  }

  /// Lists the words that were looked up or shown outside games, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func listLookups(limit: Int) throws {
    try check(limit: limit)
    let lines = try lookups(limit: limit)
    try print(lines) {
      if lines.isEmpty { return "Nothing looked up yet; `wordhoard define WORD` does it.\n" }
      let spoken = Settings(try journal.progress()).spoken
      return lines.map { line in
        let word = shownSafely(line.word)
        return spoken ? "\(line.date): \(word).\n" : "\(line.date)  \(word)\n"
      }.joined()
    }
  }

  /// The words that were looked up or shown outside games, the newest first, each once.
  ///
  /// - Throws: `JournalError`.
  func lookups(limit: Int) throws -> [LookupLine] {
    try journal.latestLooks(limit: limit).map {
      LookupLine(date: $0.date, instant: $0.instant, word: $0.item.term, item: $0.item)
    }
  }
}
