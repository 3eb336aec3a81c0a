import Client
import GameEngine
import Lexicon

extension Wordhoard {
  /// What is found for a wish; it now counts as seen.
  ///
  /// - Throws: `ClientError` where nobody has it.
  func opened(_ wish: WordWish) throws -> LookedUp {
    let words: [Item]
    switch wish {
    case .named(let text):
      words = try ownWords(text)
      if words.isEmpty { return try openedElsewhere(text) }
    case .elsewhere(let text, let id): return try openedElsewhere(text, in: id)
    case .item(let id):
      words = try (pool[id] ?? wordNetWord(id)).map { [$0] } ?? lookedUp(id.term)
    case .random: words = [try drawnWord(try progress())]
    case .ofTheDay: words = [try wordOfTheDay()]
    }
    noteSeen(words)
    return .ours(playerWords(words, try progress()))
  }

  /// A dictionary that is damaged is passed over without a word here; `data` tells of it.
  private func openedElsewhere(_ text: String, in id: String? = nil) throws -> LookedUp {
    let answer = try lookedUpElsewhere(text, in: id, try progress())
    note(answer.item)
    return .elsewhere(answer)
  }
}
