import Client
import Foundation
import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
  /// Everything that a server has of a player.
  private struct AccountExport: Encodable {
    let server: String
    let account: AccountView
    let sessions: [SessionView]
    let page: PlayerView
    let runs: [RunAnswer]
    let journal: [EventLine]
  }

  /// Writes everything that the score server has of the player to a file, as one JSON document.
  ///
  /// - Throws: `ClientError`.
  package func exportAccount(to file: String) async throws {
    let client = try signedInClient()
    let line = ProgressLine(host: host)
    defer { line.clear() }
    let account = try await client.account()
    let page = try await client.player(account.username)
    let events = try await allEvents(client) { line.show("\(counted($0, "event")) read") }
    // Runs that are on no list are known to the journal.
    var ids = page.results.compactMap(\.entry.run)
    for line in events {
      if case .round(let entry) = line.event.body, entry.header.ranked {
        ids.append(entry.round.description)
      }
    }
    var runs: [RunAnswer] = []
    for id in Set(ids).sorted() {
      line.show("\(counted(runs.count, "run")) read")
      // Some are of another server, or deleted there.
      if let run = try await client.knownRun(id) { runs.append(run) }
    }
    let export = AccountExport(
      server: client.address.origin, account: account,
      sessions: try await client.sessions().sessions, page: page, runs: runs, journal: events)
    do {
      try writePrivately(try sortedEncoder(pretty: true).encode(export), to: file)
    } catch {
      throw ClientError(
        "export_not_writable", "\(file) cannot be written; choose another place")
    }
    line.clear()
    host.output.write(
      "\(counted(events.count, "event")) and \(counted(runs.count, "run")) written to \(file).\n")
  }

  private func allEvents(
    _ client: ScoreClient, progress: (Int) -> Void
  ) async throws -> [EventLine] {
    var events: [EventLine] = []
    var cursor: String?
    while true {
      let page = try await client.events(after: cursor)
      if page.events.isEmpty { return events }
      guard let next = page.cursor, next != cursor else { throw client.failure(.inconsistent) }
      events += page.events
      cursor = next
      progress(events.count)
    }
  }
}
