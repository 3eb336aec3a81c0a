/// A difficulty that the player has set by hand, which sets the memory of the item; or a memory from another program, which
/// sets the difficulty.
package struct DifficultyEntry: Hashable, EventEntry, Sendable {
  /// The item.
  package let item: ItemID
  /// Its difficulty.
  package let difficulty: Difficulty
  /// The change that it is a part of, if that has several events.
  package let change: EventID?
  /// The memory; nil for one that suits the difficulty. A memory older than the player's own changes nothing.
  package let memory: KnownMemory?

  /// A difficulty set by hand.
  package init(
    item: ItemID, difficulty: Difficulty, change: EventID? = nil, memory: KnownMemory? = nil
  ) {
    self.item = item
    self.difficulty = difficulty
    self.change = change
    self.memory = memory
  }

  var isPlausible: Bool { memory?.isPlausible ?? true }
}
