import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct KnownCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "known", _superCommandName: "wordhoard",
    abstract: "Say that you know words: they rest for half a year, then they come back as a check.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The words, or the ids of cards.")
  var words: [String]
  @Flag(help: "Take that back.")
  var undo = false

  func run(in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let (messages, lists) = (presentation.messages, feature.core.lists)
    // Nothing is changed if one of the words does not exist.
    let items = try words.map(lists.item(meant:))
    if undo { try feature.core.changes.undoKnown(items) }
    let changed = try items.compactMap {
      undo ? try lists.playerWord($0.id) : try lists.know($0.id)
    }
    try presentation.print(changed.map(WordCard.init)) {
      let texts = WordTexts(messages)
      return presentation.paragraphs(
        changed.map {
          undo ? messages("\(shortened($0.word.term)) is asked again.") : texts.isKnown($0)
        }
          + (undo ? [] : [messages("`wordhoard known --undo` takes that back.")]))
    }
  }
}
