import ClientCore
package import GameEngine

/// A deck with its card counts. They include the decks in it.
package struct DeckSummary: Hashable, Sendable {
  package let deck: DeckTree.Node
  /// The number of cards.
  package fileprivate(set) var cards = 0
  /// The number of cards that were answered before and should be asked now.
  package fileprivate(set) var due = 0
  /// The number of cards of each difficulty; those that were never asked count as hard.
  package fileprivate(set) var difficulty: [Difficulty: Int] = [:]
  /// The number of cards that were never asked.
  package fileprivate(set) var new = 0

  init(_ deck: DeckTree.Node) { self.deck = deck }

  /// The summaries of all decks of a tree, in its order.
  ///
  /// - Parameters:
  ///   - counts: the number of cards of each deck, without the decks in it.
  ///   - answered: for each card with a memory, its deck, its difficulty, and whether it is due.
  static func summaries(
    of tree: DeckTree, counts: [DeckID: Int],
    answered: [(deck: DeckID, difficulty: Difficulty, isDue: Bool)]
  ) -> [DeckSummary] {
    var own: [DeckID: DeckSummary] = [:]
    for node in tree.nodes {
      var summary = DeckSummary(node)
      summary.cards = counts[node.id] ?? 0
      summary.difficulty[.new] = summary.cards
      summary.new = summary.cards
      own[node.id] = summary
    }
    for card in answered {
      own[card.deck]?.difficulty[.new, default: 0] -= 1
      own[card.deck]?.new -= 1
      own[card.deck]?.difficulty[card.difficulty, default: 0] += 1
      if card.isDue { own[card.deck]?.due += 1 }
    }
    return tree.nodes.map { node in
      tree.nodes(within: node).compactMap { own[$0.id] }
        .reduce(into: DeckSummary(node)) { sum, inner in
          sum.cards += inner.cards
          sum.due += inner.due
          sum.new += inner.new
          sum.difficulty.merge(inner.difficulty, uniquingKeysWith: +)
        }
    }
  }
}
