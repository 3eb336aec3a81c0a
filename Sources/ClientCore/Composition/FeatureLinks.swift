package import GameEngine
package import Terminal

/// What the features offer each other. A feature never imports another one; the program connects them.
package protocol FeatureLinks: Sendable {
  /// The screen of a destination.
  func screen(_ destination: Destination) -> any Screen

  /// The player's decks.
  var cardKeeper: any CardKeeper { get }

  /// Adds a card for a word of a book, to the deck that was used last; asks for a deck if there is none.
  ///
  /// - Throws: `ClientError` if the word is not found, or no deck is named.
  func addCard(for word: String, from quote: BookQuote?) throws

  /// Looks words up in line mode.
  var wordDefiner: any WordDefiner { get }

  /// The words of books that are worth practicing.
  var bookPractice: any BookPracticeSource { get }

  /// Where a search looks.
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
