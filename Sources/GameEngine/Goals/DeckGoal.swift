/// When the cards of a deck come back, as far as the deck says so. A nil property follows the deck
/// around it, or else the player's settings.
package struct DeckGoal: Hashable, Sendable {
  /// The chance of recall at which a card comes back, in percent.
  package var percent: Int?
  /// The most days after an answer until a card comes back.
  package var longestInterval: Int?

  /// The chances that a deck can have, those of Anki.
  package static let percents = 70...99
  /// The longest intervals that a deck can have.
  package static let intervals = 1...RecallGoal.longest

  package init(percent: Int? = nil, longestInterval: Int? = nil) {
    self.percent = percent
    self.longestInterval = longestInterval
  }

  /// This goal, completed by another one.
  func completed(by outer: DeckGoal) -> DeckGoal {
    DeckGoal(
      percent: percent ?? outer.percent, longestInterval: longestInterval ?? outer.longestInterval)
  }

  /// The goal for a card of the deck.
  ///
  /// - Parameter usual: the goal for cards whose decks have none.
  package func goal(usual: RecallGoal) -> RecallGoal {
    RecallGoal(
      percent: percent ?? usual.percent, longestInterval: longestInterval ?? usual.longestInterval)
  }
}
