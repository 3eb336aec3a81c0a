import GameEngine

/// Which word a player asks for.
enum WordWish: Hashable, Sendable {
  /// The words that a text names, by headword or by an inflected form.
  case named(String)
  /// The word with this id.
  case item(WordID)
  /// One drawn by chance, by the settings.
  case random
}

extension Wordhoard {
  /// The words of a wish, one at least, which now count as seen.
  ///
  /// - Throws: `ClientError` where we have none.
  func opened(_ wish: WordWish) throws -> [PlayerWord] {
    let words: [Word] =
      switch wish {
      case .named(let text): try lookedUp(text)
      case .item(let id): try pool[id].map { [$0] } ?? lookedUp(id.headword)
      case .random: [try drawnWord(try progress())]
      }
    noteSeen(words)
    return playerWords(words, try progress())
  }
}
