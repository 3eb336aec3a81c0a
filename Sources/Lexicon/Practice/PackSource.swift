package import GameEngine
import Synchronization

/// Our own words as a source of items.
package final class PackSource: ItemSource {
  private let pack: ContentPack
  private let byID = Mutex<[ItemID: Item]?>(nil)

  /// The words of a pack. Its neighbours are read from its folder when they are needed, unless the pack
  /// contains them.
  package init(_ pack: ContentPack) { self.pack = pack }

  package var id: SourceID { .wordhoard }

  package var editions: [Edition] { pack.editions }

  package var categories: [String] { Set(pack.entries.compactMap(\.word.category)).sorted() }

  /// All words, in the order of their files.
  var allItems: [Item] { pack.words }

  package func items(level: Level?, category: String?) -> [Item] {
    pack.words.filter { $0.isOf(level: level, category: category) }
  }

  package func item(_ id: ItemID) -> Item? {
    byID.withLock { found in
      if let found { return found[id] }
      let made = Dictionary(pack.words.map { ($0.id, $0) }) { first, _ in first }
      found = made
      return made[id]
    }
  }

  package func neighbours() throws -> any NeighbourSource { try neighbourTable() }

  /// The precomputed neighbours.
  func neighbourTable() throws(ContentError) -> [ItemID: Neighbours] {
    guard pack.neighbours.isEmpty else { return pack.neighbours }
    return try NeighbourFile.read(path: "\(pack.directory)/\(NeighbourFile.name)")
  }
}
