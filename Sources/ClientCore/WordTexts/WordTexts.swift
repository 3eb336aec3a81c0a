package import GameEngine
package import Messages

/// The texts about words that players read.
package struct WordTexts: Sendable {
  private let messages: Messages

  /// Texts in the language of the messages.
  package init(_ messages: Messages) { self.messages = messages }

  // MARK: - Items

  /// An item's level, category and frequency.
  package func facts(of item: Item) -> String {
    let category = item.category.map { NameTexts(messages).category($0) }
    return messages.commaSeparated(
      [item.level.map(level), category, item.score.map(frequency)].compactMap(\.self))
  }

  /// A headword's level and frequency; nil if they are not known.
  package func facts(of answer: DictionaryAnswer) -> String? {
    guard let level = answer.level, let score = answer.score else { return nil }
    return messages.commaSeparated([self.level(level), frequency(score)])
  }

  /// A term with its part of speech, if it has one: `bank (noun)`.
  package func termAndPart(of item: Item) -> String {
    item.cited + (item.partOfSpeech.map { " (\(NameTexts(messages).name(of: $0)))" } ?? "")
  }

  /// The parts of speech of words with one headword.
  package func partsOfSpeech(of words: [Item]) -> String {
    messages.commaSeparated(words.compactMap { $0.partOfSpeech.map(NameTexts(messages).name) })
  }

  private func level(_ level: Level) -> String { messages("level \(level.rawValue)") }

  private func frequency(_ score: Int) -> String { messages("frequency \(score) of 7") }

  // MARK: - Dictionaries

  /// A dictionary's title, id and license, and the names of the other dictionaries that contain the word.
  ///
  /// - Parameter namesOption: whether to name the option that searches one of them.
  package func source(of answer: DictionaryAnswer, namesOption: Bool = false) -> String {
    guard !answer.others.isEmpty else { return answer.source }
    let names = zip(answer.otherNames, answer.others).map { name, id in
      shortened(namesOption && name != id ? "\(name) (\(id))" : name, to: 100)
    }
    let others = messages.commaSeparated(names)
    return namesOption
      ? messages("\(answer.source); also in \(others) (--dictionary ID)")
      : messages("\(answer.source); also in \(others)")
  }

  // MARK: - The player's progress

  /// A remark on a word that no game asks.
  package var lookedUpOnly: String { messages("looked up only; no game asks it") }

  /// The player's progress with a word, in a phrase.
  package func progress(of known: PlayerWord) -> String {
    guard known.isMet, known.isPlayed, known.daysUntilDue != nil else { return history(of: known) }
    let state = [difficulty(of: known), known.recallText.map { messages("recall \($0)") }]
    return messages.commaSeparated(state.compactMap(\.self) + answers(known))
  }

  /// What happened with a word, without how well the player knows it now: when it comes back, how often it
  /// was right, and how often it was shown.
  package func history(of known: PlayerWord) -> String {
    guard known.isPlayed else { return lookedUpOnly }
    guard known.isMet else { return messages("not met yet") }
    guard known.daysUntilDue != nil else { return unasked(known) }
    return messages.commaSeparated(answers(known) + seen(known))
  }

  /// How well the player knows a word, and how often it was shown.
  package func fullProgress(of known: PlayerWord) -> String {
    guard known.isMet, known.isPlayed else { return history(of: known) }
    guard known.daysUntilDue != nil else {
      return messages.commaSeparated([difficulty(of: known), unasked(known)])
    }
    return messages.commaSeparated([progress(of: known)] + seen(known))
  }

  private func answers(_ known: PlayerWord) -> [String] {
    let (right, answers) = (known.state.right, known.state.answers)
    let score = messages("\(messages.number(right)) of \(messages.number(answers)) right")
    return [due(inDays: known.daysUntilDue ?? 0)] + (answers > 0 ? [score] : [])
  }

  /// How often a word was shown; empty if it never was, as one that the player says to know.
  private func seen(_ known: PlayerWord) -> [String] {
    let (seen, number) = (known.state.seen, messages.number(known.state.seen))
    return seen > 0 ? [messages.plural(seen, "seen \(number) time", "seen \(number) times")] : []
  }

  private func unasked(_ known: PlayerWord) -> String {
    let seen = known.state.seen
    let number = messages.number(seen)
    return messages.plural(
      seen, "meaning not asked yet, seen \(number) time",
      "meaning not asked yet, seen \(number) times")
  }

  /// The difficulty of a word for the player: `shaky`, `shaky, fading`.
  package func difficulty(of known: PlayerWord) -> String {
    if known.difficulty == .known, known.state.memory?.acquaintance == .sure, !known.isFading {
      return messages("known at first sight", context: "a word's difficulty")
    }
    let name = NameTexts(messages).name(
      of: known.difficulty, isAnswered: known.state.memory != nil)
    return known.isFading ? messages("\(name), fading", context: "a word's difficulty") : name
  }

  private func due(inDays days: Int) -> String {
    guard days > 0 else { return messages("due", context: "a word that comes back") }
    let number = messages.number(days)
    return messages.plural(days, "due in \(number) day", "due in \(number) days")
  }

  /// Confirms that a word rests because the player knows it.
  package func isKnown(_ known: PlayerWord) -> String {
    let (name, days) = (known.word.term, known.daysUntilDue ?? 0)
    let number = messages.number(days)
    return messages.plural(
      days, "\(name) comes back as a check in \(number) day.",
      "\(name) comes back as a check in \(number) days.")
  }

  /// How often a word was forgotten.
  package func lapses(of state: ItemProgress) -> String {
    let number = messages.number(state.allLapses)
    return messages.plural(
      state.allLapses, "forgotten \(number) time", "forgotten \(number) times")
  }

  // MARK: - Favorites

  /// Confirms that a word was added to the favorites or removed from them.
  package func favorite(_ name: String, kept: Bool) -> String {
    kept ? messages("\(name) is now a favorite.") : messages("\(name) is no longer a favorite.")
  }
}
