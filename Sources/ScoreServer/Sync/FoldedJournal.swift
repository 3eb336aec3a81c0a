import GameEngine
import ScoreStore

/// A journal that has been folded up to a position, and can be continued from there.
struct FoldedJournal: Sendable {
  /// The position of the last event.
  private(set) var end: JournalPosition?
  /// The profile that follows from the events.
  private(set) var profile = AccountProfile.empty

  private var fold = ProgressFold()
  private var last: Event?

  /// An empty journal.
  init() {}

  /// A whole journal.
  init(_ events: [Event], end: JournalPosition?) {
    self.end = end
    fold = ProgressFold(of: events)
    last = events.max(by: Event.foldOrder)
    profile = AccountProfile(fold.progress)
  }

  /// An estimate of its memory, in words and dates, plus a constant.
  var weight: Int { 100 + fold.progress.words.count + fold.progress.days.count }

  /// The journal with more events.
  ///
  /// - Returns: nil if events belong before others or refer to others, so that the whole journal must be folded
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
  /// The profile that follows from a player's progress.
  fileprivate init(_ progress: PlayerProgress) {
    self.init(
      level: progress.settings["level"] ?? AccountProfile.empty.level,
      gamesCount: progress.gamesCount, gamesWon: progress.gamesWon,
      streakCount: progress.streakCount, highScore: progress.highScore,
      totalScore: progress.totalScore, favorites: progress.favorites.keys.sorted(),
      seen: progress.words.keys.sorted())
  }
}
