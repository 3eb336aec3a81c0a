import Client
package import GameEngine
import Messages

/// Commands about words: what they mean, how they are said, what rhymes.
package struct WordCommands {
  let lookUp: LookUp
  let pronunciations: Pronunciations
  let rhymes: RhymeFinder
  let speech: Speech
  let presentation: Presentation

  /// Prints what a word means, in all its senses, and counts it as seen. What is not among our words is looked
  /// up in the dictionaries that are installed.
  ///
  /// - Parameter dictionary: the id of the dictionary to look it up in; nil for all.
  /// - Throws: `ClientError` where it is in none, with the nearest words that we have.
  package func define(_ text: String, dictionary: String? = nil) throws {
    let line = ProgressLine(host: presentation.host)
    let found: LookedUp
    do {
      defer { line.clear() }
      found = try lookUp.definition(of: text, in: dictionary, listener: line.dictionaryListener)
    }
    switch found {
    case .ours(let words):
      try presentation.print(words.map(WordCard.init)) {
        try words.map(card).joined(separator: "\n")
      }
    case .elsewhere(let answer): try print(answer)
    }
    lookUp.noteSeen(found)
  }

  /// Prints a word drawn by chance; words that are remembered and words seen often are drawn less.
  ///
  /// - Parameter isClassic: whether to draw by the classic rule.
  /// - Throws: `ClientError` where there is none of the level and category.
  package func randomWord(level: Level?, category: String?, isClassic: Bool = false) throws {
    try show(try lookUp.randomWord(level: level, category: category, isClassic: isClassic))
  }

  /// Prints the word of the day.
  ///
  /// - Throws: `ClientError`.
  package func wordOfTheDay() throws { try show(try lookUp.wordOfTheDay()) }

  /// Says a word aloud, through the program espeak-ng.
  ///
  /// - Parameter language: its code by ISO 639-1 or 639-3; nil for English.
  /// - Throws: `ClientError`.
  package func say(_ text: String, language: String? = nil) throws {
    try speech.say(text, language: language)
  }

  /// Prints how a word is pronounced, in the International Phonetic Alphabet, and says nothing.
  ///
  /// - Parameters:
  ///   - text: any word in the letters of the language, ours or not.
  ///   - language: its code by ISO 639-1 or 639-3; nil for English.
  /// - Throws: `ClientError` as `say`, where neither our words nor the CMU dictionary have the word.
  package func pronunciation(of text: String, language: String? = nil) throws {
    let found = try pronunciations.pronunciation(of: text, language: language, canSynthesize: true)
    guard let found else {
      throw ClientError(
        .noPronunciation,
        "espeak-ng has no pronunciation for \(shownSafely(text, limit: 40))",
        remedy: "check its spelling")
    }
    try presentation.print(found) { found.pronunciations.map { "/\($0)/\n" }.joined() }
  }

  /// Prints English words that rhyme with one, the commonest first, and says nothing.
  ///
  /// - Throws: `ClientError` where the CMU Pronouncing Dictionary is not installed or does not have the word,
  ///   and where nothing rhymes.
  package func rhymes(of text: String) throws {
    let found = try rhymes.rhymes(of: text)
    try presentation.print(found) {
      wrapped(found.rhymes.joined(separator: ", "), width: presentation.width) + "\n"
    }
  }

  // MARK: - Cards

  /// Prints a word, and counts it as seen.
  private func show(_ word: Item) throws {
    let words = try lookUp.playerWords([word])
    try presentation.print(words.map(WordCard.init).first) { try words.map(card).joined() }
    lookUp.noteSeen(.ours(words))
  }

  private func card(_ known: PlayerWord) throws -> String {
    let word = known.word
    if try presentation.isSpoken() { return spokenCard(known) }
    let style = try presentation.style()
    let star = known.isFavorite ? "  *favorite" : ""
    let sound = word.ipa.isEmpty ? "" : "  /\(word.ipa)/"
    let part = word.partOfSpeech.map { "  \($0.name)" } ?? ""
    var text = style(.word, word.term) + "\(sound)\(part)\(star)\n"
    if !word.facts.isEmpty { text += style(.aside, "  " + word.facts) + "\n" }
    if known.isMet || !known.isPlayed {
      text += style(.aside, "  " + known.standingInFull) + "\n"
    }
    return text
      + word.senses.map { Meaning($0) }.formatted(style: style, width: presentation.width)
  }

  private func spokenCard(_ known: PlayerWord) -> String {
    let word = known.word
    let facts = [
      word.term, word.partOfSpeech?.name, word.level.map { "of level \($0.rawValue)" },
      word.category.map { "from the category \($0)" },
    ]
    var text = facts.compactMap(\.self).joined(separator: ", ") + ". "
    if known.isFavorite { text += "It is a favorite. " }
    text += word.senses.map { Meaning($0) }.spoken
    return wrapped(text, width: presentation.width) + "\n"
  }

  private func print(_ answer: DictionaryAnswer) throws {
    let width = presentation.width
    try presentation.print(answer) {
      let hint = answer.others.isEmpty ? "" : " (--dictionary ID)"
      let source = wrapped(answer.source + answer.elsewhere + hint, width: width, indent: 2)
      guard try !presentation.isSpoken() else {
        return presentation.paragraphs(answer.entries.map(\.spoken))
          + (answer.facts.map { "It has \($0).\n" } ?? "")
          + "From \(source.drop { $0 == " " }).\n"
      }
      let facts = answer.facts.map { wrapped($0, width: width, indent: 2) + "\n" } ?? ""
      let style = try presentation.style()
      return answer.entries.map { $0.formatted(style: style, width: width) }
        .joined(separator: "\n") + style(.aside, facts + source) + "\n"
    }
  }
}
