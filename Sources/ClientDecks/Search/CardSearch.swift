import ClientCore
import FoundationEssentials
import GameEngine
import Journal
import Kit
import Synchronization

/// Finds cards by their folded texts, which are cached in a file and updated from the journal.
///
/// The file is written if there is none, or if more than `patience` cards were changed since. Until
/// then, each process folds the changed cards again.
final class CardSearch: Sendable {
  /// A found card and the quality of the match.
  struct Found: Sendable {
    let id: ItemID
    let hit: FoldedHit
  }

  private struct State {
    /// The folded texts of the file.
    var base: FoldedTexts?
    /// The folded texts of the cards that were changed since.
    var recent: FoldedTexts?
    /// The ids of the cards that were changed since. Their texts in `base` are outdated.
    var changed: Set<String> = []
    /// The position in the journal up to which all of this was read.
    var mark: CardMark?
  }

  private let store: PlayerStore
  private let file: FoldedTextsFile
  private let state = Mutex(State())

  /// The number of changed cards from which the file is written again.
  static let patience = 500

  init(store: PlayerStore, file: FoldedTextsFile) {
    (self.store, self.file) = (store, file)
  }

  /// The best matches for a query.
  ///
  /// - Parameters:
  ///   - decks: the decks whose cards may be found.
  ///   - wanted: the ids of the cards that may be found; nil for all.
  /// - Throws: `JournalError`.
  func hits(
    for query: FoldedQuery, limit: Int, in decks: Set<DeckID>, among wanted: Set<String>? = nil
  ) throws -> [Found] {
    let (base, recent, changed) = try current()
    func hits(_ texts: FoldedTexts?, from start: Int, besides known: Set<String>) -> [Found] {
      guard let texts else { return [] }
      let isOpen = texts.groups.map { decks.contains(DeckID($0)) }
      return texts.hits(for: query, limit: limit) { place, group in
        isOpen.indices.contains(group) && isOpen[group]
          && (known.isEmpty || !known.contains(texts.key(place)))
          && wanted?.contains(texts.key(place)) ?? true
      }.map { hit in
        Found(
          id: ItemID(texts.key(hit.place)),
          hit: FoldedHit(tier: hit.tier, rank: hit.rank, place: start + hit.place))
      }
    }
    let found =
      hits(recent, from: 0, besides: []) + hits(base, from: recent?.count ?? 0, besides: changed)
    // If one part contains the word itself, near spellings in the other part do not count.
    let best = found.map(\.hit.tier).min() ?? .near
    return found.filter { best == .near || $0.hit.tier != .near }.sorted { $0.hit < $1.hit }
  }

  /// The folded texts of all cards in their current state.
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
  /// The texts to search besides the term, in the order of their fields.
  var textsBesidesTerm: [String] {
    CardField.allCases.filter { $0.isEditable && $0 != .term }.flatMap {
      $0.isList ? LinesText.lines(self[$0]) : [self[$0]]
    }
  }
}

extension FoldedTextsBuilder {
  fileprivate mutating func add(_ card: Card) {
    add(
      key: card.id.rawValue, group: card.deck.rawValue, titles: [card.term],
      body: card.textsBesidesTerm)
  }
}
