import GameEngine
import Journal
import ScoreAPI

/// The player's answers and look-ups, from the journal.
package struct AnswerHistory: Sendable {
  private let library: WordLibrary
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - library: finds words by their names.
  ///   - host: returns the date.
  package init(library: WordLibrary, store: PlayerStore, host: Host) {
    self.library = library
    self.store = store
    self.host = host
  }

  /// The newest answers, the newest first.
  ///
  /// - Throws: `ClientError` if the request is invalid.
  package func answers(_ request: HistoryRequest) throws -> [AnswerLine] {
    try check(limit: request.limit)
    return try store.journal.latestAnswers(limit: request.limit, where: filter(of: request))
      .map { AnswerLine($0, $1) }
  }

  /// The words that were looked up or shown outside games, the newest first, each once.
  ///
  /// - Throws: `ClientError`.
  package func looks(limit: Int) throws -> [LookLine] {
    try check(limit: limit)
    return try store.journal.latestLooks(limit: limit).map {
      LookLine(date: $0.date, instant: $0.instant, word: $0.item.term, item: $0.item)
    }
  }

  /// Whether nothing was answered yet.
  ///
  /// - Throws: `JournalError`.
  package func isEmpty() throws -> Bool { try store.progress().gamesCount == 0 }

  /// Checks the number of lines.
  private func check(limit: Int) throws(ClientError) {
    guard (1...1_000_000).contains(limit) else {
      throw ClientError("limit_out_of_range", "--limit must be 1 or greater", exit: .usage)
    }
  }

  /// The ids that a text names: those of Wordhoard's words, and those of other words with that headword
  /// that the player has met.
  private func items(named text: String) throws -> [ItemID] {
    let wanted = normalizedAnswer(text)
    let own = library.words(named: wanted).map(\.id)
    let met = try store.progress().words
    let others = PartOfSpeech.playable.map { ItemID(term: wanted, partOfSpeech: $0) }
      .filter { met[$0] != nil && !own.contains($0) }
    guard !own.isEmpty || !others.isEmpty else { throw library.unknownWord(wanted) }
    return own + others
  }

  private func filter(of request: HistoryRequest) throws -> Journal.AnswerFilter {
    let today = host.now().localDate
    var filter = Journal.AnswerFilter()
    filter.missesOnly = request.missesOnly
    if let word = request.word { filter.items = try items(named: word) }
    if let form = request.form {
      guard let known = Forms.named(FormID(form)) else { throw DealingError.unknownForm(form) }
      filter.form = known.id
    }
    filter.since = try request.since.map { try CalendarDate.checked($0, today: today) }
    filter.until = try request.until.map { try CalendarDate.checked($0, today: today) }
    return filter
  }
}
