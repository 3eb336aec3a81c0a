package import GameEngine

/// Which word a player asks for.
package enum WordRequest: Hashable, Sendable {
  /// The words that a text names, by headword or by an inflected form.
  case named(String)
  /// The word with this id.
  case item(ItemID)
  /// What the dictionaries say of a word; of one dictionary where its id is given.
  case elsewhere(String, id: String?)
  /// One drawn by chance, by the settings.
  case random
  /// The word of the day.
  case ofTheDay
}
