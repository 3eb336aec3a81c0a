import ArgumentParser
import ClientCore
import Messages

struct KnowCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "know", _superCommandName: "wordhoard",
    abstract: "Say that you know a word: it rests for half a year, then it comes back as a check.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word, or the id of a card.")
  var word: String

  func run(in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let known = try feature.core.lists.know(named: word)
    try presentation.print(WordCard(known)) {
      presentation.paragraphs([
        WordTexts(presentation.messages).isKnown(known),
        presentation.messages("`wordhoard undo` takes that back."),
      ])
    }
  }
}
