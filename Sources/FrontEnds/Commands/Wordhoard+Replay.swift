import Client
import GameEngine
import Journal
import ScoreAPI
import Messages

extension Wordhoard {
  /// A run that was fetched, as `--json` prints it.
  private struct Replayed: Encodable {
    let replay: ReplayView
    let recomputed: ResultEvent?
  }

  /// Shows a ranked round of anybody, question by question.
  ///
  /// - Parameters:
  ///   - id: the run, as a leaderboard has it.
  ///   - verifying: whether to judge every move again here, and compare.
  /// - Throws: `ClientError`, also where judging it again gives another result.
  package func replay(_ id: String, verifying: Bool) async throws {
    let run = try await replayedRun(id)
    let progress = try journal.progress()
    try print(Replayed(replay: run.view, recomputed: verifying ? run.result : nil)) {
      text(of: run, progress: progress)
    }
    guard verifying else { return }
    guard run.isConfirmed else {
      throw ClientError(
        "replay_differs",
        "judged again here, this run has another result; \(try server().origin) is wrong, or "
          + "this program is not up to date")
    }
    if !options.json { host.output.write(ReplayedRun.confirmation + "\n") }
  }

  /// A ranked round of anybody, judged again here.
  ///
  /// - Throws: `ClientError`, `ServerFailure`.
  func replayedRun(_ id: String) async throws -> ReplayedRun {
    let run = ReplayedRun(
      try await askPublicly { client throws(ServerFailure) in try await client.replay(of: id) })
    guard run.hasSoundNumbers else {
      throw ServerFailure(
        server: try server().origin, kind: .unreadable("a run with impossible numbers comes"))
    }
    guard run.hasSoundTexts else {
      throw ServerFailure(
        server: try server().origin, kind: .unreadable("a run with endless texts comes"))
    }
    return run
  }

  private func text(of run: ReplayedRun, progress: PlayerProgress) -> String {
    var display = host.display
    display.width = width
    var renderer = LineRenderer(display: display, theme: theme(progress), messages: host.messages)
    var sentences = SpokenRenderer(display: display, messages: host.messages)
    let isSpoken = Settings(progress).spoken
    var text = wrapped("\(shownSafely(run.view.username)) played:", width: width) + "\n"
    var inputs = run.inputsTold[...]
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
