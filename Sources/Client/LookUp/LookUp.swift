import Lexicon
package import GameEngine
import Messages
import ScoreAPI

/// Finds words for the player, and counts them as seen.
package struct LookUp: Sendable {
  private let library: WordLibrary
  private let sources: ItemSources
  private let dictionaries: Dictionaries
  private let scopes: PracticeScopes
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - sources: provides the items that are requested by their ID.
  ///   - scopes: selects the words from which one is drawn by chance.
  ///   - host: gives time and chance, and takes the remark that a look could not be written down.
  package init(
    library: WordLibrary, sources: ItemSources, dictionaries: Dictionaries,
    scopes: PracticeScopes, store: PlayerStore, host: Host
  ) {
    self.library = library
    self.sources = sources
    self.dictionaries = dictionaries
    self.scopes = scopes
    self.store = store
    self.host = host
  }

  /// What is found for a request; it now counts as seen. A dictionary that is damaged is passed over.
  ///
  /// - Throws: `ClientError` where nobody has it.
  package func found(_ request: WordRequest) throws -> LookedUp {
    let words: [Item]
    switch request {
    case .named(let text):
      words = try library.allWords(named: text)
      if words.isEmpty { return .elsewhere(try answer(text)) }
    case .elsewhere(let text, let id): return .elsewhere(try answer(text, in: id))
    case .item(let id): words = try self.words(of: id)
    case .random: words = [try randomWord()]
    case .ofTheDay: words = [try wordOfTheDay()]
    }
    noteSeen(words)
    return .ours(try playerWords(words))
  }

  private func words(of id: ItemID) throws -> [Item] {
    if let item = sources.item(id) { return [item] }
    let words = try library.allWords(named: id.term)
    guard !words.isEmpty else { throw library.unknownWord(normalizedAnswer(id.term)) }
    return words
  }

  /// What our words have of a text, or else the dictionaries.
  ///
  /// - Parameters:
  ///   - dictionary: the id of the dictionary to look it up in; nil for all, our words first.
  ///   - listener: is told what goes on in the dictionaries.
  /// - Throws: `ClientError` where it is in none, with the nearest words that we have.
  package func definition(
    of text: String, in dictionary: String?, listener: Dictionaries.Listener
  ) throws -> LookedUp {
    let dictionary = dictionary?.lowercased()
    let words =
      [nil, Dictionaries.own].contains(dictionary) ? try library.allWords(named: text) : []
    if !words.isEmpty { return .ours(try playerWords(words)) }
    guard dictionary != Dictionaries.own else {
      throw library.unknownWord(normalizedAnswer(text))
    }
    return .elsewhere(try dictionaries.answer(text, in: dictionary, listener: listener))
  }

  /// A word drawn by chance; words that are remembered and words seen often are drawn less.
  ///
  /// - Parameters:
  ///   - level: the level; nil for that of the settings.
  ///   - category: the category; nil for that of the settings.
  ///   - isClassic: whether to draw by the classic rule.
  /// - Throws: `ClientError` where there is none of the level and category.
  package func randomWord(
    level: Level? = nil, category: String? = nil, isClassic: Bool = false
  ) throws -> Item {
    let progress = try store.progress()
    let scope = try scopes.scope(Settings(progress), level: level, category: category)
    var generator = SeededGenerator(seed: host.randomBits())
    let words = scope.words(of: library.pack.words, for: progress).all
    guard
      let word = scopes.draw(for: progress, isClassic: isClassic)
        .words(1, from: words, using: &generator).first
    else {
      throw ClientError(
        .noWords,
        "there are no words of this level and category",
        remedy: "ask for less")
    }
    return word
  }

  /// The word of the day, the same for everybody with our words.
  ///
  /// - Throws: `ClientError` where there are no words.
  package func wordOfTheDay() throws(ClientError) -> Item {
    guard
      let word = WordOfTheDay.word(
        of: host.now().localDate, in: library.pack.words, editions: library.pack.editions)
    else { throw ClientError(.noWords, "there are no words here") }
    return word
  }

  /// Words, and where they stand for the player now.
  ///
  /// - Throws: `JournalError`.
  package func playerWords(_ words: [Item]) throws -> [PlayerWord] {
    let (progress, now) = (try store.progress(), host.now().instant)
    return words.map { PlayerWord($0, progress: progress, at: now) }
  }

  /// Counts what was found as seen: of our words the first that games ask. Where the journal cannot be
  /// written, that is only remarked, for the words can be shown all the same.
  package func noteSeen(_ found: LookedUp) {
    switch found {
    case .ours(let words): noteSeen(words.map(\.word))
    case .elsewhere(let answer): note(answer.item)
    }
  }

  private func answer(_ text: String, in id: String? = nil) throws -> DictionaryAnswer {
    let answer = try dictionaries.answer(text, in: id)
    note(answer.item)
    return answer
  }

  private func noteSeen(_ words: [Item]) {
    if let word = words.first(where: \.isPlayed) { note(word.id) }
  }

  private func note(_ item: ItemID) {
    do {
      try store.write(.seen(item))
    } catch {
      host.remark(ClientError(error).text(in: host.messages))
    }
  }
}
