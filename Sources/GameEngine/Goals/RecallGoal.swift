/// When an item comes back: at which chance of recall, and after how many days at the latest.
package struct RecallGoal: Hashable, Sendable {
  /// The chance of recall at which it comes back, in percent.
  package var percent: Int
  /// The most days after an answer until it comes back.
  package var longestInterval: Int

  /// The longest interval of all, in days, as in Anki.
  package static let longest = 36_500

  package init(percent: Int, longestInterval: Int = RecallGoal.longest) {
    self.percent = percent
    self.longestInterval = longestInterval
  }

  /// The chance of recall at which it comes back, 0 to 1.
  package var retention: Double { Double(percent) / 100 }
}

/// When each of a player's items comes back.
package struct RecallGoals: Hashable, Sendable {
  /// The goal for words of games.
  package var words: RecallGoal
  /// The goal for cards whose decks have none of their own.
  package var cards: RecallGoal
  /// The goals for cards of other decks.
  package var own: [ItemID: RecallGoal] = [:]

  /// The goals without decks of their own. Games save most words at 75 %; who makes cards wants to
  /// know them, and accepts more reviews.
  package init(
    words: RecallGoal = RecallGoal(percent: 75), cards: RecallGoal = RecallGoal(percent: 85)
  ) {
    self.words = words
    self.cards = cards
  }

  /// The goal for an item.
  package subscript(item: ItemID) -> RecallGoal {
    item.cardID == nil ? words : own[item] ?? cards
  }
}
