package import GameEngine
package import Terminal

/// The services that the features offer each other. A feature never imports another one; the
/// program connects them.
///
/// ```swift
/// // ClientPlay puts words into decks, but does not import ClientDecks.
/// let path = try core.links.cardKeeper.lastUsedDeck()
/// let screen = core.links.screen(.lookUp)
/// ```
package protocol FeatureLinks: Sendable {
  /// The screen of a destination.
  func screen(_ destination: Destination) -> any Screen

  /// Adds cards to the player's decks and counts the cards in them.
  var cardKeeper: any CardKeeper { get }

  /// Adds a card for a word of a book, to the deck that was used last; asks for a deck if there is none.
  ///
  /// - Throws: `ClientError` if the word is not found, or no deck is named.
  func addCard(for word: String, from quote: BookQuote?) throws

  /// Looks words up in line mode.
  var wordDefiner: any WordDefiner { get }

  /// The words of books that are worth practicing.
  var bookPractice: any BookPracticeSource { get }

  /// The sources that a search asks, each for other kinds of results.
  var searchSources: [any SearchSource] { get }

  /// Changes the setting `reminder`, and starts or stops its timer.
  ///
  /// - Throws: `ClientError`.
  func changeReminder(to value: String) throws

  /// How many words a session would save from being forgotten.
  ///
  /// - Throws: `JournalError`.
  func wordsToSave(_ progress: PlayerProgress) throws -> Int
}
