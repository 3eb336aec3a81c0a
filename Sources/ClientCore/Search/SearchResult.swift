package import GameEngine

/// The results of a search, and the reason if it was incomplete.
package struct SearchResults: Sendable {
  /// The best results, the best first.
  package var rows: [SearchResult] = []
  /// Why the texts of books were not searched; nil if they were, or were not asked for.
  package var missing: ClientError?

  package init(rows: [SearchResult] = [], missing: ClientError? = nil) {
    self.rows = rows
    self.missing = missing
  }
}

/// A word, card, deck or book that was found.
package struct SearchResult: Hashable, Sendable {
  /// The object that opens if the result is chosen.
  package enum Target: Hashable, Sendable {
    /// A word or a card.
    case item(ItemID)
    /// The deck at a path.
    case deck(String)
    /// The book with an id.
    case book(LibraryID)
    /// A place in the book with an ID, in the form that a player types.
    case place(LibraryID, String)
  }

  package let kind: SearchKind
  package let target: Target
  /// The term of a word or card, the name of a deck, the title of a book.
  package let title: String
  /// The text in which the words were found, else the definition.
  package let excerpt: String
  /// The context: the deck of a card, the deck around a deck, the category of a word, the authors
  /// of a book, the place in its text. Empty for none.
  package let place: String

  package init(kind: SearchKind, target: Target, title: String, excerpt: String, place: String) {
    self.kind = kind
    self.target = target
    self.title = title
    self.excerpt = excerpt
    self.place = place
  }

  /// The id of a word, card or book, the path of a deck.
  package var id: String {
    switch target {
    case .item(let id): id.rawValue
    case .deck(let path): path
    case .book(let id), .place(let id, _): id.rawValue
    }
  }
}
