package import GameEngine

/// Our own words as a source of items.
package final class PackSource: ItemSource {
  private let index: ContentIndex

  /// The words of an index.
  package init(_ index: ContentIndex) { self.index = index }

  package var id: SourceID { .wordhoard }

  package var course: Course { index.course }

  package var editions: [Edition] { index.editions }

  package var categories: [String] { index.categories }

  package func items(level: Level?, category: String?) -> [Item] {
    index.words.filter { $0.isOf(level: level, category: category) }
  }

  package func item(_ id: ItemID) -> Item? { index.item(id) }

  package func unknown(of ids: [ItemID]) -> [ItemID] { index.unknown(of: ids) }

  package func neighbours() throws -> any NeighbourSource { neighbourTable }

  /// The neighbours that were computed when the pack was built.
  var neighbourTable: NeighbourTable { NeighbourTable(pack: index.directory) }

  /// The candidates, and the most common new words of each level: far more than a session has.
  package func outline(
    candidates: [ItemID], besides known: [ItemID], category: String?
  ) -> [Item] {
    let isKnown = index.membership(in: known)
    let new = Level.allCases.flatMap { level in
      index.places(level: level, category: category).lazy.filter { !isKnown[$0] }
        .prefix(SessionDealer.longest)
    }
    return (candidates.compactMap(index.place).sorted() + new).compactMap { index[$0] }
  }
}
