/// A difficulty that the player chose, which also sets the memory of the item; or a memory from
/// another program, which also sets the difficulty.
package struct DifficultyEntry: Hashable, EventEntry, Sendable {
  /// The word or card whose difficulty is set.
  package let item: ItemID
  /// The difficulty from then on, until the next answer changes it.
  package let difficulty: Difficulty
  /// Links the events of one change; nil if there is only one.
  package let change: EventID?
  /// The imported memory; nil to derive one from the difficulty. The fold ignores it if the
  /// player's own memory is newer or as new.
  package let memory: KnownMemory?

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
