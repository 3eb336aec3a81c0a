package import GameEngine
package import Terminal

/// The services that the features offer each other. A feature never imports another one; the
/// program connects them.
///
/// ```swift
/// // ClientPlay puts words into decks, but does not import ClientDecks.
/// let path = try core.links.cardKeeper.lastUsedDeck(of: "en")
/// let screen = core.links.screen(.lookUp)
/// ```
package protocol FeatureLinks: Sendable {
  /// Starts the program in a game, in a book or at home: on the full screen if the terminal supports it and the player
  /// wants it, else line by line. The full screen blocks the thread of the caller, which must be the main thread.
  ///
  /// - Throws: `ClientError`, or `ExitCode` if the full screen ended with another code than 0.
  nonisolated(nonsending) func start(_ start: Start, asJSONLines: Bool) async throws

  /// The screen of a destination.
  func screen(_ destination: Destination) -> any Screen

  /// Adds cards to the player's decks and counts the cards in them.
  var cardKeeper: any CardKeeper { get }

  /// Adds a card for a word that the dictionaries have. At a terminal, the player chooses among its meanings.
  ///
  /// - Parameters:
  ///   - dictionary: the ID of the dictionary to search; nil for all.
  ///   - deck: its path; nil for the one that was used last, or else the player is asked for one.
  ///   - quote: the sentence of a book that replaces the example; nil for none.
  /// - Throws: `ClientError` if the word is not found, or no deck is named.
  func addCard(
    for word: String, dictionary: String?, to deck: String?, quoting quote: BookQuote?) throws

  /// Adds the events of an exported journal that this journal does not contain yet.
  ///
  /// - Throws: `ClientError` with file and line; then no event was added.
  func importJournal(from file: String) throws

  /// Looks words up in line mode.
  var wordDefiner: any WordDefiner { get }

  /// Adds books to the library, and judges texts by the player's words.
  var bookKeeper: any BookKeeper { get }

  /// The words of books that are worth practicing.
  var bookPractice: any BookPracticeSource { get }

  /// The sources that a search asks, each for other kinds of results.
  var searchSources: [any SearchSource] { get }

  /// The screens, settings and commands that the search of the full screen offers.
  var paletteEntries: [PaletteEntry] { get }

  /// Changes the setting `reminder`, and starts or stops its timer.
  ///
  /// - Throws: `ClientError`.
  func changeReminder(to value: String) throws

  /// What the next session will ask.
  ///
  /// - Throws: `ClientError`.
  func sessionOutlook(_ progress: PlayerProgress) throws -> SessionOutlook
}
