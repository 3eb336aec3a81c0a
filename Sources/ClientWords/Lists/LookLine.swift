package import GameEngine

/// A word that was looked up, as `history --lookups --json` prints it.
package struct LookLine: Encodable, Sendable {
  /// The date of the last look-up in the player's time zone.
  package let date: CalendarDate
  /// When that was, in milliseconds since 1970.
  package let instant: Int64
  /// The headword that was looked up.
  package let word: String
  /// The word or the entry of a dictionary.
  package let item: ItemID
}
