import ArgumentParser
import ClientCore

struct DailyCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", _superCommandName: "wordhoard", abstract: "Play today's challenge.",
    discussion: """
      Ten questions, the same for everyone; eight right answers open the encore. There is one \
      attempt a day. Stop whenever you like: the same command continues where you left off.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Option(
    help: ArgumentHelp("Another date, for practice, such as 2026-11-21.", valueName: "date"),
    completion: .dates)
  var date: String?
  @Flag(help: "Play the daily of this program, also if you are signed in to a score server.")
  var solo = false
  @OptionGroup var words: CourseOption

  nonisolated(nonsending) func run(in feature: PlayFeature) async throws {
    try await feature.core.links.start(
      .game(.daily(date: date, isSolo: solo, course: words.course)), asJSONLines: playing.jsonl)
  }
}
