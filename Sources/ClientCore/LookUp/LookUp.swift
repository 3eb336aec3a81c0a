package import GameEngine
import Journal
import Kit
package import Lexicon
import Messages

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
  ///   - scopes: chooses the words that a random one is drawn from.
  ///   - host: provides time and random bits, and shows a remark if a look-up cannot be written to
  ///     the journal.
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

  /// Finds the words of a request. Damaged dictionaries are skipped.
  ///
  /// - Parameters:
  ///   - place: the place in a book where they were looked up.
  ///   - isCounted: whether they count as seen.
  /// - Throws: `ClientError` if nothing is found.
  package func found(
    _ request: WordRequest, in place: LookPlace? = nil, isCounted: Bool = true
  ) throws -> LookedUp {
    let words: [Item]
    switch request {
    case .named(let text):
      words = library.wordsOfAllCourses(named: text)
      if words.isEmpty {
        return .elsewhere(try answer(text, at: place, isCounted: isCounted))
      }
    case .elsewhere(let text, let id):
      return .elsewhere(try answer(text, in: id, at: place, isCounted: isCounted))
    case .item(let id): words = try self.words(of: id)
    case .random: words = [try randomWord()]
    case .ofTheDay: words = [try wordOfTheDay()]
    }
    if isCounted { noteSeen(words, in: place) }
    return .ours(try playerWords(words))
  }

  private func words(of id: ItemID) throws -> [Item] {
    if let item = sources.item(id) { return [item] }
    let words = library.allWords(named: id.term)
    guard !words.isEmpty else { throw library.unknownWord(normalizedAnswer(id.term)) }
    return words
  }

  /// Looks a text up in Wordhoard's words, or else in the dictionaries. The journal is not needed.
  ///
  /// - Parameters:
  ///   - dictionary: the id of the dictionary to search; nil for all, the own words first.
  ///   - course: the course whose words alone are searched; nil for all.
  ///   - listener: receives the progress in the dictionaries.
  /// - Throws: `ClientError` if nothing is found, with the nearest known words, or if the course is not installed.
  package func definition(
    of text: String, in dictionary: String?, course: String? = nil,
    listener: Dictionaries.Listener
  ) throws -> Definition {
    let dictionary = dictionary?.lowercased()
    if let course {
      let id = try sources.course(course, in: Settings(PlayerProgress()))
      let words = library.words(named: text, of: id)
      guard words.isEmpty else { return .ours(words) }
      throw ClientError(
        .unknownWord, "the course \(id.rawValue) has no word \"\(shortened(text, to: 40))\"",
        remedy: "without --course, all courses and dictionaries are searched")
    }
    let words =
      [nil, Dictionaries.own].contains(dictionary) ? library.wordsOfAllCourses(named: text) : []
    if !words.isEmpty { return .ours(words) }
    guard dictionary != Dictionaries.own else {
      throw library.unknownWord(normalizedAnswer(text))
    }
    return .elsewhere(try dictionaries.answer(text, in: dictionary, listener: listener))
  }

  /// The meanings of a text in WordNet that Wordhoard's words of that name do not have, by part of
  /// speech.
  package func furtherEntries(of text: String, besides words: [Item]) -> [DictionaryEntry] {
    dictionaries.furtherEntries(of: text, besides: words)
  }

  /// Draws a random word; words that are remembered or were seen often are less likely.
  ///
  /// - Parameters:
  ///   - level: nil for the level of the settings.
  ///   - category: nil for the category of the settings.
  ///   - course: the course of the word; nil for the course of the settings.
  ///   - isClassic: whether to draw by the classic rule.
  /// - Throws: `ClientError` if no word has this level and category, or if the course is not installed.
  package func randomWord(
    level: Level? = nil, category: String? = nil, course: String? = nil, isClassic: Bool = false
  ) throws -> Item {
    let progress = try store.progress()
    let index = library.index(of: try sources.course(course, in: Settings(progress)))
    let scope = try scopes.scope(Settings(progress), level: level, category: category)
    var generator = SeededGenerator(seed: host.randomBits())
    let places = places(in: scope, of: index, for: progress)
    let draw = scopes.draw(for: progress, isClassic: isClassic)
    guard
      let drawn = draw.place(among: places.all.count, known: places.known, using: &generator),
      let word = index[places.all[drawn]]
    else {
      throw ClientError(
        .noWords,
        "there are no words of this level and category",
        remedy: "choose another level or category")
    }
    return word
  }

  /// The places of the words in a scope, in ascending order, and the IDs of those that the player has met or marked,
  /// by their place in this list. Only those words are read.
  private func places(
    in scope: Scope, of index: ContentIndex, for progress: PlayerProgress
  ) -> (all: [Int], known: [Int: ItemID]) {
    var known: [Int: ItemID] = [:]
    var isAnswered = [Bool](repeating: false, count: index.count)
    for ids in [Set(progress.words.keys), Set(progress.favorites.keys), Set(progress.lastShown)] {
      for id in ids {
        guard let place = index.place(of: id) else { continue }
        known[place] = id
        isAnswered[place] = progress.words[id]?.memory != nil
      }
    }
    let places = Level.allCases.map { level in
      (level: level, all: index.places(level: level, category: scope.category))
    }
    let new = places.filter { $0.all.contains { !isAnswered[$0] } }.map(\.level)
    let offered: [Level]
    switch scope.newWords(Set(new), in: index.course.language, for: progress) {
    case .any: offered = Level.allCases
    case .of(let level): offered = [level]
    case .exhausted(_, let next): offered = scope.level == .auto ? next.map { [$0] } ?? [] : []
    }
    // The places ascend from level to level.
    var all: [Int] = []
    for (level, places) in places {
      switch (offered.contains(level), (scope.fixedLevel ?? level) == level) {
      case (true, true): all += places
      case (true, false): all += places.filter { !isAnswered[$0] }
      case (false, true): all += places.filter { isAnswered[$0] }
      case (false, false): break
      }
    }
    var knownInAll: [Int: ItemID] = [:]
    for (number, id) in known {
      let place = all.partitioningIndex { $0 >= number }
      if place < all.count, all[place] == number { knownInAll[place] = id }
    }
    return (all, knownInAll)
  }

  /// The player's word of the day.
  ///
  /// - Parameter course: the course of the word; nil for the course of the settings.
  /// - Throws: `ClientError` if there are no words, or if the course is not installed; `JournalError`.
  package func wordOfTheDay(course: String? = nil) throws -> Item {
    let progress = try store.progress()
    let id = try sources.course(course, in: Settings(progress))
    guard let word = library.wordOfTheDay(on: host.now().localDate, of: id, for: progress) else {
      throw ClientError(.noWords, "there are no words here")
    }
    return word
  }

  /// A few translations of a word; see `Glosses`.
  package func gloss(of word: Item) -> String? {
    Glosses(library: library, store: store, interface: host.messages.language).gloss(of: word)
  }

  /// Words with the player's progress as of now, and with their translations.
  ///
  /// - Throws: `JournalError`.
  package func playerWords(_ words: [Item]) throws -> [PlayerWord] {
    let progress = try store.progress()
    let now = progress.studyTime(host.now())
    let goals = try store.goals(progress, of: words.lazy.map(\.id))
    return words.map { word in
      var known = PlayerWord(word, progress: progress, at: now, goals: goals)
      known.gloss = gloss(of: word)
      return known
    }
  }

  /// Counts a result as seen; if it has several words, only the first one that games ask. If the
  /// journal cannot be written, this is only remarked, because the words can be shown anyway.
  ///
  /// - Parameter place: the place in a book where it was looked up.
  package func noteSeen(_ definition: Definition, in place: LookPlace? = nil) {
    switch definition {
    case .ours(let words): noteSeen(words, in: place)
    case .elsewhere(let answer): note(answer.item, in: place)
    }
  }

  private func answer(
    _ text: String, in id: String? = nil, at place: LookPlace?, isCounted: Bool
  ) throws -> DictionaryAnswer {
    let answer = try dictionaries.answer(text, in: id)
    if isCounted { note(answer.item, in: place) }
    return answer
  }

  private func noteSeen(_ words: [Item], in place: LookPlace?) {
    if let word = words.first(where: \.isPlayed) { note(word.id, in: place) }
  }

  private func note(_ item: ItemID, in place: LookPlace?) {
    do {
      try store.noteLook(item, in: place)
    } catch {
      store.noteShortfallSaid()
      host.remark(ClientError(error).text(in: host.messages))
    }
  }
}
