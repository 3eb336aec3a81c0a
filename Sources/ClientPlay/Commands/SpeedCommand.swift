import ArgumentParser
import ClientCore

struct SpeedCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "speed", _superCommandName: "wordhoard",
    abstract: "Answer as many choices as you can in sixty seconds.",
    discussion: "The clock runs while a question is open; an answer after the end does not count.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @OptionGroup var from: DeckOption
  @OptionGroup var words: CourseOption

  nonisolated(nonsending) func run(in feature: PlayFeature) async throws {
    try await feature.core.links.start(
      .game(.speed(deck: from.deck, tags: from.tag, course: words.course)),
      asJSONLines: playing.jsonl)
  }
}
