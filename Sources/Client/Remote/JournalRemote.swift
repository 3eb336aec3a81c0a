import GameEngine
import Journal
import ScoreAPI

/// The player's journal on a score server.
struct JournalRemote: SyncRemote {
  let client: ScoreClient
  /// Called with the number of events that came or went.
  var moved: @Sendable (_ received: Int, _ sent: Int) -> Void = { _, _ in }

  func send(_ events: [EventLine]) async throws -> Int {
    let receipt = try await client.addEvents(JournalUpload(events: events))
    moved(0, events.count)
    return receipt.accepted
  }

  func page(after cursor: String?) async throws -> SyncPage? {
    do {
      let page = try await client.events(after: cursor)
      moved(page.events.count, 0)
      return SyncPage(events: page.events, cursor: page.cursor)
    } catch {
      guard error.code == .cursorUnknown else { throw error }
      return nil
    }
  }
}
