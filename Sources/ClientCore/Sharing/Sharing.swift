import FoundationEssentials
package import GameEngine
import Lexicon
import Messages

/// Texts that a player can send to a friend.
package struct Sharing: Sendable {
  private let library: WordLibrary
  private let dictionaries: Dictionaries
  private let store: PlayerStore
  package let host: Host

  /// - Parameters:
  ///   - host: returns the time, and opens the mail program.
  package init(
    library: WordLibrary, dictionaries: Dictionaries, store: PlayerStore, host: Host
  ) {
    self.library = library
    self.dictionaries = dictionaries
    self.store = store
    self.host = host
  }

  /// The last daily played, without its words.
  ///
  /// - Throws: `ClientError` if none was played.
  package func lastDaily() throws -> Shared {
    let progress = try store.progress()
    let played = progress.rounds.values.filter { $0.isDailyOfItsDate && !$0.outcomes.isEmpty }
    guard let round = played.max(by: { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }) else {
      throw ClientError(
        .nothingToShare, "you have not played a daily yet", remedy: "`wordhoard daily` plays it")
    }
    let streak = progress.dailyStreak(asOf: host.now().localDate).count
    let share = ShareText(
      round: round, streak: streak, isUnicode: host.display.isUnicode, messages: host.messages)
    return Shared(
      subject: host.messages("Wordhoard: my daily"), text: share.lines, spoken: share.sentence)
  }

  /// The player's finished daily with a name such as `solo #12`; nil if they have not finished it.
  ///
  /// - Throws: `JournalError`.
  package func daily(named name: String) throws -> SharedDaily? {
    try store.progress().rounds.values.filter { $0.isDailyOfItsDate && $0.isFinished }
      .lazy.compactMap(SharedDaily.init).first { $0.daily.lowercased() == name.lowercased() }
  }

  /// The last practice round as a code, so that a friend can play it and compare.
  ///
  /// - Throws: `ClientError` if none was finished.
  package func lastRound() throws -> Shared {
    let progress = try store.progress()
    guard let played = progress.lastPractice.flatMap({ progress.rounds[$0] }),
      let blank = played.code
    else {
      throw ClientError(
        .nothingToShare, "you have not finished a practice round yet",
        remedy: "`wordhoard play` plays one")
    }
    let tally = played.tally
    let code = try RoundCode.text(blank, correct: tally.correct, score: tally.score)
    let text = ShareText(
      round: played, streak: 0, isUnicode: host.display.isUnicode, messages: host.messages)
    return Shared(
      subject: host.messages("Wordhoard: a round for you"),
      text: "\(text.lines)\nwordhoard play --code \(code)",
      spoken: text.sentence, code: code)
  }

  /// The word that a text names, with its meaning.
  ///
  /// - Throws: `ClientError` if the word was not found.
  package func word(named text: String) throws -> Shared {
    if let word = library.words(named: normalizedAnswer(text)).first { return self.word(word) }
    return entry(0, of: try dictionaries.answer(text))
  }

  /// A word with its meaning.
  package func word(_ word: Item) -> Shared {
    let title = "\(WordTexts(host.messages).termAndPart(of: word)): \(word.mainSense.definition)"
    let example = word.mainSense.examples.first.map { "\n\"\($0.text)\"" } ?? ""
    return Shared(subject: "Wordhoard: \(word.term)", text: title + example, spoken: title)
  }

  /// An entry of a dictionary, with its source.
  ///
  /// - Parameter place: an index of the answer's entries.
  package func entry(_ place: Int, of answer: DictionaryAnswer) -> Shared {
    let entry = answer.entries[place]
    let meaning =
      entry.senses.first?.definition
      ?? entry.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let grammar = entry.senses.isEmpty ? "" : entry.grammar.map { " (\($0))" } ?? ""
    let title = shortened("\(answer.headword)\(grammar): \(meaning)", to: 400)
    return Shared(
      subject: "Wordhoard: \(shortened(answer.headword))", text: "\(title)\n\(answer.source)",
      spoken: title)
  }

  /// Opens the player's mail program with a message.
  ///
  /// - Returns: false if it could not be opened.
  package func mail(_ shared: Shared) -> Bool {
    let outcome = host.run(
      "xdg-email", ["--utf8", "--subject", shared.subject, "--body", shared.letter], Data())
    // Some mail programs run until their window is closed.
    return outcome.map { $0.hasSucceeded || $0.end == .running } ?? false
  }
}
