/// A page of results, without hidden books.
package struct BookPage: Hashable, Sendable {
  /// The books of the page.
  package let books: [FoundBook]
  /// The number of all results, with and without covers.
  package let total: Int
  /// The place at which the next page begins; nil at the end.
  package let next: Int?
  /// Why the page is shorter than it could be, if it is.
  package let missing: DiscoveryError?
}
