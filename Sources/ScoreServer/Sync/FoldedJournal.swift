import GameEngine
import ScoreStore

/// A journal that has been folded up to a place, and can be folded on from there.
struct FoldedJournal: Sendable {
  /// The place of the last event that came.
  private(set) var end: JournalPosition?
  /// What the fold says.
  private(set) var profile = AccountProfile.empty

  private var fold = ProgressFold()
  private var last: Event?

  /// Nothing yet.
  init() {}

  /// A whole journal.
  init(_ events: [Event], end: JournalPosition?) {
    self.end = end
    fold = ProgressFold(of: events)
    last = events.max(by: Event.foldOrder)
    profile = AccountProfile(fold.progress)
  }

  /// How much memory it takes, in words and dates; an empty one takes some, too.
  var weight: Int { 100 + fold.progress.words.count + fold.progress.days.count }

  /// The journal with more events.
  ///
  /// - Returns: nil where they belong before others, or are about others, so that all must be folded
  ///   again.
  func adding(_ events: [Event], end: JournalPosition?) -> FoldedJournal? {
    let events = events.sorted(by: Event.foldOrder)
    if let first = events.first, let last, !Event.foldOrder(last, first) { return nil }
    var journal = self
    for event in events {
      switch event.body {
      case .undo, .dispute: return nil
      default: journal.fold.apply(event)
      }
    }
    journal.last = events.last ?? last
    journal.end = end
    journal.profile = AccountProfile(journal.fold.progress)
    return journal
  }
}

extension AccountProfile {
  /// What a player's progress says about them.
  fileprivate init(_ progress: PlayerProgress) {
    self.init(
      level: progress.settings["level"] ?? AccountProfile.empty.level,
      gamesCount: progress.gamesCount, gamesWon: progress.gamesWon,
      streakCount: progress.streakCount, highScore: progress.highScore,
      totalScore: progress.totalScore, favorites: progress.favorites.keys.sorted(),
      seen: progress.words.keys.sorted())
  }
}
