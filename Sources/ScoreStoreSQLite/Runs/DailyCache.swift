import GameEngine
import Synchronization

/// The rounds of the last few dailies that were read. Every run on the board of a daily needs its round, which never
/// changes.
final class DailyCache: Sendable {
  private static let capacity = 8
  private let rounds: Mutex<[(board: BoardKey, round: DealtRound)]> = Mutex([])

  /// The round on the board of a daily, loaded if it is not in the cache.
  func round(
    of board: BoardKey, orElse load: () throws -> DealtRound?
  ) rethrows -> DealtRound? {
    let known = rounds.withLock { $0.first { $0.board == board }?.round }
    if let known { return known }
    guard let found = try load() else { return nil }
    rounds.withLock { rounds in
      rounds.append((board, found))
      if rounds.count > DailyCache.capacity { rounds.removeFirst() }
    }
    return found
  }
}
