import GameEngine
import Synchronization

/// The rounds of the last few dailies that were asked for: each is read with every run of its date, and
/// never changes.
final class DailyCache: Sendable {
  private static let capacity = 8
  private let rounds: Mutex<[(date: CalendarDate, round: DealtRound)]> = Mutex([])

  /// The round of a date, or else what `load` finds.
  func round(
    on date: CalendarDate, orElse load: () throws -> DealtRound?
  ) rethrows -> DealtRound? {
    let known = rounds.withLock { $0.first { $0.date == date }?.round }
    if let known { return known }
    guard let found = try load() else { return nil }
    rounds.withLock { rounds in
      rounds.append((date, found))
      if rounds.count > DailyCache.capacity { rounds.removeFirst() }
    }
    return found
  }
}
