import ClientCore
import Journal
import Messages
import ScoreAPI

/// Commands that use the score server: leaderboards, and the sync of the journal.
package struct ServerCommands {
  let leaderboards: Leaderboards
  let groups: Groups
  let sync: Sync
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// The result of a sync, as `--json` prints it.
  private struct Synced: Encodable {
    let received: Int
    let sent: Int
    let refused: Int
  }

  /// Prints a leaderboard.
  ///
  /// - Parameter group: the name of the group whose members are on it; nil for all players.
  /// - Throws: `ClientError`.
  package func leaderboard(_ request: BoardRequest, ofGroup group: String? = nil) async throws {
    var request = request
    if let group { request.group = try await groups.find(group) }
    let view = try await leaderboards.board(request)
    try presentation.print(view) {
      let table = BoardTable(
        view, of: request.group, style: try presentation.style(), width: presentation.width,
        isUnicode: presentation.host.display.isUnicode, messages: messages)
      return try presentation.isSpoken() ? table.sentences : table.columns
    }
  }

  /// Exchanges events with the score server, until both journals have all of them.
  ///
  /// - Throws: `ClientError`; the events that were exchanged before it are kept.
  package func synchronize() async throws {
    let line = ProgressLine(host: presentation.host)
    let report: SyncReport
    do {
      defer { line.clear() }
      report = try await sync.run { line.show($0.text(in: messages)) }
    }
    let synced = Synced(received: report.received, sent: report.sent, refused: report.refused)
    try presentation.print(synced) { presentation.paragraphs([report.summary(in: messages)]) }
  }
}
