import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct FavoriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorite", _superCommandName: "wordhoard",
    abstract: "Show or change your favorite words.",
    subcommands: [Add.self, Remove.self, List.self], defaultSubcommand: List.self)

  struct Add: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a word to your favorites.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run(in feature: WordsFeature) throws {
      try feature.setFavorite(word, kept: true)
    }
  }

  struct Remove: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a word from your favorites.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run(in feature: WordsFeature) throws {
      try feature.setFavorite(word, kept: false)
    }
  }

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your favorites, newest first.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: WordsFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let words = try feature.core.lists.favorites()
      try presentation.print(words.map(WordCard.init)) {
        words.isEmpty
          ? messages("No favorites yet; `wordhoard favorite add WORD` adds one.") + "\n"
          : try presentation.list(words.map { ($0.word.term, $0.word.mainSense.definition) })
      }
    }
  }
}

extension WordsFeature {
  /// Adds a word to the favorites or removes it: an own word, or one of WordNet that the player has met.
  fileprivate func setFavorite(_ text: String, kept: Bool) throws {
    let (word, hasChanged) = try core.lists.setFavorite(named: text, kept: kept)
    let name = word.term
    if hasChanged {
      presentation.say(WordTexts(messages).favorite(name, kept: kept))
    } else {
      presentation.say(
        kept ? messages("\(name) is already a favorite.") : messages("\(name) is not a favorite."))
    }
  }
}
