import ClientCore
import FoundationEssentials
import GameEngine
import Journal
import Synchronization

/// Finds cards by their folded texts, which are kept in a file and brought up to date with the journal.
///
/// The file is written when there is none, and when more than a few cards were changed since. Until then each process
/// folds the changed ones again.
final class CardSearch: Sendable {
  /// A card that was found.
  struct Found: Sendable {
    let id: ItemID
    let hit: FoldedHit
  }

  private struct State {
    /// The texts of the file.
    var base: FoldedTexts?
    /// Those of cards that were changed since.
    var recent: FoldedTexts?
    /// The cards that were changed since, which count as gone from the file.
    var changed: Set<String> = []
    /// How far all of this has been read.
    var mark: CardMark?
  }

  private let store: PlayerStore
  private let file: FoldedTextsFile
  private let state = Mutex(State())

  /// How many changed cards are kept besides the file.
  static let patience = 500

  init(store: PlayerStore, file: FoldedTextsFile) {
    (self.store, self.file) = (store, file)
  }

  /// The best cards for a query.
  ///
  /// - Parameter decks: those whose cards may be found.
  /// - Throws: `JournalError`.
  func hits(
    for query: FoldedQuery, limit: Int, in decks: Set<DeckID>
  ) throws -> [Found] {
    let (base, recent, changed) = try current()
    func hits(_ texts: FoldedTexts?, from start: Int, besides known: Set<String>) -> [Found] {
      guard let texts else { return [] }
      let isOpen = texts.groups.map { decks.contains(DeckID($0)) }
      return texts.hits(for: query, limit: limit) { place, group in
        isOpen.indices.contains(group) && isOpen[group]
          && (known.isEmpty || !known.contains(texts.key(place)))
      }.map { hit in
        Found(
          id: ItemID(texts.key(hit.place)),
          hit: FoldedHit(tier: hit.tier, rank: hit.rank, place: start + hit.place))
      }
    }
    let found =
      hits(recent, from: 0, besides: []) + hits(base, from: recent?.count ?? 0, besides: changed)
    // Near spellings of one part do not count if the other part has the word itself.
    let best = found.map(\.hit.tier).min() ?? .near
    return found.filter { best == .near || $0.hit.tier != .near }.sorted { $0.hit < $1.hit }
  }

  /// The texts of all cards as they are now.
  private func current() throws -> (
    base: FoldedTexts?, recent: FoldedTexts?, changed: Set<String>
  ) {
    try state.withLock { state in
      let shelf = try store.cards()
      if state.base != nil, try shelf.mark() == state.mark {
        return (state.base, state.recent, state.changed)
      }
      if state.base == nil {
        let kept = file.read()
        state = State(base: kept, mark: kept.flatMap { CardMark($0.stamp) })
        if state.mark == nil { state.base = nil }
      }
      var builder = FoldedTextsBuilder()
      let changes = try shelf.changes(since: state.base.flatMap { CardMark($0.stamp) }) {
        builder.add($0)
      }
      if let changed = changes.changed, changed.count <= CardSearch.patience {
        state.recent = changed.isEmpty ? nil : builder.texts(stamp: "")
        state.changed = Set(changed.map(\.rawValue))
        state.mark = changes.mark
      } else {
        if let base = state.base, let changed = changes.changed {
          builder.add(base, besides: Set(changed.map(\.rawValue)))
        }
        state = State(base: builder.texts(stamp: changes.mark.description), mark: changes.mark)
        if let base = state.base { file.write(base) }
      }
      return (state.base, state.recent, state.changed)
    }
  }
}

extension Card {
  /// The texts that are searched besides the term, the most useful first.
  var textsBesidesTerm: [String] {
    [definition] + synonyms + [example, note] + tags + [source]
  }
}

extension FoldedTextsBuilder {
  fileprivate mutating func add(_ card: Card) {
    add(
      key: card.id.rawValue, group: card.deck.rawValue, titles: [card.term],
      body: card.textsBesidesTerm)
  }
}
