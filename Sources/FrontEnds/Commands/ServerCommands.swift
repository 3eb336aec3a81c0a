package import Client
import GameEngine
import Journal
import Messages
import ScoreAPI

/// Commands that use the score server: leaderboards, replays, and the sync of the journal.
package struct ServerCommands {
  let leaderboards: Leaderboards
  let groups: Groups
  let replays: Replays
  let sync: Sync
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// A run of the server, as `--json` prints it.
  private struct Replayed: Encodable {
    let replay: ReplayView
    let recomputed: ResultEvent?
  }

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

  /// Shows a ranked round of any player, question by question.
  ///
  /// - Parameters:
  ///   - id: the run's id, as a leaderboard shows it.
  ///   - verifying: whether to judge every move again locally, and compare.
  /// - Throws: `ClientError`, also if judging it again gives another result.
  package func replay(_ id: String, verifying: Bool) async throws {
    let run = try await replays.run(id)
    try presentation.print(Replayed(replay: run.view, recomputed: verifying ? run.result : nil)) {
      try text(of: run)
    }
    guard verifying else { return }
    guard run.isConfirmed else {
      throw ClientError(
        .replayDiffers,
        "judged again here, this run has a different result",
        remedy: "\(try replays.origin()) is wrong, or this program is not up to date")
    }
    if !presentation.isJSON {
      presentation.say(messages(ReplayedRun.confirmation))
    }
  }

  private func text(of run: ReplayedRun) throws -> String {
    var display = presentation.host.display
    display.width = presentation.width
    var renderer = LineRenderer(
      display: display, theme: try presentation.theme(), messages: messages)
    var sentences = SpokenRenderer(display: display, messages: messages)
    let isSpoken = try presentation.isSpoken()
    var text = presentation.paragraphs([messages("\(shortened(run.view.username)) played:")])
    var inputs = run.inputTexts[...]
    for event in run.events {
      if event.verdict != nil {
        let input = inputs.popFirst() ?? ""
        let answer =
          input.isEmpty ? messages("(passed)", context: "instead of an answer") : input
        text += (isSpoken ? messages("Answer: \(answer)") : "> \(answer)") + "\n"
      }
      text += isSpoken ? sentences.lines(for: event) : renderer.lines(for: event)
    }
    return text
  }
}
