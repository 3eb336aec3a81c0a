package import ClientCore
import FoundationEssentials
import GameEngine
import Journal
import Kit
import Messages
import ScoreAPI

/// Writes everything that the score server stores about the player to a file, as one JSON document.
package struct AccountExport: Sendable {
  /// The progress of an export.
  package enum Progress: Hashable, Sendable {
    /// The number of events read so far. Reported after each page.
    case events(Int)
    /// The number of runs read so far. Reported before each request, after all events.
    case runs(Int)
  }

  /// The counts to report when the file is written.
  package struct Report: Hashable, Sendable {
    /// The number of events of the journal.
    package let events: Int
    /// The number of the player's runs that the server still knows.
    package let runs: Int
  }

  /// Everything that a server stores about a player.
  private struct Document: Encodable {
    let server: String
    let account: AccountView
    let sessions: [SessionView]
    let groups: [GroupView]
    let page: PlayerView
    let runs: [RunAnswer]
    let journal: [EventLine]
  }

  private let server: ServerAccess

  package init(server: ServerAccess) { self.server = server }

  /// Reads the account, all events and all runs, then writes the file.
  ///
  /// - Parameter progress: receives the counts so far while the server is read.
  /// - Throws: `ClientError`, `ServerFailure`.
  package func write(to file: String, progress: (Progress) -> Void) async throws -> Report {
    let client = try server.signedInClient()
    let account = try await client.account.view()
    let page = try await client.boards.player(account.username)
    let events = try await allEvents(client) { progress(.events($0)) }
    // The journal also names runs that are not listed.
    var ids = page.results.compactMap(\.entry.run)
    for line in events {
      if case .round(let entry) = line.event.body, entry.header.ranked {
        ids.append(entry.round.description)
      }
    }
    var runs: [RunAnswer] = []
    for id in Set(ids).sorted() {
      progress(.runs(runs.count))
      // Some runs belong to another server or were deleted.
      if let run = try await client.runs.knownRun(id) { runs.append(run) }
    }
    let document = Document(
      server: client.address.origin, account: account,
      sessions: try await client.account.sessions().sessions,
      groups: try await client.groups.list().groups, page: page, runs: runs, journal: events)
    do {
      try PrivateFile.write(try sortedEncoder(pretty: true).encode(document), to: file)
    } catch {
      throw ClientError(JournalError.notExported(file: file))
    }
    return Report(events: events.count, runs: runs.count)
  }

  private func allEvents(
    _ client: ScoreClient, progress: (Int) -> Void
  ) async throws -> [EventLine] {
    var events: [EventLine] = []
    var cursor: String?
    while true {
      let page = try await client.journal.events(after: cursor)
      if page.events.isEmpty { return events }
      guard let next = page.cursor, next != cursor else { throw client.failure(.inconsistent) }
      events += page.events
      cursor = next
      progress(events.count)
    }
  }
}
