package import ClientCore
package import GameEngine

extension Cards: CardKeeper {
  package func lastUsedDeck(of language: String?) throws -> String? {
    try decks.lastUsed(of: language)?.path.description
  }

  package func add(_ card: CardChange, to path: String) throws -> (deck: String, id: String)? {
    try add([card], to: path).first.map { ($0.deck.path.description, $0.shortID) }
  }

  package func contents(
    of path: String
  ) throws -> (path: String, difficulty: [Difficulty: Int], new: Int) {
    let node = try decks.deck(path)
    let summary = try decks.list().first { $0.deck.id == node.id }
    return (node.path.description, summary?.difficulty ?? [:], summary?.new ?? 0)
  }
}
