import NIOHTTP1
import ScoreAPI

/// The routes of the player's own journal.
package struct JournalRoutes: RouteGroup {
  private let service: JournalService

  /// The routes of a service.
  package init(service: JournalService) { self.service = service }

  package func add(to table: inout RouteTable) {
    table.on(.addEvents) { [service] request, context in
      let player = try context.requiredPlayer()
      let upload = try await request.body(JournalUpload.self, limit: JournalUpload.mostBytes)
      return .json(.ok, try await service.add(upload, to: player.account, from: context.address))
    }
    table.on(.events, queries: ["after", "limit"]) { [service] _, context in
      let player = try context.requiredPlayer()
      let limit = try context.query(
        "limit", in: 1...JournalUpload.mostEvents, default: JournalUpload.mostEvents)
      let page = try await service.page(
        of: player.account, after: context.query("after"), limit: limit)
      return .json(.ok, encoded: page)
    }
    table.on(.deleteJournal) { [service] _, context in
      .deleted(eventsLeft: try await service.delete(of: context.requiredPlayer().account))
    }
  }
}
