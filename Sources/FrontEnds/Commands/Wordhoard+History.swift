import Client
import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
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
    let lines = try answers(wish)
    try print(lines) {
      let progress = try journal.progress()
      if lines.isEmpty {
        return progress.gamesCount == 0
          ? "Nothing answered yet; `wordhoard daily` is a good start.\n" : "No such answers.\n"
      }
      let spoken = Settings(progress).spoken
      return lines.map { spoken ? $0.sentence : $0.columns }.joined()
    }
  }

  /// The newest answers, the newest first.
  ///
  /// - Throws: `ClientError` for a wish that cannot be met.
  func answers(_ wish: HistoryWish) throws -> [AnswerLine] {
    try check(limit: wish.limit)
    return try journal.latestAnswers(limit: wish.limit, where: filter(of: wish))
      .map { AnswerLine($0, $1) }
  }

  /// Checks how many lines are asked for.
  ///
  /// - Throws: `ClientError` for none or fewer, or more than a million.
  func check(limit: Int) throws(ClientError) {
    guard (1...1_000_000).contains(limit) else {
      throw ClientError("limit_out_of_range", "--limit must be 1 or greater", exit: .usage)
    }
  }

  /// The ids that a text names: those of our words, and those with that headword that the player has met
  /// though they are none of ours.
  private func items(named text: String) throws -> [ItemID] {
    let wanted = normalizedAnswer(text)
    let own = lookUp(wanted).map(\.id)
    let met = try journal.progress().words
    let others = PartOfSpeech.playable.map { ItemID(term: wanted, partOfSpeech: $0) }
      .filter { met[$0] != nil && !own.contains($0) }
    guard !own.isEmpty || !others.isEmpty else { throw unknownWord(wanted) }
    return own + others
  }

  private func filter(of wish: HistoryWish) throws -> Journal.AnswerFilter {
    var filter = Journal.AnswerFilter()
    filter.missesOnly = wish.missesOnly
    if let word = wish.word { filter.items = try items(named: word) }
    if let form = wish.form {
      guard let known = Forms.named(FormID(form)) else { throw DealingError.unknownForm(form) }
      filter.form = known.id
    }
    filter.since = try wish.since.map { try parsedDate($0) }
    filter.until = try wish.until.map { try parsedDate($0) }
    return filter
  }
}
