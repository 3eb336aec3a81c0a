/// What to search for.
package struct SearchRequest: Hashable, Sendable {
  /// The words; those of a title may be its beginning only.
  package var query: String
  /// The kinds to find.
  package var kinds = Set(SearchKind.allCases)
  /// The most results.
  package var limit = 20
  /// The deck whose cards are found, with those of the decks in it; nil to find everything.
  package var deck: String?

  /// A search for everything.
  package init(_ query: String) { self.query = query }
}
