import GameEngine
import Journal
import Lexicon

extension Wordhoard {
  /// Lists the words the player has seen.
  ///
  /// - Throws: `ClientError`.
  package func listSeen(_ wish: WordListWish) throws {
    let progress = try journal.progress()
    _ = try checkedCategory(wish.category)
    let seen = wish.taken(from: seenWords(progress))
    try print(seen.map(WordCard.init)) {
      if seen.isEmpty { return "No such words seen yet; `wordhoard play` shows you some.\n" }
      return list(seen.map { ($0.word.headword, $0.standing) }, progress: progress)
    }
  }

  /// The words the player has seen, those shown last first.
  func seenWords(_ progress: PlayerProgress) -> [PlayerWord] {
    playerWords(pack.words.filter { progress.words[$0.id] != nil }, progress)
      .sorted { ($1.state.lastSeen, $0.word.id) < ($0.state.lastSeen, $1.word.id) }
  }

  /// The favorites, the newest first.
  func favoriteWords(_ progress: PlayerProgress) -> [PlayerWord] {
    let items = progress.favorites.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return playerWords(items.compactMap { pool[$0.key] }, progress)
  }

  /// Words, and where they stand now.
  func playerWords(_ words: [Word], _ progress: PlayerProgress) -> [PlayerWord] {
    let now = host.now().instant
    let played = played(words)
    return words.map {
      PlayerWord($0, progress: progress, at: now, isPlayed: played.contains($0.id))
    }
  }

  /// Those of some words that games ask. The pool would tell, too, but to make it takes longer than what is told
  /// by a command that deals no round.
  func played(_ words: [Word]) -> Set<WordID> {
    let wanted = Set(words.map(\.id))
    return Set(pack.words.lazy.map(\.id).filter(wanted.contains))
  }
}
