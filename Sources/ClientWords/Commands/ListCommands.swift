package import ClientCore
import GameEngine
import Messages

/// Commands that list words and answers.
package struct ListCommands {
  let lists: WordLists
  let history: AnswerHistory
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// Adds a word to the favorites or removes it: an own word, or one of WordNet that the player has met.
  ///
  /// - Throws: `ClientError` for an unknown word.
  package func setFavorite(_ text: String, kept: Bool) throws {
    let (word, hasChanged) = try lists.setFavorite(named: text, kept: kept)
    let name = word.term
    if hasChanged {
      presentation.say(WordTexts(messages).favorite(name, kept: kept))
    } else {
      presentation.say(
        kept ? messages("\(name) is already a favorite.") : messages("\(name) is not a favorite."))
    }
  }

  /// Lists the favorites, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func favorites() throws {
    let words = try lists.favorites()
    try presentation.print(words.map(WordCard.init)) {
      words.isEmpty
        ? messages("No favorites yet; `wordhoard favorite add WORD` adds one.") + "\n"
        : try presentation.list(words.map { ($0.word.term, $0.word.mainSense.definition) })
    }
  }

  /// Lists the words the player has seen.
  ///
  /// - Throws: `ClientError`.
  package func seen(_ request: WordListRequest) throws {
    let words = try lists.seen(request)
    try presentation.print(words.map(WordCard.init)) {
      if words.isEmpty {
        return messages("No such words seen yet; `wordhoard play` shows you some.") + "\n"
      }
      let texts = WordTexts(messages)
      return try presentation.list(words.map { ($0.word.term, texts.progress(of: $0)) })
    }
  }

  /// Lists the newest answers, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func history(_ request: HistoryRequest) throws {
    let lines = try history.answers(request)
    try presentation.print(lines) {
      if lines.isEmpty {
        let text =
          try history.isEmpty()
          ? messages("Nothing answered yet; `wordhoard daily` is a good start.")
          : messages("No such answers.")
        return text + "\n"
      }
      let spoken = try presentation.isSpoken()
      return lines.map { spoken ? $0.sentence(in: messages) : $0.columns(in: messages) }.joined()
    }
  }

  /// Lists the words that were looked up or shown outside games, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func looks(limit: Int) throws {
    let lines = try history.looks(limit: limit)
    try presentation.print(lines) {
      if lines.isEmpty {
        return messages("Nothing looked up yet; `wordhoard define WORD` does it.") + "\n"
      }
      let spoken = try presentation.isSpoken()
      return lines.map { line in
        let word = shortened(line.word)
        return spoken ? "\(line.date): \(word).\n" : "\(line.date)  \(word)\n"
      }.joined()
    }
  }
}
