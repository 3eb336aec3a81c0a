import ArgumentParser
import ClientCore

struct DefineCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "define", _superCommandName: "wordhoard", abstract: "Show the meaning of a word.",
    discussion: """
      Words that we do not have are looked up in the installed dictionaries: WordNet (Debian's \
      wordnet-base), those of dictd (dict-gcide, dict-freedict-eng-deu and about 200 more) and those of \
      StarDict. `wordhoard data` lists them. You can add your own to `dictionaries` in your data folder.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word; inflected forms work too.")
  var word: String
  @Option(
    help: ArgumentHelp("Search only this dictionary, such as wordnet.", valueName: "id"))
  var dictionary: String?
  @OptionGroup var words: CourseOption
  @Flag(help: "Show all that WordNet has besides our own meanings, in your pager at a terminal.")
  var all = false
  @Option(
    help: ArgumentHelp(
      "Make a card of the word in this deck, which is created if necessary.", valueName: "deck"),
    completion: .decks)
  var card: String?

  func validate() throws {
    if words.course != nil, dictionary != nil || card != nil {
      throw ValidationError("--course cannot be combined with --dictionary or --card")
    }
  }

  func run(in feature: WordsFeature) throws {
    // A command prints one JSON document.
    if card == nil || !feature.presentation.isJSON {
      try feature.wordPrinter.define(word, dictionary: dictionary, course: words.course, all: all)
    }
    if let card {
      try feature.core.links.addCard(for: word, dictionary: dictionary, to: card, quoting: nil)
    }
  }
}
