import ArgumentParser
import ClientCore
import GameEngine

/// Options of commands that play.
struct PlayingOptions: ParsableArguments {
  @Flag(help: "Print one JSON event per line, and read one move per line.")
  var jsonl = false
}

/// The options of commands that can use other sources of words.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The source of words: wordhoard (our own), cards (yours), or wordnet (WordNet's as well).",
      valueName: "name"),
    completion: .list(ItemSources.installedNames))
  var source: String?
  @OptionGroup var words: CourseOption
  @OptionGroup var cards: DeckOption
  @Option(
    help:
      "The words of this book: those that you looked up in it, and those that you may not know.",
    completion: .books)
  var book: String?

  /// The path of the deck, if one is named.
  var deck: String? { cards.deck }

  /// The tags of the cards, if some are named.
  var tags: [String] { cards.tag }

  func validate() throws {
    if source != nil, deck != nil {
      throw ValidationError("--deck cannot be combined with --source")
    }
    if !tags.isEmpty, ![nil, CardSource.all.rawValue].contains(source) {
      throw ValidationError("--tag cannot be combined with --source other than cards")
    }
    if words.course != nil,
      deck != nil || !tags.isEmpty || book != nil
        || ![nil, SourceID.wordhoard.rawValue].contains(source)
    {
      throw ValidationError(
        "--course cannot be combined with --deck, --tag, --book or another --source")
    }
    if book != nil, source != nil || deck != nil || !tags.isEmpty {
      throw ValidationError("--book cannot be combined with --deck, --tag or --source")
    }
  }
}

/// The options of commands that can play the cards of a deck, or those with a tag.
struct DeckOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only cards of this deck, and of the decks in it.", valueName: "path"),
    completion: .decks)
  var deck: String?
  @Option(
    help: ArgumentHelp(
      "Only cards with this tag, or one below it; can be given again.", valueName: "tag"),
    completion: .cardTags)
  var tag: [String] = []
}
