package import GameEngine

/// A word that was looked up, as `history --lookups --json` prints it.
package struct LookLine: Encodable, Sendable {
  /// The player's date.
  package let date: CalendarDate
  /// When that was, in milliseconds since 1970.
  package let instant: Int64
  /// The headword.
  package let word: String
  /// The word or the entry of a dictionary.
  package let item: ItemID
}
