import ArgumentParser
import ClientCore
import GameEngine
import Messages
import ScoreAPI

struct ReplayCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", _superCommandName: "wordhoard",
    abstract: "Show anyone's ranked round, question by question.",
    discussion: """
      A daily can be replayed once its date has closed, a run once it has ended. Their IDs are in \
      the output of `wordhoard leaderboard --json`.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The ID of the run.")
  var id: String
  @Flag(help: "Judge every move again on this computer, and fail if the result differs.")
  var verify = false

  func run(in feature: PlayFeature) async throws {
    let presentation = feature.presentation
    let messages = feature.messages
    let run = try await feature.replays.run(id)
    try presentation.print(Replayed(replay: run.view, recomputed: verify ? run.result : nil)) {
      try text(of: run, on: presentation)
    }
    guard verify else { return }
    guard run.isConfirmed else {
      throw ClientError(
        .replayDiffers,
        "judged again here, this run has a different result",
        remedy: "\(try feature.replays.origin()) is wrong, or this program is not up to date")
    }
    if !presentation.isJSON {
      presentation.say(messages(ReplayedRun.confirmation))
    }
  }

  /// A run of the server, as `--json` prints it.
  private struct Replayed: Encodable {
    let replay: ReplayView
    let recomputed: ResultEvent?
  }

  private func text(of run: ReplayedRun, on presentation: Presentation) throws -> String {
    let messages = presentation.messages
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
