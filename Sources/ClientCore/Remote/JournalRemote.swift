package import GameEngine
package import Journal
import ScoreAPI

/// The player's journal on a score server.
package struct JournalRemote: SyncRemote {
  package let client: ScoreClient
  /// Called with the number of events that were received or sent.
  package let moved: @Sendable (_ received: Int, _ sent: Int) -> Void
  /// Waits for as long as the server requires if requests are sent faster than it allows.
  package let wait: @Sendable (_ seconds: Int) async throws -> Void

  /// The longest wait in seconds, and the most waits in a row.
  private static let longestWait = 120
  private static let mostWaits = 5

  package func send(_ events: [EventLine]) async throws -> Int {
    let receipt = try await patiently { () throws(ServerFailure) in
      try await client.journal.add(JournalUpload(events: events))
    }
    moved(0, events.count)
    return receipt.accepted
  }

  package func page(after cursor: String?) async throws -> SyncPage? {
    do {
      let page = try await patiently { () throws(ServerFailure) in
        try await client.journal.events(after: cursor)
      }
      moved(page.events.count, 0)
      return SyncPage(events: page.events, cursor: page.cursor)
    } catch let failure as ServerFailure where failure.code == .cursorUnknown {
      return nil
    }
  }

  private func patiently<Value>(
    _ request: () async throws(ServerFailure) -> Value
  ) async throws -> Value {
    var waits = 0
    while true {
      do {
        return try await request()
      } catch {
        guard let seconds = error.retryAfter, seconds <= JournalRemote.longestWait,
          waits < JournalRemote.mostWaits
        else { throw error }
        waits += 1
        try await wait(max(1, seconds))
      }
    }
  }
}
