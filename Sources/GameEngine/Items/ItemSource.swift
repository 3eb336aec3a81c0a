/// A source of items: our words, WordNet's words, a deck.
///
/// A source is asked for single items at any time. To deal from it, make a pool of it once.
package protocol ItemSource: Sendable {
  /// Its name.
  var id: SourceID { get }

  /// Its editions, oldest first; at least one.
  var editions: [Edition] { get }

  /// The categories that its items can have, in alphabetical order.
  var categories: [String] { get }

  /// The items of a level and a category, if given, in any order. An item without a level suits every level.
  func items(level: Level?, category: String?) throws -> [Item]

  /// The item with an id, or nil. It may also know items that it does not ask.
  func item(_ id: ItemID) -> Item?

  /// Those of some distinct IDs that are no items of the source, in their order. Faster than making the items.
  func unknown(of ids: [ItemID]) -> [ItemID]

  /// The terms that are too near to its items to be offered as other choices.
  func neighbours() throws -> any NeighbourSource

  /// Enough items to plan a session without making all of them: candidates, and some that are new.
  ///
  /// - Parameters:
  ///   - candidates: the known items that the session may take. Those of other sources are left out.
  ///   - known: the items that are not new.
  ///   - category: the category of new items; nil for any.
  func outline(
    candidates: [ItemID], besides known: [ItemID], category: String?
  ) throws -> [Item]

  /// The items that a session chooses from, and a pool that contains them and suitable wrong choices. The parameters are
  /// like those of `outline`, for sources that need them.
  func session(
    candidates: () throws -> [ItemID], isNew: (ItemID) -> Bool, category: String?
  ) throws -> (items: [Item], pool: ItemPool)
}

extension ItemSource {
  package func unknown(of ids: [ItemID]) -> [ItemID] { ids.filter { item($0) == nil } }

  package func outline(
    candidates: [ItemID], besides known: [ItemID], category: String?
  ) throws -> [Item] {
    try items(level: nil, category: nil)
  }

  package func session(
    candidates: () throws -> [ItemID], isNew: (ItemID) -> Bool, category: String?
  ) throws -> (items: [Item], pool: ItemPool) {
    let pool = try pool()
    return (pool.items, pool)
  }

  /// All its items, ready to be drawn from.
  package func pool() throws -> ItemPool {
    ItemPool(
      source: id, items: try items(level: nil, category: nil), editions: editions,
      neighbours: try neighbours())
  }
}
