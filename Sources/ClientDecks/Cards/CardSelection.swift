package import ClientCore
import GameEngine
import Journal

/// The choice of some of the player's cards; without conditions, all of them.
package struct CardSelection: Sendable {
  /// The deck that contains the cards, itself or in the decks in it.
  package var deck: String?
  /// The tags that each card has, or has one below.
  package var tags: [CardTag] = []
  /// The words that begin words of each card, in any of its texts.
  package var words: FoldedQuery?

  /// Whether only cards are wanted that are forgotten again and again and do not rest.
  package var isLeech = false

  package init() {}

  /// Whether a card of the deck satisfies the other conditions.
  func includes(_ card: Card) -> Bool {
    tags.allSatisfy { $0.isOn(card) }
      && words.map { $0.isIn([card.term] + card.textsBesidesTerm) } ?? true
  }
}

extension Cards {
  /// The tags of the cards of a deck and of the decks in it, or of all cards, in the order of their names; with the
  /// number of cards that have each.
  ///
  /// - Throws: `ClientError` if there is no such deck.
  package func tags(in path: String?) throws -> [(tag: String, cards: Int)] {
    let tree = try store.cards().tree()
    let nodes = try path.map { tree.nodes(within: try decks.deck($0)) } ?? tree.nodes
    let counts = try store.cards().tags(in: Set(nodes.map(\.id)))
    return counts.map { ($0.key, $0.value) }.sorted {
      ($0.0.lowercased(), $0.0) < ($1.0.lowercased(), $1.0)
    }
  }

  /// The cards of a selection, deck by deck, in the order in which they were added.
  ///
  /// - Throws: `ClientError` if there is no such deck.
  package func list(_ selection: CardSelection) throws -> [DeckCard] {
    let (shelf, progress) = (try store.cards(), try store.progress())
    let (tree, now) = (try shelf.tree(), progress.studyTime(host.now()))
    let nodes = try selection.deck.map { tree.nodes(within: try decks.deck($0)) } ?? tree.nodes
    return try nodes.flatMap { node in
      try shelf.cards(in: node.id).lazy.filter(selection.includes).map {
        DeckCard($0, in: node, progress: progress, at: now)
      }.filter { !selection.isLeech || $0.isLeech }
    }
  }
}
