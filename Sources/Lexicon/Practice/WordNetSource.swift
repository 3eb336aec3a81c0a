package import GameEngine
import Synchronization

/// Our own words, and the words of WordNet that games ask, as a source of items.
package final class WordNetSource: ItemSource {
  /// The name of this source.
  package static let id = SourceID("wordnet")
  /// The name of its only edition.
  package static let editionName = "wordnet-3.0"

  private let own: PackSource
  private let levels: @Sendable () -> WordLevels?
  private let words: @Sendable () throws -> WordNetWords
  private let made = Mutex<[Item]?>(nil)

  /// - Parameters:
  ///   - own: our own words; they replace words of WordNet with the same ID.
  ///   - levels: the words that have a level, which is all that is known if WordNet is not installed.
  ///   - words: opens WordNet; throws if it is not installed.
  package init(
    own: PackSource, levels: @escaping @Sendable () -> WordLevels?,
    words: @escaping @Sendable () throws -> WordNetWords
  ) {
    self.own = own
    self.levels = levels
    self.words = words
  }

  package var id: SourceID { WordNetSource.id }

  /// One edition, named after WordNet: its rounds contain words of all our editions.
  package var editions: [Edition] {
    let newest = own.editions[own.editions.count - 1]
    return [
      Edition(
        number: newest.number, firstDate: newest.firstDate, name: WordNetSource.editionName)
    ]
  }

  package var categories: [String] { Set(own.categories + PracticeCategory.all).sorted() }

  /// - Complexity: some 0.2 s the first time, since the words are made from the installed WordNet.
  package func items(level: Level?, category: String?) throws -> [Item] {
    try allItems().filter { $0.isOf(level: level, category: category) }
  }

  private func allItems() throws -> [Item] {
    if let all = made.withLock({ $0 }) { return all }
    let ours = own.items(level: nil, category: nil)
    let taken = Set(ours.map(\.id))
    let all = ours + (try words().words()).filter { !taken.contains($0.id) }
    made.withLock { $0 = all }
    return all
  }

  /// Our word, or WordNet's. If WordNet is not installed, an item for a word with a level contains
  /// a notice instead of the meaning.
  package func item(_ id: ItemID) -> Item? {
    if let item = own.item(id) { return item }
    // Opening WordNet takes longer than a short command, and would find no card.
    guard id.headword != nil else { return nil }
    if let words = try? words() { return words.word(id) }
    return levels()?.word(
      id, definition: "its meaning is in WordNet, which is not installed here")
  }

  package func neighbours() throws -> any NeighbourSource {
    try words().neighbours(besides: own.neighbourTable)
  }

  /// Our words, and WordNet's candidates. Making all words of WordNet would take longer than
  /// everything else.
  package func outline(
    candidates: [ItemID], besides known: [ItemID], category: String?
  ) -> [Item] {
    own.outline(candidates: candidates, besides: known, category: category)
      + candidates.filter { own.item($0) == nil }.sorted().compactMap(item)
  }
}
