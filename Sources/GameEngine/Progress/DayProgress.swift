/// A player's answers on one date.
package struct DayProgress: Hashable, Sendable {
  /// Questions answered or passed on this date.
  package var answers = 0
  /// Right answers, disputed ones not included.
  package var right = 0
  /// Whether the daily of this date was finished. It counts on the date on which it was begun.
  package var finishedDaily = false
  /// The hoard before the first answer of the date, in millionths of a word; see
  /// `PlayerProgress.hoard(at:)`. Nil on a date without answers.
  package var hoardBefore: Int?
  /// The largest hoard that the player saw on the date, after an answer or another change, in millionths of a word.
  package var largestHoard = 0
  /// The UTC offset of the first answer of the date, in seconds, positive for east.
  package var firstOffset: Int
  /// The UTC offset of the last answer of the date, in seconds, positive for east.
  package var lastOffset: Int

  /// A date without answers, with the offset of its first event.
  package init(offset: Int) {
    firstOffset = offset
    lastOffset = offset
  }

  /// Whether the date counts for the daily streak: a finished daily, or ten answers.
  package var countsForStreak: Bool { finishedDaily || answers >= 10 }
}
