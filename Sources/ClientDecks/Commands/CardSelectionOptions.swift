import ArgumentParser
import ClientCore
import GameEngine
import Messages

/// The conditions of cards that a command lists or changes.
struct CardConditionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only cards with this tag, or one below it; can be given again.", valueName: "tag"),
    completion: .cardTags)
  var tag: [String] = []
  @Option(
    help: ArgumentHelp("Only cards that contain these words, in any text.", valueName: "words"))
  var search: String?
  @Flag(help: "Only cards that you forget again and again, at least 8 times.")
  var leeches = false

  /// Whether no condition was given.
  var isEmpty: Bool { tag.isEmpty && search == nil && !leeches }

  /// The cards that satisfy the conditions.
  ///
  /// - Throws: `ClientError` for a condition that says nothing.
  func selection(in deck: String?) throws(ClientError) -> CardSelection {
    var selection = CardSelection()
    (selection.deck, selection.isLeech) = (deck, leeches)
    for tag in tag { selection.tags.append(try CardTag.checked(tag)) }
    if let search {
      let query = TaggedQuery(search)
      selection.tags += query.tags
      selection.words = FoldedQuery(query.words)
      guard selection.words != nil || !query.tags.isEmpty else {
        throw ClientError(
          .unknownValue, "\"\(shortened(search))\" has no word to search for", exit: .usage)
      }
    }
    return selection
  }
}

/// The cards that a command changes: those that it names, or those that satisfy conditions.
struct CardSelectionOptions: ParsableArguments {
  @Argument(help: "The cards.")
  var cards: [String] = []
  @Option(help: "All cards of this deck, and of the decks in it.", completion: .decks)
  var deck: String?
  @OptionGroup var conditions: CardConditionOptions

  /// Whether a single card is named.
  var isOneCard: Bool { cards.count == 1 }

  private var hasConditions: Bool { deck != nil || !conditions.isEmpty }

  /// Checks that cards are either named or selected by conditions.
  ///
  /// - Parameter named: the named cards.
  func check(_ named: [String]) throws {
    guard named.isEmpty == hasConditions else {
      throw ValidationError("name cards, or select them with --deck, --tag, --search or --leeches")
    }
  }

  /// The selected cards.
  ///
  /// - Parameter named: the named cards; nil for `cards`.
  /// - Throws: `ClientError` for an unknown card or deck.
  func selected(_ named: [String]? = nil, in feature: DecksFeature) throws -> [DeckCard] {
    guard !hasConditions else {
      return try feature.cards.list(conditions.selection(in: deck))
    }
    var known: Set<ItemID> = []
    return try (named ?? cards).map(feature.cards.card).filter { known.insert($0.card.id).inserted }
  }
}
