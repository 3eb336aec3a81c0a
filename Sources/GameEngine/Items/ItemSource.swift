/// A source of items, such as Wordhoard's words, WordNet or a deck.
///
/// Single items can be read at any time. To deal rounds from a source, create its pool once.
package protocol ItemSource: Sendable {
  /// Its name, as in `--source` and round codes.
  var id: SourceID { get }

  /// The course of its items.
  var course: Course { get }

  /// Its editions, oldest first; at least one.
  var editions: [Edition] { get }

  /// The categories that its items can have, in alphabetical order.
  var categories: [String] { get }

  /// The items of a level and a category, in any order; nil means any. An item without a level
  /// suits every level.
  func items(level: Level?, category: String?) throws -> [Item]

  /// The item with an ID; nil if the source does not contain it. A source may also know items that
  /// it does not ask.
  func item(_ id: ItemID) -> Item?

  /// The IDs that are not items of the source, in their order. Faster than reading the items. The
  /// IDs must be distinct.
  func unknown(of ids: [ItemID]) -> [ItemID]

  /// The terms that are too near its items to be wrong choices.
  func neighbours() throws -> any NeighbourSource

  /// Enough items to plan a session without reading all of them: candidates, and some new ones.
  ///
  /// - Parameters:
  ///   - candidates: known items that the session may ask. Items of other sources are left out.
  ///   - known: the items that are not new.
  ///   - category: the category of new items; nil for any.
  func outline(
    candidates: [ItemID], besides known: [ItemID], category: String?
  ) throws -> [Item]

  /// The items from which a session selects, and a pool that contains them and suitable wrong
  /// choices. The parameters are like those of `outline`; they are closures because only some
  /// sources use them.
  func session(
    candidates: () throws -> [ItemID], isNew: (ItemID) -> Bool, category: String?
  ) throws -> (items: [Item], pool: ItemPool)
}

extension ItemSource {
  package var course: Course { .english }

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

  /// Reads all items of the source into a pool.
  package func pool() throws -> ItemPool {
    ItemPool(
      source: id, course: course, items: try items(level: nil, category: nil), editions: editions,
      neighbours: try neighbours())
  }
}
