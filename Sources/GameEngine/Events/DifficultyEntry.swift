/// A difficulty that the player has set by hand, which sets the memory of the item.
package struct DifficultyEntry: Hashable, Codable, Sendable {
  /// The item.
  package let item: ItemID
  /// Its difficulty.
  package let difficulty: Difficulty
  /// The change that it is a part of, if that has several events.
  package let change: EventID?

  /// A difficulty set by hand.
  package init(item: ItemID, difficulty: Difficulty, change: EventID? = nil) {
    self.item = item
    self.difficulty = difficulty
    self.change = change
  }
}
