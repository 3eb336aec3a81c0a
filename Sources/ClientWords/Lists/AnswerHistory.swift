package import ClientCore
import GameEngine
import Journal
import Messages

/// Lists the player's answers and look-ups from the journal.
package struct AnswerHistory: Sendable {
  private let library: WordLibrary
  private let sources: ItemSources
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - library: finds Wordhoard's words by their names.
  ///   - sources: provides the terms of all items.
  ///   - host: returns the date.
  package init(library: WordLibrary, sources: ItemSources, store: PlayerStore, host: Host) {
    self.library = library
    self.sources = sources
    self.store = store
    self.host = host
  }

  /// The newest answers, the newest first.
  ///
  /// - Throws: `ClientError` if the request is invalid.
  package func answers(_ request: HistoryRequest) throws -> [AnswerLine] {
    try check(limit: request.limit)
    return try store.journal().latestAnswers(limit: request.limit, where: filter(of: request))
      .map { AnswerLine($0, $1, term: sources.term(of: $1.item)) }
  }

  /// The words that were looked up or shown outside games, the newest first, each once.
  ///
  /// - Throws: `ClientError`.
  package func looks(limit: Int) throws -> [LookLine] {
    try check(limit: limit)
    return try store.journal().latestLooks(limit: limit).map {
      LookLine(
        date: $0.date, instant: $0.instant, word: sources.term(of: $0.item), item: $0.item)
    }
  }

  /// Whether nothing was answered yet.
  ///
  /// - Throws: `JournalError`.
  package func isEmpty() throws -> Bool { try store.progress().gamesCount == 0 }

  /// Checks the number of lines.
  private func check(limit: Int) throws(ClientError) {
    guard (1...1_000_000).contains(limit) else {
      throw ClientError(.limitOutOfRange, "--limit must be 1 to 1000000", exit: .usage)
    }
  }

  /// The IDs that a text names: of Wordhoard's words, and of other items with this term that the
  /// player has met.
  private func items(named text: String) throws -> [ItemID] {
    let wanted = normalizedAnswer(text)
    let own = library.words(named: wanted).map(\.id)
    let met = try store.progress().words.keys.filter { !own.contains($0) }
    let others = sources.ids(met, named: wanted)
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
