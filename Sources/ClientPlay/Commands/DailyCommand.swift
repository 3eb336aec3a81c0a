import ArgumentParser
import ClientCore

struct DailyCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", _superCommandName: "wordhoard", abstract: "Play today's challenge.",
    discussion: """
      Ten questions, the same for everyone; eight right answers open the encore. There is one \
      attempt a day. Stop whenever you like: the same command continues where you left off.

      `wordhoard daily hard` asks words of levels 3 and 4 from the first question on, and has a \
      leaderboard of its own.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Argument(
    help: ArgumentHelp(
      "hard for the harder daily; without it, the daily for everyone.", valueName: "variant"))
  var kind: DailyKind?
  @Option(
    help: ArgumentHelp("Another date, for practice, such as 2026-11-21.", valueName: "date"),
    completion: .dates)
  var date: String?
  @Flag(help: "Play the daily of this program, also if you are signed in to a score server.")
  var solo = false
  @OptionGroup var words: CourseOption

  func validate() throws {
    guard kind == nil || words.course == nil else {
      throw ValidationError("the harder daily has English words: leave out --course")
    }
  }

  nonisolated(nonsending) func run(in feature: PlayFeature) async throws {
    try await feature.core.links.start(
      .game(.daily(date: date, isSolo: solo, course: kind?.rawValue ?? words.course)),
      asJSONLines: playing.jsonl)
  }
}

/// A daily beside the one for everyone. The raw value is the ID of its `Course`.
enum DailyKind: String, ExpressibleByArgument, CaseIterable {
  case hard
}
