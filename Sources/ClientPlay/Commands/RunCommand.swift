import ArgumentParser
import ClientCore

struct RunCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", _superCommandName: "wordhoard",
    abstract: "Play ever harder words until the first miss.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions

  @OptionGroup var words: CourseOption

  nonisolated(nonsending) func run(in feature: PlayFeature) async throws {
    try await feature.core.links.start(
      .game(.run(course: words.course)), asJSONLines: playing.jsonl)
  }
}
