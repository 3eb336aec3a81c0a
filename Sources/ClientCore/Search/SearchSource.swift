/// Finds something of one kind or two for `Search`.
package protocol SearchSource: Sendable {
  /// The best matches of a search.
  ///
  /// - Parameters:
  ///   - query: the words of the request; nil if it has only tags.
  ///   - progress: receives the numbers of objects that are prepared for the search, and of all.
  /// - Throws: `ClientError` for a value of the request that is unknown; `JournalError`; `CancellationError`.
  func matches(
    _ request: SearchRequest, _ query: FoldedQuery?, progress: (Int, Int) -> Void
  ) throws -> SearchMatches
}

/// The matches that one source contributes to a search.
package struct SearchMatches {
  /// The best matches, in any order.
  package var rows: [SearchMatch] = []
  /// Why something was not searched; nil if everything was.
  package var missing: ClientError?

  package init(rows: [SearchMatch] = [], missing: ClientError? = nil) {
    self.rows = rows
    self.missing = missing
  }
}

/// Something that was found, before its texts are read.
package struct SearchMatch {
  package let hit: FoldedHit
  package let kind: SearchKind
  /// Reads the texts; nil if it was removed or changed meanwhile.
  package let result: () throws -> SearchResult?

  package init(
    hit: FoldedHit, kind: SearchKind, result: @escaping () throws -> SearchResult?
  ) {
    self.hit = hit
    self.kind = kind
    self.result = result
  }

  /// The sort key: better matches first, and of equally good ones the player's decks, books and
  /// cards before words.
  package var order: (Int, Int, Int, Int) {
    let own = [SearchKind.deck, .book, .card, .word].firstIndex(of: kind) ?? 4
    return (hit.tier.rawValue, hit.rank, own, hit.place)
  }
}
