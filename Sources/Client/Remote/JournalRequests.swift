package import ScoreAPI

extension ScoreClient {
  /// Adds events to the player's journal on the server.
  package func addEvents(_ upload: JournalUpload) async throws(ServerFailure) -> JournalReceiptView
  {
    try await answer(to: .addEvents, Route.addEvents.path, body: upload)
  }

  /// The next events of the player's journal on the server.
  package func events(after cursor: String?) async throws(ServerFailure) -> JournalPageView {
    try await answer(
      to: .events, Route.events.path + ScoreClient.query([("after", cursor)]), isOwn: true)
  }
}
