/// The words, kinds and number of results of a search.
package struct SearchRequest: Hashable, Sendable {
  /// The words to find. Words of a title may be incomplete. `tag:` before a word finds cards with this tag.
  package var query: String
  /// The kinds of results that are wanted.
  package var kinds = Set(SearchKind.allCases)
  /// The most results that are returned; 1 to `Search.most`.
  package var limit = 20
  /// The tags that cards must have, each or one below it; `Search` takes them from the query.
  package var tags: [CardTag] = []
  /// The deck whose cards are found, with the cards of the decks in it; nil to find everything.
  package var deck: String?

  /// A search for all kinds of results, limited to the best 20.
  package init(_ query: String) { self.query = query }
}
