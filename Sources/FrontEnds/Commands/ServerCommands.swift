package import Client
import GameEngine
import Journal
import Messages
import ScoreAPI

/// Commands that ask the score server: leaderboards, replays, and the sync of the journal.
package struct ServerCommands {
  let leaderboards: Leaderboards
  let replays: Replays
  let sync: Sync
  let presentation: Presentation

  /// A run that was fetched, as `--json` prints it.
  private struct Replayed: Encodable {
    let replay: ReplayView
    let recomputed: ResultEvent?
  }

  /// What a sync has done, as `--json` prints it.
  private struct Synced: Encodable {
    let received: Int
    let sent: Int
  }

  /// Prints a leaderboard.
  ///
  /// - Throws: `ClientError`.
  package func leaderboard(_ request: BoardRequest) async throws {
    let view = try await leaderboards.board(request)
    try presentation.print(view) {
      let table = BoardTable(
        view, style: try presentation.style(), width: presentation.width,
        messages: presentation.host.messages)
      return try presentation.isSpoken() ? table.sentences : table.columns
    }
  }

  /// Brings the journal here and the one on the score server to their union.
  ///
  /// - Throws: `ClientError`; what was taken in and sent before it stays.
  package func synchronize() async throws {
    let line = ProgressLine(host: presentation.host)
    let report: SyncReport
    do {
      defer { line.clear() }
      report = try await sync.run { line.show($0.text(in: presentation.host.messages)) }
    }
    try presentation.print(Synced(received: report.received, sent: report.sent)) {
      report.summary + "\n"
    }
  }

  /// Shows a ranked round of anybody, question by question.
  ///
  /// - Parameters:
  ///   - id: the run, as a leaderboard has it.
  ///   - verifying: whether to judge every move again here, and compare.
  /// - Throws: `ClientError`, also where judging it again gives another result.
  package func replay(_ id: String, verifying: Bool) async throws {
    let run = try await replays.run(id)
    try presentation.print(Replayed(replay: run.view, recomputed: verifying ? run.result : nil)) {
      try text(of: run)
    }
    guard verifying else { return }
    guard run.isConfirmed else {
      throw ClientError(
        "replay_differs",
        "judged again here, this run has another result; \(try replays.origin()) is wrong, or "
          + "this program is not up to date")
    }
    if !presentation.isJSON {
      presentation.say(presentation.host.messages(ReplayedRun.confirmation))
    }
  }

  private func text(of run: ReplayedRun) throws -> String {
    var display = presentation.host.display
    display.width = presentation.width
    var renderer = LineRenderer(
      display: display, theme: try presentation.theme(), messages: presentation.host.messages)
    var sentences = SpokenRenderer(display: display, messages: presentation.host.messages)
    let isSpoken = try presentation.isSpoken()
    var text = presentation.paragraphs(["\(shownSafely(run.view.username)) played:"])
    var inputs = run.inputTexts[...]
    for event in run.events {
      if event.verdict != nil {
        let said = inputs.popFirst() ?? ""
        text += "\(isSpoken ? "Answer:" : ">") \(said.isEmpty ? "(passed)" : said)\n"
      }
      text += isSpoken ? sentences.lines(for: event) : renderer.lines(for: event)
    }
    return text
  }
}

extension SyncReport {
  /// What a sync has done, as a sentence.
  var summary: String { "\(counted(received, "new event")) here, \(grouped(sent)) new there." }
}
