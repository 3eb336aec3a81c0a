package import Client
import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// Lists the words the player has seen.
  ///
  /// - Throws: `ClientError`.
  package func listSeen(_ wish: WordListWish) throws {
    let progress = try journal.progress()
    let words = seenWords(progress)
    // A category is one before any of its words was met. Words of a WordNet that is gone have one of their own.
    let known = Set(categories(of: .wordnet) + words.map(\.word.category)).sorted()
    _ = try checkedCategory(wish.category, among: known)
    let seen = wish.taken(from: words)
    try print(seen.map(WordCard.init)) {
      if seen.isEmpty { return "No such words seen yet; `wordhoard play` shows you some.\n" }
      return list(seen.map { ($0.word.term, $0.standing) }, progress: progress)
    }
  }

  /// The words the player has seen, those shown last first.
  func seenWords(_ progress: PlayerProgress) -> [PlayerWord] {
    let own = pack.words.filter { progress.words[$0.id] != nil }
    return playerWords(own + answeredElsewhere(progress, besides: own), progress)
      .sorted { ($1.state.lastSeen, $0.word.id) < ($0.state.lastSeen, $1.word.id) }
  }

  /// The favorites, the newest first.
  func favoriteWords(_ progress: PlayerProgress) -> [PlayerWord] {
    let items = progress.favorites.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let own = pack.words.filter { progress.favorites[$0.id] != nil }
    let words = own + wordNetWords(among: progress.favorites.keys, besides: own)
    let known = Dictionary(words.map { ($0.id, $0) }) { first, _ in first }
    return playerWords(items.compactMap { known[$0.key] }, progress)
  }

  /// Words, and where they stand now.
  func playerWords(_ words: [Item], _ progress: PlayerProgress) -> [PlayerWord] {
    let now = host.now().instant
    return words.map { PlayerWord($0, progress: progress, at: now) }
  }
}
