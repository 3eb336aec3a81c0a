package import GameEngine

/// Puts words of a game into decks, and reports the contents of decks.
package protocol CardKeeper: Sendable {
  /// The path of the deck of a language into which a card was put last, else of the first one; nil if there is none.
  ///
  /// - Parameter language: the tag of the language of the terms; nil for any.
  /// - Throws: `JournalError`.
  func lastUsedDeck(of language: String?) throws -> String?

  /// Adds a card to a deck, which is created if necessary.
  ///
  /// - Returns: the path of the deck, and the beginning of the card's ID that names it; nil if the card was there already.
  /// - Throws: `ClientError` if a text is missing or too long.
  func add(_ card: CardChange, to path: String) throws -> (deck: String, id: String)?

  /// The path of a deck as it is written, how many of its cards have each difficulty, and how many were never asked.
  ///
  /// - Throws: `ClientError` if there is no such deck.
  func contents(of path: String) throws -> (
    path: String, difficulty: [Difficulty: Int], new: Int
  )
}
