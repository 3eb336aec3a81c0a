package import GameEngine
import Journal

/// The words that the player has met, and the favorites.
package struct WordLists: Sendable {
  private let library: WordLibrary
  private let sources: ItemSources
  private let scopes: PracticeScopes
  private let store: PlayerStore
  private let host: Host

  /// - Parameters:
  ///   - sources: provides the items that were met.
  ///   - scopes: checks categories.
  ///   - host: returns the time.
  package init(
    library: WordLibrary, sources: ItemSources, scopes: PracticeScopes, store: PlayerStore,
    host: Host
  ) {
    self.library = library
    self.sources = sources
    self.scopes = scopes
    self.store = store
    self.host = host
  }

  /// The words the player has seen, the last shown first.
  ///
  /// - Throws: `JournalError`.
  package func seen() throws -> [PlayerWord] {
    let progress = try store.progress()
    return try playerWords(sources.met(by: progress), progress)
      .sorted { ($1.state.lastSeen, $0.word.id) < ($0.state.lastSeen, $1.word.id) }
  }

  /// The seen words that a request includes, in its order.
  ///
  /// - Throws: `ClientError` for an unknown category.
  package func seen(_ request: WordListRequest) throws -> [PlayerWord] {
    let words = try seen()
    // Categories without met words are also valid, as are categories of items whose source was removed.
    let met = words.compactMap(\.word.category)
    let known = Set(sources.categories + met).sorted()
    _ = try scopes.checkedCategory(request.category, among: known)
    return request.taken(from: words)
  }

  /// The favorites, the newest first.
  ///
  /// - Throws: `JournalError`.
  package func favorites() throws -> [PlayerWord] {
    let progress = try store.progress()
    let ids = progress.favorites.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return try playerWords(ids.compactMap(sources.item), progress)
  }

  /// Whether a word is a favorite.
  ///
  /// - Throws: `JournalError`.
  package func isFavorite(_ item: ItemID) throws -> Bool {
    try store.progress().favorites[item] != nil
  }

  /// Makes a word a favorite, or removes it if it is one.
  ///
  /// - Returns: whether it is a favorite now.
  /// - Throws: `JournalError`.
  package func toggleFavorite(_ item: ItemID) throws -> Bool {
    let kept = try !isFavorite(item)
    try setFavorite(item, kept: kept)
    return kept
  }

  /// Makes a word a favorite, or removes it from the favorites.
  ///
  /// - Throws: `JournalError`.
  package func setFavorite(_ item: ItemID, kept: Bool) throws {
    try store.write(.favorite(FavoriteEntry(item: item, kept: kept)))
  }

  /// Makes the word that a text names a favorite, or removes it from the favorites: one of Wordhoard's words,
  /// or an item of another source that was met.
  ///
  /// - Returns: the word, and whether that changed anything.
  /// - Throws: `ClientError` if the word was not found.
  package func setFavorite(
    named text: String, kept: Bool
  ) throws -> (word: Item, hasChanged: Bool) {
    let word = try item(named: text)
    let hasChanged = try isFavorite(word.id) != kept
    if hasChanged { try setFavorite(word.id, kept: kept) }
    return (word, hasChanged)
  }

  private func item(named text: String) throws -> Item {
    let wanted = normalizedAnswer(text)
    let progress = try store.progress()
    let met = Set(progress.words.keys).union(progress.favorites.keys)
    guard
      let word = library.words(named: wanted).first
        ?? sources.items(sources.ids(met, named: wanted)).first
    else { throw library.unknownWord(wanted) }
    return word
  }

  /// Lets an item rest for half a year, because the player knows it; then it comes back as a check.
  ///
  /// - Returns: the item with its progress afterwards; nil if no source contains it.
  /// - Throws: `JournalError`.
  @discardableResult
  package func know(_ item: ItemID) throws -> PlayerWord? {
    guard let word = sources.item(item) else { return nil }
    let progress = try store.progress()
    let goal = try store.goals(progress, of: [item])[item]
    try store.write(
      .difficulty(
        DifficultyEntry(
          known: item, in: progress, at: progress.studyTime(host.now()),
          retention: goal.retention)))
    return try playerWord(word.id)
  }

  /// The item that a text means: one of Wordhoard's words, an item of another source that was met, or the card with an id.
  ///
  /// - Throws: `ClientError` if it was not found.
  package func item(meant text: String) throws -> Item {
    try sources.item(ItemID(text)) ?? sources.item(.card(text)) ?? item(named: text)
  }

  /// An item with its progress; nil if no source contains it.
  ///
  /// - Throws: `JournalError`.
  package func playerWord(_ item: ItemID) throws -> PlayerWord? {
    try playerWords([item].compactMap(sources.item), store.progress()).first
  }

  /// The categories of Wordhoard's words.
  package var categories: [String] { library.categories }

  private func playerWords(
    _ words: [Item], _ progress: PlayerProgress
  ) throws(JournalError) -> [PlayerWord] {
    let now = progress.studyTime(host.now())
    let goals = try store.goals(progress, of: words.lazy.map(\.id))
    return words.map { PlayerWord($0, progress: progress, at: now, goals: goals) }
  }
}
