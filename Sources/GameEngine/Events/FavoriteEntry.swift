/// A word that became a favorite, or is none any more; the last entry for each word counts.
package struct FavoriteEntry: Hashable, EventEntry, Sendable {
  /// The word or card.
  package let item: ItemID
  /// False removes the word from the favorites.
  package let kept: Bool

  package init(item: ItemID, kept: Bool) {
    self.item = item
    self.kept = kept
  }

  var isPlausible: Bool { true }
}
