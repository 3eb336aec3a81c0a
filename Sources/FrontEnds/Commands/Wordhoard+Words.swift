import Client
package import GameEngine
import Journal
import Lexicon
import ScoreAPI

extension Wordhoard {
  /// Prints what a word means, in all its senses, and counts it as seen. What is not among our words is looked
  /// up in the dictionaries that are installed.
  ///
  /// - Parameter dictionary: the id of the dictionary to look it up in; nil for all.
  /// - Throws: `ClientError` where it is in none, with the nearest words that we have.
  package func define(_ text: String, dictionary: String? = nil) throws {
    let dictionary = dictionary?.lowercased()
    let words = [nil, Wordhoard.ownDictionary].contains(dictionary) ? try ownWords(text) : []
    guard !words.isEmpty else {
      guard dictionary != Wordhoard.ownDictionary else { throw unknownWord(normalizedAnswer(text)) }
      return try defineElsewhere(text, in: dictionary)
    }
    let progress = try journal.progress()
    try print(playerWords(words, progress).map(WordCard.init)) {
      words.map { card($0, progress: progress) }.joined(separator: "\n")
    }
    noteSeen(words)
  }

  /// Prints a word drawn by chance; words that are remembered and words seen often are drawn less.
  ///
  /// - Parameter isClassic: whether to draw by the classic rule.
  /// - Throws: `ClientError` where there is none of the level and category.
  package func randomWord(level: Level?, category: String?, isClassic: Bool = false) throws {
    let progress = try journal.progress()
    let word = try drawnWord(level: level, category: category, isClassic: isClassic, progress)
    try tell(word, progress)
  }

  /// Prints the word of the day.
  ///
  /// - Throws: `ClientError`.
  package func tellWordOfTheDay() throws {
    let progress = try journal.progress()
    try tell(try wordOfTheDay(), progress)
  }

  /// Prints a word, and counts it as seen.
  private func tell(_ word: Item, _ progress: PlayerProgress) throws {
    try print(playerWords([word], progress).map(WordCard.init).first) {
      card(word, progress: progress)
    }
    noteSeen([word])
  }

  /// Makes a word a favorite, or takes it from them: one of ours, or one of WordNet that was met.
  ///
  /// - Throws: `ClientError` for a word we do not have.
  package func setFavorite(_ text: String, kept: Bool) throws {
    let wanted = normalizedAnswer(text)
    let progress = try journal.progress()
    let met = Set(progress.words.keys).union(progress.favorites.keys)
      .filter { $0.term == wanted }
    guard let word = lookUp(wanted).first ?? wordNetWords(among: met, besides: []).first else {
      throw unknownWord(wanted)
    }
    guard (progress.favorites[word.id] != nil) != kept else {
      host.output.write("\(word.term) is \(kept ? "a favorite already" : "no favorite").\n")
      return
    }
    try setFavorite(word.id, kept: kept)
    host.output.write(favoriteTold(word.term, kept: kept) + "\n")
  }

  /// Lists the favorites, the newest first.
  ///
  /// - Throws: `ClientError`.
  package func listFavorites() throws {
    let progress = try journal.progress()
    let words = favoriteWords(progress)
    try print(words.map(WordCard.init)) {
      words.isEmpty
        ? "No favorites yet; `wordhoard favorite add WORD` makes one.\n"
        : list(words.map { ($0.word.term, $0.word.mainSense.definition) }, progress: progress)
    }
  }

  // MARK: - Without printing

  /// The words that a text names, those included that no game asks.
  ///
  /// - Throws: `ClientError` where we do not have it, with the nearest words that we have.
  func lookedUp(_ text: String) throws -> [Item] {
    let words = try ownWords(text)
    guard !words.isEmpty else { throw unknownWord(normalizedAnswer(text)) }
    return words
  }

  /// The words of ours that a text names, those included that no game asks; none where we do not have it.
  func ownWords(_ text: String) throws -> [Item] {
    matches(normalizedAnswer(text), in: try allWords())
  }

  /// All words, those included that no game asks.
  ///
  /// - Throws: `ContentError` where those cannot be read.
  func allWords() throws -> [Item] { pack.words + (try pack.lookups().map(\.word)) }

  /// A word drawn by chance; words that are remembered and words seen often are drawn less.
  ///
  /// - Parameters:
  ///   - level: the level; nil for that of the settings.
  ///   - category: the category; nil for that of the settings.
  ///   - isClassic: whether to draw by the classic rule.
  /// - Throws: `ClientError` where there is none of the level and category.
  func drawnWord(
    level: Level? = nil, category: String? = nil, isClassic: Bool = false,
    _ progress: PlayerProgress
  ) throws(ClientError) -> Item {
    let scope = try scope(Settings(progress), level: level, category: category)
    var generator = SeededGenerator(seed: host.randomBits())
    let words = scope.words(of: pack.words, for: progress).all
    guard
      let word = draw(for: progress, isClassic: isClassic)
        .words(1, from: words, using: &generator).first
    else {
      throw ClientError("no_words", "there is no word of this level and category; ask for less")
    }
    return word
  }

  /// The word of the day, the same for everybody with our words.
  ///
  /// - Throws: `ClientError` where there are no words.
  func wordOfTheDay() throws(ClientError) -> Item {
    guard
      let word = WordOfTheDay.word(
        of: host.now().localDate, in: pack.words, editions: pack.editions)
    else { throw ClientError("no_words", "there are no words here") }
    return word
  }

  /// Makes a word a favorite, or takes it from them.
  ///
  /// - Throws: `ClientError` where the journal cannot be written.
  func setFavorite(_ item: ItemID, kept: Bool) throws {
    try write(.favorite(FavoriteEntry(item: item, kept: kept)))
  }

  // MARK: - Parts

  /// What is said where a word was made a favorite, or taken from them.
  func favoriteTold(_ name: String, kept: Bool) -> String {
    "\(name) is \(kept ? "a favorite now" : "no favorite any more")."
  }

  /// The words in play that a text names: by headword, else by an inflected form.
  func lookUp(_ text: String) -> [Item] { matches(text, in: pool.items) }

  private func matches(_ text: String, in words: [Item]) -> [Item] {
    let exact = words.filter { $0.term == text || $0.term.lowercased() == text }
    guard exact.isEmpty else { return exact }
    return words.filter { $0.isInflected(as: text) }
  }

  /// The error for a text that is none of our words, with the nearest that are.
  func unknownWord(_ text: String) -> ClientError {
    guard !text.isEmpty else {
      return ClientError("unknown_word", "which word? Give one", exit: .usage)
    }
    let near = nearWords(text, amongOurs: true)
    let shown = shownSafely(text, limit: 40)
    return ClientError(
      "unknown_word",
      near.isEmpty
        ? "\(shown) is not among our words; check its spelling"
        : "\(shown) is not among our words; did you mean \(near.joined(separator: ", "))?")
  }

  /// The words that a misspelled one is nearest to, the commonest first of those that are equally near, three at
  /// most: ours, and, where there is WordNet to look them up in, all that have a level. No word is near itself.
  ///
  /// - Parameters:
  ///   - amongOurs: whether only our own words will do.
  ///   - dictionary: where each has to be found; nil wherever it is.
  func nearWords(
    _ text: String, amongOurs: Bool = false, in dictionary: (any ReferenceDictionary)? = nil
  ) -> [String] {
    var near: [String: (distance: Int, centiZipf: Int)] = [:]
    func take(_ headword: String, _ centiZipf: Int) {
      guard let distance = editDistance(headword, text, limit: 2), distance > 0 else { return }
      near[headword] = (distance, max(centiZipf, near[headword]?.centiZipf ?? 0))
    }
    for word in pack.words { take(word.term, word.centiZipf) }
    if !amongOurs, shelf.wordNet != nil {
      for entry in levels?.entries() ?? [] { take(entry.headword, entry.centiZipf) }
    }
    let sorted = near.sorted {
      ($0.value.distance, -$0.value.centiZipf, $0.key)
        < ($1.value.distance, -$1.value.centiZipf, $1.key)
    }
    return Array(sorted.lazy.map(\.key).filter { dictionary?.contains($0) != false }.prefix(3))
  }

  /// Counts the first of these words that games ask as seen. Where the journal cannot be written, that
  /// is only remarked, for the words can be told all the same.
  func noteSeen(_ words: [Item]) {
    if let word = words.first(where: \.isPlayed) { note(word.id) }
  }

  /// Counts a word as seen. Where the journal cannot be written, that is only remarked.
  func note(_ item: ItemID) {
    do {
      try write(.seen(item))
    } catch {
      host.errors.write("wordhoard: \(ClientError(error).message)\n")
    }
  }

  func write(_ body: EventBody) throws {
    try journal.append([Journal.Draft(id: host.makeID(), body: body)], at: host.now())
  }

  private func card(_ word: Item, progress: PlayerProgress) -> String {
    if Settings(progress).spoken { return spokenCard(word, progress: progress) }
    let style = style(progress)
    let star = progress.favorites[word.id] == nil ? "" : "  *favorite"
    let sound = word.ipa.isEmpty ? "" : "  /\(word.ipa)/"
    var text = style(.word, word.term) + "\(sound)  \(word.partOfSpeech.name)\(star)\n"
    text += style(.aside, "  " + word.facts) + "\n"
    for known in playerWords([word], progress) where known.isMet || !known.isPlayed {
      text += style(.aside, "  " + known.standingInFull) + "\n"
    }
    return text + word.senses.map { Meaning($0) }.told(style: style, width: width)
  }

  private func spokenCard(_ word: Item, progress: PlayerProgress) -> String {
    var text = "\(word.term), \(word.partOfSpeech.name), of level \(word.level.rawValue), "
    text += "from the category \(word.category). "
    if progress.favorites[word.id] != nil { text += "It is a favorite. " }
    text += word.senses.map { Meaning($0) }.spoken
    return wrapped(text, width: width) + "\n"
  }

  /// Two columns: names and what is said of them; a sentence each where all is to be spoken.
  func list(_ rows: [(name: String, text: String)], progress: PlayerProgress) -> String {
    if Settings(progress).spoken {
      return rows.map { wrapped("\($0.name): \($0.text).", width: width) + "\n" }.joined()
    }
    let style = style(progress)
    let column = min(18, (rows.map(\.name.count).max() ?? 0) + 2)
    return rows.map { name, text in
      style(.word, name) + name.padding(to: column)
        + wrapped(text, width: width, indent: column, hanging: true) + "\n"
    }.joined()
  }
}
