extension DeckGoal {
  /// Sets the parts of a new deck's goal that differ from the goal around it.
  ///
  /// - Returns: the goal that the deck will have.
  package func written(to entry: inout DeckEntry, around outer: DeckGoal) -> DeckGoal {
    if let percent, percent != outer.percent { entry.retention = percent }
    // Most presets have the longest interval of all, which says nothing.
    if let longestInterval, longestInterval != outer.longestInterval ?? RecallGoal.longest {
      entry.longestInterval = longestInterval
    }
    return completed(by: outer)
  }
}
