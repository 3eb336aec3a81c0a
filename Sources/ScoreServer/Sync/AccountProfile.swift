package import GameEngine
import ScoreStore

/// The private statistics of a player, which follow from the player's journal.
package struct AccountProfile: Hashable, Sendable {
  /// The level in the player's settings; `auto` if none is set.
  package var level: String
  /// The figures of the answers.
  package var figures: AnswerFigures
  /// The number of words that are marked as favorites now.
  package var favorites: Int
  /// The number of words that were answered or seen.
  package var seen: Int
  /// The number of events of a deleted journal that are still on the disk.
  package var eventsLeft: Int

  /// The profile of an empty journal.
  package static let empty = AccountProfile(
    level: "auto", figures: AnswerFigures(), favorites: 0, seen: 0)

  package init(
    level: String, figures: AnswerFigures, favorites: Int, seen: Int, eventsLeft: Int = 0
  ) {
    self.level = level
    self.figures = figures
    self.favorites = favorites
    self.seen = seen
    self.eventsLeft = eventsLeft
  }

  /// The profile in a summary, with figures that are at least as recent.
  init(_ summary: JournalSummary, figures: AnswerFigures) {
    self.init(
      level: summary.level ?? AccountProfile.empty.level, figures: figures,
      favorites: summary.favorites, seen: summary.seen, eventsLeft: summary.eventsLeft)
  }
}
