/// A result with the facts of the page about one book.
package struct BookDetail: Hashable, Sendable {
  /// The result, with pages and ISBNs of an edition if one has them.
  package let book: FoundBook
  /// Its description as plain text, in paragraphs, separated by line ends.
  package let description: String?
  /// Why the editions are missing, if they are; the rest is complete.
  package let missing: DiscoveryError?
}
