package import GameEngine

/// A screen that several features open. A screen that only its own feature opens is a case of the routes of that feature.
package enum Destination: Sendable {
  case game(GameRequest)
  case replay(String)
  case word(WordRequest)
  /// A word of a book.
  case bookWord(WordRequest, BookQuote)
  /// A word of a list; `place` is an index of the list.
  case words([ItemID], place: Int)
  case lookUp
  case favorites
  case seenWords
  case search
  case decks
  /// The deck at a path.
  case deck(String)
  /// The form of a card.
  case card(CardStart)
  /// The list of the player's books.
  case library
  /// A book to read.
  case book(ReadRequest)
  /// The player's tags and catalogs of books.
  case discover
  /// The board; nil for today's daily.
  case leaderboard(BoardKey?)
  case account
  case signIn
}
