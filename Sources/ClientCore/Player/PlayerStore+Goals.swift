package import GameEngine
package import Journal

extension PlayerStore {
  /// When items come back: by the settings, or for cards by their decks.
  ///
  /// - Parameter items: the items of interest. Without cards among them, decks are not read.
  /// - Throws: `JournalError`.
  package func goals(
    _ progress: PlayerProgress, of items: some Sequence<ItemID>
  ) throws(JournalError) -> RecallGoals {
    var goals = Settings(progress).goals
    guard items.contains(where: { $0.cardID != nil }) else { return goals }
    let shelf = try cards()
    for node in try shelf.tree().nodes where node.goal != DeckGoal() {
      let goal = node.goal.goal(usual: goals.cards)
      try shelf.scanIDs(in: node.id) { id in
        goals.own[id] = goal
        return true
      }
    }
    return goals
  }
}
