import GameEngine
import ScoreStore

/// Writes the ends of runs: those that wait are one transaction.
final class EndWriter: Sendable {
  /// The end of a run.
  struct Request: Sendable {
    let run: RunID
    /// The number of the last move; without one, the number that the next move would have had.
    let number: Int
    /// The last move; nil if the run ends without one.
    let move: Move?
    /// The questions that are dealt with it.
    let dealt: DealtText?
    let end: RunEnd
  }

  /// A score, and its run's own board.
  typealias Taken = (board: BoardKey, score: BoardScore)

  /// The maximum number of ends in a transaction.
  private static let batchSize = 64

  private let batches: Batches<Request, Taken?>

  init(_ database: PostgresDatabase) {
    let feed = database.feed
    batches = Batches(database.ends, size: EndWriter.batchSize) { batch, link in
      EndWriter.store(batch, on: link, feed)
    }
  }

  /// Stores an end with its move, and returns when they are on disk.
  ///
  /// - Returns: the player's score on the run's own board, which an unlisted run would have; nil if the run does not count.
  /// - Throws: `StoreError.runEnded`, `noSuchRun`, `busy`; `moveExists` or `movesDiffer` if it was judged by other moves.
  func add(_ request: Request) async throws(StoreError) -> Taken? { try await batches.add(request) }

  private static func store(
    _ batch: [Request], on link: Link?, _ feed: Feed
  ) -> [Result<Taken?, StoreError>] {
    guard let link else { return batch.map { _ in .failure(.busy) } }
    var results: [Result<Taken?, StoreError>?] = batch.map { _ in nil }
    // Of several runs of one player, each follows from the boards after the one before.
    while case let left = results.indices.filter({ results[$0] == nil }), !left.isEmpty {
      let requests = left.map { batch[$0] }
      do {
        let ended = try Transaction.run(on: link, feed) {
          try EndBatch(transaction: $0).end(requests)
        }
        for (place, result) in zip(left, ended) { results[place] = result }
      } catch {
        let reason = StoreError(postgres: error)
        for place in left {
          // An end that the database refuses must not take the others with it.
          results[place] =
            if left.count > 1, case .failed = reason {
              store([batch[place]], on: link, feed)[0]
            } else { .failure(reason) }
        }
      }
    }
    return results.map { $0 ?? .failure(.busy) }
  }
}
