package import GameEngine

/// A position in the order in which a journal's events are folded.
package struct FoldPosition: Hashable, Sendable {
  /// The time of the event, in milliseconds since 1970. It is compared first.
  package let instant: Int64
  /// The device that recorded the event.
  package let device: String
  /// The event's count on its device.
  package let counter: Int
  /// The ID of the event; makes the order total.
  package let id: EventID

  package init(instant: Int64, device: String, counter: Int, id: EventID) {
    self.instant = instant
    self.device = device
    self.counter = counter
    self.id = id
  }

  /// The position of an event.
  package init(_ event: Event) {
    self.init(
      instant: event.instant, device: event.device, counter: event.counter, id: event.id)
  }
}

/// A fold of the beginning of a journal's answers, from which the fold can continue.
package struct JournalCheckpoint: Hashable, Sendable {
  /// The figures of the answers up to `last`.
  package let figures: AnswerFigures
  /// The last answer in it; nil if there is none.
  package let last: FoldPosition?

  package init(figures: AnswerFigures, last: FoldPosition?) {
    self.figures = figures
    self.last = last
  }

  /// The fold of no answers.
  package static let none = JournalCheckpoint(figures: AnswerFigures(), last: nil)
}

/// The facts of an answer that figures depend on.
package struct StoredAnswer: Hashable, Sendable {
  /// Whether the answer was right.
  package let right: Bool
  /// Whether its question had been undone before.
  package let again: Bool
  /// Its points, 0 to 1000.
  package let points: Int

  package init(right: Bool, again: Bool, points: Int) {
    self.right = right
    self.again = again
    self.points = points
  }

  /// The answer as one number: the points, then a bit for `right` and one for `again`.
  package var packed: Int { points << 2 | (right ? 2 : 0) | (again ? 1 : 0) }

  /// The answer of a number.
  package init(packed: Int) {
    self.init(right: packed & 2 != 0, again: packed & 1 != 0, points: packed >> 2)
  }
}

/// Consecutive answers of a journal in fold order, without undone ones.
package struct AnswerSlice: Hashable, Sendable {
  /// The answers, in fold order.
  package let answers: [StoredAnswer]
  /// The position of the last of them; nil if there are none.
  package let last: FoldPosition?
  /// The end of the journal when they were read.
  package let end: JournalPosition?

  package init(answers: [StoredAnswer], last: FoldPosition?, end: JournalPosition?) {
    self.answers = answers
    self.last = last
    self.end = end
  }
}

/// The values that follow from a journal, without its lists.
package struct JournalSummary: Hashable, Sendable {
  /// The level in the player's settings; nil if none is set.
  package let level: String?
  /// The number of words that are favorites now.
  package let favorites: Int
  /// The number of words that were answered or seen.
  package let seen: Int
  /// The latest checkpoint of the figures; `none` if there is none.
  package let checkpoint: JournalCheckpoint
  /// Whether there are answers after the checkpoint.
  package let hasMore: Bool
  /// The number of events of a deleted journal that are still on the disk.
  package let eventsLeft: Int

  package init(
    level: String?, favorites: Int, seen: Int, checkpoint: JournalCheckpoint, hasMore: Bool,
    eventsLeft: Int
  ) {
    self.level = level
    self.favorites = favorites
    self.seen = seen
    self.checkpoint = checkpoint
    self.hasMore = hasMore
    self.eventsLeft = eventsLeft
  }
}

/// A list of words that follows from a journal.
package enum WordList: Int, Sendable, CaseIterable {
  /// The words that were answered or seen.
  case seen
  /// The words that are favorites now.
  case favorites
}
