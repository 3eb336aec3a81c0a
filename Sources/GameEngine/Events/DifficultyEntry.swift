/// A difficulty that the player chose, which also sets the memory of the item; or a memory from
/// another program, which also sets the difficulty.
package struct DifficultyEntry: Hashable, EventEntry, Sendable {
  /// The word or card whose difficulty is set.
  package let item: ItemID
  /// The difficulty from then on, until the next answer changes it.
  package let difficulty: Difficulty
  /// Links the events of one change; nil if there is only one.
  package var change: EventID?
  /// The imported memory; nil to derive one from the difficulty. The fold ignores it if the
  /// player's own memory is newer or as new.
  package let memory: KnownMemory?
  /// The memory of recognizing it, if another program has one beside that of recalling it; then `memory` is the latter.
  package let recognition: KnownMemory?

  package init(
    item: ItemID, difficulty: Difficulty, change: EventID? = nil, memory: KnownMemory? = nil,
    recognition: KnownMemory? = nil
  ) {
    self.item = item
    self.difficulty = difficulty
    self.change = change
    self.memory = memory
    self.recognition = recognition
  }

  /// Memories from another program, with the difficulty that suits the weaker one.
  package init(item: ItemID, memory: KnownMemory, recognition: KnownMemory?) {
    let stability = min(memory.stability, recognition?.stability ?? memory.stability)
    self.init(
      item: item, difficulty: Difficulty(stability: stability), memory: memory,
      recognition: recognition)
  }

  /// Whether another program could have computed its memories.
  package var isPlausible: Bool { [memory, recognition].allSatisfy { $0?.isPlausible ?? true } }
}
