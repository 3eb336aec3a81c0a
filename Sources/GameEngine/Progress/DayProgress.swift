/// A player's answers on one date.
package struct DayProgress: Hashable, Sendable {
  /// Questions answered.
  package var answers = 0
  /// Right answers.
  package var right = 0
  /// Whether the daily of this date was finished.
  package var finishedDaily = false
  /// How many words the player's memory held before the first answer of the date, in millionths; see
  /// `PlayerProgress.hoard(at:)`. Nil on a date without answers.
  package var hoardBefore: Int?
  /// The offset from UTC of the first answer of the date, in seconds east.
  package var firstOffset: Int
  /// The offset from UTC of the last answer of the date, in seconds east.
  package var lastOffset: Int

  /// A date with its first offset.
  package init(offset: Int) {
    firstOffset = offset
    lastOffset = offset
  }

  /// Whether the date counts for the daily streak: a finished daily, or ten answers.
  package var countsForStreak: Bool { finishedDaily || answers >= 10 }
}
