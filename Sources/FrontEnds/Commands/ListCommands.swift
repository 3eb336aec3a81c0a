import GameEngine
package import Client

/// Commands that list words and answers.
package struct ListCommands {
  let lists: WordLists
  let history: AnswerHistory
  let presentation: Presentation

  /// Makes a word a favorite, or takes it from them: one of ours, or one of WordNet that was met.
  ///
  /// - Throws: `ClientError` for a word we do not have.
  package func setFavorite(_ text: String, kept: Bool) throws {
    let (word, hasChanged) = try lists.setFavorite(named: text, kept: kept)
    presentation.say(
      hasChanged
        ? favoriteText(word.term, kept: kept)
        : "\(word.term) is \(kept ? "a favorite already" : "no favorite").")
  }

  /// Lists the favorites, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func favorites() throws {
    let words = try lists.favorites()
    try presentation.print(words.map(WordCard.init)) {
      words.isEmpty
        ? "No favorites yet; `wordhoard favorite add WORD` makes one.\n"
        : try presentation.list(words.map { ($0.word.term, $0.word.mainSense.definition) })
    }
  }

  /// Lists the words the player has seen.
  ///
  /// - Throws: `ClientError`.
  package func seen(_ request: WordListRequest) throws {
    let words = try lists.seen(request)
    try presentation.print(words.map(WordCard.init)) {
      if words.isEmpty { return "No such words seen yet; `wordhoard play` shows you some.\n" }
      return try presentation.list(words.map { ($0.word.term, $0.standing) })
    }
  }

  /// Lists the newest answers, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func history(_ request: HistoryRequest) throws {
    let lines = try history.answers(request)
    try presentation.print(lines) {
      if lines.isEmpty {
        return try history.isEmpty()
          ? "Nothing answered yet; `wordhoard daily` is a good start.\n" : "No such answers.\n"
      }
      let spoken = try presentation.isSpoken()
      let messages = presentation.host.messages
      return lines.map { spoken ? $0.sentence(in: messages) : $0.columns(in: messages) }.joined()
    }
  }

  /// Lists the words that were looked up or shown outside games, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func looks(limit: Int) throws {
    let lines = try history.looks(limit: limit)
    try presentation.print(lines) {
      if lines.isEmpty { return "Nothing looked up yet; `wordhoard define WORD` does it.\n" }
      let spoken = try presentation.isSpoken()
      return lines.map { line in
        let word = shownSafely(line.word)
        return spoken ? "\(line.date): \(word).\n" : "\(line.date)  \(word)\n"
      }.joined()
    }
  }
}

/// What is said where a word was made a favorite, or taken from them.
func favoriteText(_ name: String, kept: Bool) -> String {
  "\(name) is \(kept ? "a favorite now" : "no favorite any more")."
}
