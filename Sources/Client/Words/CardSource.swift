package import GameEngine
import Journal

/// The player's cards as a source of items: all of them, or those of a deck and of the decks in it.
package struct CardSource: ItemSource {
  package let id: SourceID
  private let store: PlayerStore
  /// The deck; nil for all decks.
  private let deck: DeckID?

  /// The name of the source of all cards.
  package static let all = SourceID("cards")
  /// What the name of a deck's source begins with.
  static let prefix = "deck/"

  /// How many new cards a session can choose from.
  private static let newCards = SessionDealer.longest
  /// How many cards that follow each of them in its deck it can offer as wrong choices.
  private static let companions = 5

  /// All cards.
  package init(store: PlayerStore) {
    self.store = store
    id = CardSource.all
    deck = nil
  }

  /// The cards of a deck.
  package init(of deck: DeckTree.Node, store: PlayerStore) {
    self.store = store
    id = SourceID(CardSource.prefix + deck.path.description)
    self.deck = deck.id
  }

  package var editions: [Edition] {
    [Edition(number: 1, firstDate: CalendarDate(dayNumber: 0), name: id.rawValue)]
  }

  package var categories: [String] { [] }

  private func nodes(of tree: DeckTree) -> [DeckTree.Node] {
    guard let deck else { return tree.nodes }
    return tree[deck].map(tree.nodes(within:)) ?? []
  }

  package func items(level: Level?, category: String?) throws -> [Item] {
    guard category == nil else { return [] }
    let shelf = try store.cards()
    return try nodes(of: shelf.tree()).flatMap { node in
      try shelf.cards(in: node.id).map { Item($0, pair: node.pair) }
    }
  }

  package func item(_ id: ItemID) -> Item? {
    guard id.cardID != nil, let shelf = try? store.cards(), let card = try? shelf.card(id),
      let tree = try? shelf.tree(), let node = tree[card.deck], contains(node, in: tree)
    else { return nil }
    return Item(card, pair: node.pair)
  }

  private func contains(_ node: DeckTree.Node, in tree: DeckTree) -> Bool {
    guard let deck else { return true }
    return tree[deck].map { node.path.isWithin($0.path) } ?? false
  }

  package func unknown(of ids: [ItemID]) -> [ItemID] {
    guard ids.contains(where: { $0.cardID != nil }), let shelf = try? store.cards(),
      let tree = try? shelf.tree(), let decks = try? shelf.decksOfCards()
    else { return ids }
    let own = Set(nodes(of: tree).map(\.id))
    return ids.filter { id in decks[id].map { !own.contains($0) } ?? true }
  }

  package func neighbours() -> any NeighbourSource { [:] as [ItemID: Neighbours] }

  /// The candidates, and the new cards that were added first.
  package func outline(
    candidates: [ItemID], besides known: [ItemID], category: String?
  ) throws -> [Item] {
    try cards(candidates, besides: known, category: category).map { Item($0.card, pair: $0.pair) }
  }

  /// The outline, and a pool that has further cards of their decks for wrong choices, so that a session does not read a
  /// whole deck.
  package func session(
    candidates: () throws -> [ItemID], besides known: () -> [ItemID], category: String?
  ) throws -> (items: [Item], pool: ItemPool) {
    let cards = try cards(candidates(), besides: known(), category: category)
    let items = cards.map { Item($0.card, pair: $0.pair) }
    let shelf = try store.cards()
    var companions: [Item] = []
    var decks: Set<DeckID> = []
    for (card, pair) in cards {
      // The first cards of the deck follow its last one.
      let first =
        decks.insert(card.deck).inserted
        ? try shelf.cards(in: card.deck, limit: CardSource.companions) : []
      let next = try shelf.cards(after: card, limit: CardSource.companions)
      companions += (first + next).map { Item($0, pair: pair) }
    }
    return (items, ItemPool(source: id, items: items + companions, editions: editions))
  }

  private func cards(
    _ candidates: [ItemID], besides known: [ItemID], category: String?
  ) throws -> [(card: Card, pair: LanguagePair?)] {
    guard category == nil else { return [] }
    let shelf = try store.cards()
    let tree = try shelf.tree()
    func placed(_ id: ItemID) throws -> (card: Card, pair: LanguagePair?)? {
      guard id.cardID != nil, let card = try shelf.card(id), let node = tree[card.deck],
        contains(node, in: tree)
      else { return nil }
      return (card, node.pair)
    }
    let answered = Set(known.filter { $0.cardID != nil }).union(candidates)
    var new: [ItemID] = []
    for node in nodes(of: tree) where new.count < CardSource.newCards {
      new += try shelf.ids(
        in: node.id, limit: CardSource.newCards - new.count, besides: answered)
    }
    return try (candidates + new).compactMap(placed)
  }
}
