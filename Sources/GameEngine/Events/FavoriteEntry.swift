/// A favorite; the last writer wins, word by word.
package struct FavoriteEntry: Hashable, EventEntry, Sendable {
  /// The word.
  package let item: ItemID
  /// False if it was removed.
  package let kept: Bool

  /// A change.
  package init(item: ItemID, kept: Bool) {
    self.item = item
    self.kept = kept
  }

  var isPlausible: Bool { true }
}
