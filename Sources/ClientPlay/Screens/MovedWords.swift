import GameEngine

/// The words of a session that became easier or harder for the player, by what they are now.
struct MovedWords: Sendable {
  let difficulty: Difficulty
  /// Their headwords in the order of the session.
  let words: [String]

  /// All that changed in a session, the known ones last; empty in other modes.
  static func all(
    in result: ResultEvent, from before: PlayerProgress, to after: PlayerProgress, mode: Mode
  ) -> [MovedWords] {
    guard mode == .learn else { return [] }
    let moved = (result.words ?? []).filter { word in
      let isNew = before.words[word.word]?.answers ?? 0 == 0
      return isNew || before.difficulty(of: word.word) != after.difficulty(of: word.word)
    }
    return Difficulty.allCases.reversed().compactMap { difficulty in
      let words = moved.filter { after.difficulty(of: $0.word) == difficulty }.map(\.headword)
      return words.isEmpty ? nil : MovedWords(difficulty: difficulty, words: words)
    }
  }
}
