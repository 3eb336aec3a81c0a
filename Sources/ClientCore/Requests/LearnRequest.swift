package import GameEngine

/// The options of a session; nil for the values of the settings.
package struct LearnRequest: Equatable, Sendable {
  /// The number of words.
  package var words: Int?
  /// The only level that is asked.
  package var level: Level?
  /// The only category that is asked.
  package var category: String?
  /// The name of the source of the items.
  package var source: String?
  /// The ID of the course of our own words.
  package var course: String?
  /// The path of the deck whose cards are asked, instead of a source.
  package var deck: String?
  /// The tags of the cards that are asked; with a deck, of its cards.
  package var tags: [String] = []
  /// The book whose words are asked, as the player names it, instead of a source.
  package var book: String?
  /// The number of the chapter of the book before which words are learned, from 1; nil for the next one.
  package var chapter: Int?
  /// The items that are asked, in this order, instead of those that are due; empty for none.
  package var items: [ItemID] = []
  /// Whether the player's own cards that are due are asked as well.
  package var includesCards = false
  /// Whether to ask the hardest words first.
  package var isClassic = false

  /// A session with the values of the settings.
  package init() {}
}
