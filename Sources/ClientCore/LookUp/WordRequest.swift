package import GameEngine

/// A player's request for a word.
package enum WordRequest: Hashable, Sendable {
  /// The words that a text names, by headword or by an inflected form.
  case named(String)
  /// The word with this id.
  case item(ItemID)
  /// The entries of the dictionaries for a word; of one dictionary if its id is given.
  case elsewhere(String, id: String?)
  /// A random word, according to the settings.
  case random
  /// The word of the day.
  case ofTheDay
}
