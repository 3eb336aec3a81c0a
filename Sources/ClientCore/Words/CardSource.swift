package import GameEngine
import Journal

/// The player's cards as a source of items: all cards, or the cards of a deck and of the decks in
/// it, or those of them that have a tag. Suspended cards can be looked up, but are not asked.
package struct CardSource: ItemSource {
  package let id: SourceID
  private let store: PlayerStore
  /// The deck; nil for all decks.
  private let deck: DeckID?
  /// The tags that each card has, or has one below.
  private let tags: [CardTag]

  /// The name of the source of all cards.
  package static let all = SourceID("cards")
  /// The beginning of the name of a deck's source; the path of the deck follows.
  package static let prefix = "deck/"

  /// The number of new cards that a session can choose from.
  private static let newCards = SessionDealer.longest
  /// The number of cards after each of them in its deck that can be wrong choices.
  private static let companions = 5

  /// The source of all cards, in any deck, that have each of some tags.
  package init(store: PlayerStore, tags: [CardTag] = []) {
    (self.store, self.tags) = (store, tags)
    id = CardSource.all
    deck = nil
  }

  /// The source of the cards of a deck and of the decks in it that have each of some tags.
  package init(of deck: DeckTree.Node, store: PlayerStore, tags: [CardTag] = []) {
    (self.store, self.tags) = (store, tags)
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
      try shelf.cards(in: node.id).filter(isAsked).map { Item($0, pair: node.pair) }
    }
  }

  package func item(_ id: ItemID) -> Item? {
    guard id.cardID != nil, let shelf = try? store.cards(), let card = try? shelf.card(id),
      let tree = try? shelf.tree(), let node = tree[card.deck], contains(node, in: tree),
      tags.allSatisfy({ $0.isOn(card) })
    else { return nil }
    return Item(card, pair: node.pair)
  }

  private func isAsked(_ card: Card) -> Bool {
    !card.isSuspended && tags.allSatisfy { $0.isOn(card) }
  }

  /// The IDs of the cards with the tags; nil if there are no tags.
  private func tagged(on shelf: CardShelf, in tree: DeckTree) throws -> Set<ItemID>? {
    try tags.isEmpty ? nil : Set(tags.cards(on: shelf, in: Set(nodes(of: tree).map(\.id))))
  }

  private func contains(_ node: DeckTree.Node, in tree: DeckTree) -> Bool {
    guard let deck else { return true }
    return tree[deck].map { node.path.isWithin($0.path) } ?? false
  }

  package func unknown(of ids: [ItemID]) -> [ItemID] {
    guard ids.contains(where: { $0.cardID != nil }), let shelf = try? store.cards(),
      let tree = try? shelf.tree(), let decks = try? shelf.decks(of: ids)
    else { return ids }
    let own = Set(nodes(of: tree).map(\.id))
    let tagged = try? tagged(on: shelf, in: tree)
    return ids.filter { id in
      !(decks[id].map(own.contains) ?? false) || tagged?.contains(id) == false
    }
  }

  /// The IDs that are cards of this source and can be asked.
  ///
  /// - Throws: `JournalError`.
  package func askable(of ids: [ItemID]) throws -> [ItemID] {
    let others = try Set(unknown(of: ids)).union(store.cards().suspended())
    return ids.filter { !others.contains($0) }
  }

  package func neighbours() -> any NeighbourSource { [:] as [ItemID: Neighbours] }

  /// The candidates, and the new cards that were added first.
  package func outline(
    candidates: [ItemID], besides known: [ItemID], category: String?
  ) throws -> [Item] {
    guard category == nil else { return [] }
    let known = Set(known)
    let shelf = try store.cards()
    let tree = try shelf.tree()
    return try cards(candidates, isNew: { !known.contains($0) }, on: shelf, in: tree)
      .compactMap { item($0, in: tree) }
  }

  /// The outline, and a pool with additional cards of the same decks for wrong choices, so that a
  /// session does not read a whole deck.
  package func session(
    candidates: () throws -> [ItemID], isNew: (ItemID) -> Bool, category: String?
  ) throws -> (items: [Item], pool: ItemPool) {
    let shelf = try store.cards()
    let tree = try shelf.tree()
    let cards =
      try category == nil ? cards(candidates(), isNew: isNew, on: shelf, in: tree) : []
    let items = cards.compactMap { item($0, in: tree) }
    let companions = try shelf.companions(of: cards, each: CardSource.companions)
      .compactMap { item($0, in: tree) }
    return (items, ItemPool(source: id, items: items + companions, editions: editions))
  }

  private func item(_ card: Card, in tree: DeckTree) -> Item? {
    tree[card.deck].map { Item(card, pair: $0.pair) }
  }

  /// The candidates that are cards of the source, and the first new cards.
  private func cards(
    _ candidates: [ItemID], isNew: (ItemID) -> Bool, on shelf: CardShelf, in tree: DeckTree
  ) throws -> [Card] {
    var ids = candidates.filter { $0.cardID != nil }
    let most = ids.count + CardSource.newCards
    let tagged = try tagged(on: shelf, in: tree)
    for node in nodes(of: tree) where ids.count < most {
      try shelf.scanIDs(in: node.id, besidesSuspended: true) { id in
        if isNew(id), tagged?.contains(id) ?? true { ids.append(id) }
        return ids.count < most
      }
    }
    return try shelf.cards(ids).filter { card in
      isAsked(card) && tree[card.deck].map { contains($0, in: tree) } ?? false
    }
  }
}
