package import ScoreAPI

/// Requests about the player's journal on the server.
package struct JournalRequests: Sendable {
  package let client: ScoreClient

  /// Adds events to the journal on the server. Events that it already contains do not change.
  package func add(_ upload: JournalUpload) async throws(ServerFailure) -> JournalReceiptView {
    try await client.answer(to: .addEvents, Route.addEvents.path, body: upload)
  }

  /// The next events, after a cursor.
  package func events(after cursor: String?) async throws(ServerFailure) -> JournalPageView {
    try await client.answer(
      to: .events, Route.events.path + ScoreClient.query([("after", cursor)]), isOwn: true)
  }
}
