package import GameEngine
package import Lexicon
import Messages
import Synchronization

/// Wordhoard's own words, the installed dictionaries, and the levels of other words. Everything is read when it is
/// needed.
package final class WordLibrary: Sendable {
  /// Wordhoard's own words: those that games ask, and those that are only looked up.
  package let index: ContentIndex
  /// The courses, English among them.
  package let courses: Courses
  private let pooled: Lazy<ItemPool>
  private let found: Lazy<DictionaryRegistry>
  private let ranked: Lazy<WordLevels?>
  /// The glosses that were read, by language.
  private let glosses = Mutex<[String: [ItemID: String]]>([:])

  package init(
    index: ContentIndex, courses: Courses? = nil,
    dictionaries: @escaping @Sendable () -> DictionaryRegistry
  ) {
    self.index = index
    self.courses = courses ?? Courses(english: index)
    pooled = Lazy { ItemPool(items: index.words, editions: index.editions) }
    found = Lazy(dictionaries)
    let path = WordLibrary.levelsPath(in: index)
    ranked = Lazy { try? WordLevels(path: path) }
  }

  /// The categories of the own words, in alphabetical order.
  package var categories: [String] { index.categories }
  /// All own words in play. Rounds are dealt from the pools of `ItemSources`.
  package var pool: ItemPool { pooled.value }
  /// The dictionaries of this machine and of the player.
  package var dictionaries: DictionaryRegistry { found.value }
  /// The file of the levels and frequencies of English words.
  var levelsPath: String { WordLibrary.levelsPath(in: index) }
  /// Levels and frequencies of English words; nil if the content does not contain them.
  package var levels: WordLevels? { ranked.value }

  /// The level and frequency of a word in American spelling, else in its own; nil without `levels`.
  package func rank(of word: String) -> WordLevels.Entry? {
    levels?.entry(of: EnglishSpelling.american(word)) ?? levels?.entry(of: word)
  }

  private static func levelsPath(in index: ContentIndex) -> String {
    "\(index.directory)/\(LevelFile.name)"
  }

  /// What a word means in a language, from our own glosses; nil if it has none, or their file is malformed.
  package func gloss(of word: ItemID, in language: String) -> String? {
    guard let name = GlossFile.name(of: language) else { return nil }
    return glosses.withLock { glosses in
      let known = glosses[language] ?? (try? GlossFile.glosses(path: "\(index.directory)/\(name)"))
      glosses[language] = known ?? [:]
      return known?[word]
    }
  }

  /// All own words, including those that no game asks.
  package var allWords: [Item] { pool.items + index.lookups }

  /// The own words that a text names, including those that no game asks: by headword, else by an inflected
  /// form, else as a possessive or in British spelling.
  package func allWords(named text: String) -> [Item] {
    named(text) { index.items(named: $0, withLookups: true) }
  }

  /// The word in play with an ID, of any course; nil if there is none.
  package func item(_ id: ItemID) -> Item? {
    index.item(id) ?? courses.others.lazy.compactMap { $0.item(id) }.first
  }

  /// The first word in play of a language whose main meaning is a text; nil if there is none.
  package func word(defined definition: String, in language: String) -> Item? {
    let words =
      language == LanguageTag.english
      ? pool.items : courses.others.filter { $0.course.language == language }.flatMap(\.words)
    return words.first { $0.mainSense.definition == definition }
  }

  /// The own words that a text names, including those that no game asks: the English ones, or if there are none, those of other
  /// courses. So nobody meets words of a language that they do not learn, and no course is opened without need.
  /// Of words with one headword, the most common part of speech is first.
  ///
  /// - Parameter language: the language of the words, as a BCP 47 tag; nil for any.
  package func wordsOfAllCourses(named text: String, language: String? = nil) -> [Item] {
    commonestFirst(
      named(text) { text in
        let isEnglishWanted = language == nil || language == LanguageTag.english
        let english = isEnglishWanted ? index.items(named: text, withLookups: true) : []
        guard english.isEmpty, language != LanguageTag.english else { return english }
        return courses.others.filter { language == nil || $0.course.language == language }
          .flatMap { $0.items(named: text, withLookups: true) }
      })
  }

  private func named(_ text: String, _ find: (String) -> [Item]) -> [Item] {
    let text = normalizedAnswer(text)
    let found = find(text)
    guard found.isEmpty else { return found }
    return WordLibrary.otherSpellings(of: text).lazy.map(find).first { !$0.isEmpty } ?? []
  }

  /// The spellings under which own words may have a text that is none of them: American, with straight apostrophes,
  /// and without soft hyphens or the ending of a possessive. The likeliest is first.
  package static func otherSpellings(of text: String) -> [String] {
    let key = headwordKey(text)
    let owner = EnglishSpelling.owner(of: key)
    let others = [key, owner, EnglishSpelling.american(key), owner.map(EnglishSpelling.american)]
    return others.compactMap(\.self).filter { !$0.isEmpty && $0 != text }
  }

  /// Sorts words with the same headword by their occurrences in WordNet, then by the number of their
  /// meanings.
  package func commonestFirst(_ words: [Item]) -> [Item] {
    let places = Dictionary(
      words.enumerated().map { ($0.element.term, $0.offset) }, uniquingKeysWith: min)
    guard places.count < words.count else { return words }
    let wordNet = dictionaries.wordNet
    let ranks = words.enumerated().map { place, word in
      let occurrences =
        word.partOfSpeech.flatMap { wordNet?.occurrences.counts(of: word.term)[$0] } ?? 0
      return (places[word.term] ?? 0, -occurrences, -word.senses.count, place)
    }
    return ranks.sorted(by: <).map { words[$0.3] }
  }

  /// The words in play that a text names, as `allWords`.
  package func words(named text: String) -> [Item] {
    named(text) { index.items(named: $0, withLookups: false) }
  }

  /// The words of a course; the English ones if it cannot be read.
  package func index(of course: CourseID) -> ContentIndex {
    (try? courses.index(of: course)) ?? index
  }

  /// The words that a player of a course looks up: those of the course, then the English ones.
  package func searched(in course: CourseID) -> [[Item]] {
    course == .english ? [allWords] : [index(of: course).words, allWords]
  }

  /// The words of a course that a text names, as `allWords`.
  func words(named text: String, of course: CourseID) -> [Item] {
    let index = index(of: course)
    return commonestFirst(named(text) { index.items(named: $0, withLookups: true) })
  }

  /// The word of the day for a player: one level above theirs, and none that they had answered before the date. Nil if
  /// there are no words.
  ///
  /// - Parameter course: the course of the word; nil for the player's own.
  package func wordOfTheDay(
    on date: CalendarDate, of course: CourseID? = nil, for progress: PlayerProgress
  ) -> Item? {
    let settings = Settings(progress)
    let index = index(of: course ?? settings.course)
    let level =
      settings.ownLevel(
        progress, in: index.course.language, atStartOf: date.dayNumber) ?? .two
    // A course may have fewer levels.
    let wanted = [Level(rawValue: level.rawValue + 1) ?? level] + Level.allCases.reversed()
    let places =
      wanted.lazy.map { index.places(level: $0, category: nil) }.first { !$0.isEmpty } ?? []
    guard let first = WordOfTheDay.place(on: date, among: places.count) else { return nil }
    let turned = places[first...] + places[..<first]
    let word = turned.lazy.compactMap { index[$0] }.first {
      progress.words[$0.id].map { $0.answers == 0 || $0.lastSeenOn >= date } ?? true
    }
    return word ?? index[places[first]]
  }

  /// The error for a text that is not one of the own words, with the nearest ones.
  package func unknownWord(_ text: String) -> ClientError {
    guard !text.isEmpty else {
      return ClientError(.unknownWord, "no word was given", exit: .usage)
    }
    let near = nearWords(text, amongOurs: true)
    let shown = shortened(text, to: 40)
    return ClientError(
      .unknownWord, "\(shown) was not found in Wordhoard", remedy: WordLibrary.suggestion(near))
  }

  /// The remedy for a word that was not found: the most similar words, else to check the spelling.
  ///
  /// - Parameter near: the most similar words that exist; may be empty.
  static func suggestion(_ near: [String]) -> Phrase {
    near.isEmpty
      ? Phrase("check its spelling") : Phrase("did you mean \(near.joined(separator: ", "))?")
  }

  /// The words nearest to a misspelled one, at most three, the commonest first if they are equally near: own
  /// words and, if WordNet is installed, all words that have a level. A word is not near itself.
  ///
  /// - Parameters:
  ///   - amongOurs: whether to search the own words only.
  ///   - dictionary: the dictionary that must contain each word; nil for any.
  package func nearWords(
    _ text: String, amongOurs: Bool = false, in dictionary: (any ReferenceDictionary)? = nil
  ) -> [String] {
    var near: [String: (distance: Int, centiZipf: Int)] = [:]
    func take(_ headword: String, _ centiZipf: Int) {
      guard let distance = editDistance(headword, text, limit: 2), distance > 0 else { return }
      near[headword] = (distance, max(centiZipf, near[headword]?.centiZipf ?? 0))
    }
    for word in pool.items { take(word.term, word.centiZipf ?? 0) }
    if !amongOurs, dictionaries.wordNet != nil {
      for entry in levels?.entries() ?? [] { take(entry.headword, entry.centiZipf) }
    }
    let sorted = near.sorted {
      ($0.value.distance, -$0.value.centiZipf, $0.key)
        < ($1.value.distance, -$1.value.centiZipf, $1.key)
    }
    return Array(sorted.lazy.map(\.key).filter { dictionary?.contains($0) != false }.prefix(3))
  }
}
