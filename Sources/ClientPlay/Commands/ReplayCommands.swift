import ClientCore
import GameEngine
import Messages
import ScoreAPI

/// The replay of ranked rounds.
package struct ReplayCommands {
  let replays: Replays
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// A run of the server, as `--json` prints it.
  private struct Replayed: Encodable {
    let replay: ReplayView
    let recomputed: ResultEvent?
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
    let renderer = LineRenderer(
      display: display, theme: try presentation.theme(), messages: messages)
    let sentences = SpokenRenderer(display: display, messages: messages)
    let isSpoken = try presentation.isSpoken()
    var text = presentation.paragraphs([messages("\(shortened(run.view.username)) played:")])
    var inputs = run.inputTexts[...]
    var view = GameView()
    for event in run.events {
      view.take(event)
      if event.verdict != nil {
        let input = inputs.popFirst() ?? ""
        let answer =
          input.isEmpty ? messages("(passed)", context: "instead of an answer") : input
        text += (isSpoken ? messages("Answer: \(answer)") : "> \(answer)") + "\n"
      }
      text +=
        isSpoken ? sentences.lines(for: event, in: view) : renderer.lines(for: event, in: view)
    }
    return text
  }
}
