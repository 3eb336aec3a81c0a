import GameEngine
import Synchronization

/// The rounds of the last few dailies that were read. Every run of a date needs its round, which never
/// changes.
final class DailyCache: Sendable {
  private static let capacity = 8
  private let rounds: Mutex<[(date: CalendarDate, round: DealtRound)]> = Mutex([])

  /// The round of a date, loaded if it is not in the cache.
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
