import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct CardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card", _superCommandName: "wordhoard",
    abstract: "Keep cards of your own.",
    discussion: """
      A card is named by its id, or by the beginning of it if no other card begins so; \
      `wordhoard card list DECK` shows the ids.
      """,
    subcommands: [
      Add.self, List.self, Show.self, Say.self, Edit.self, Tag.self, Move.self, Suspend.self,
      Resume.self, Remove.self,
    ])

  struct Add: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a card to a deck, which is created if necessary.",
      discussion: """
        Without a definition, those that the installed dictionaries have for the languages of the \
        deck are proposed. With --definition and without a term, terms with this meaning are proposed. With --deck \
        and without a term, or without a term in a pipe, each line of the input is a card, such as gato - cat, gato = cat or \
        gato: cat, until the end of the input.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(
      help: ArgumentHelp("The deck, unless --deck names it.", valueName: "deck"),
      completion: .decks)
    var place: String?
    @Argument(help: "The word or phrase to learn.")
    var term: String?
    @Argument(help: "Its definition or translations, with semicolons between them.")
    var meaning: String?
    @Option(help: "The same; without a term, terms are proposed for it.")
    var definition: String?
    @Option(
      help: ArgumentHelp("The deck; without a term, lines are read.", valueName: "deck"),
      completion: .decks)
    var deck: String?
    @OptionGroup var texts: CardTextOptions

    func validate() throws {
      let (deck, _, meaning) = given
      if deck == nil { throw ValidationError("give a deck") }
      if self.deck != nil, self.meaning != nil { throw ValidationError("give the deck once") }
      if meaning != nil, definition != nil {
        throw ValidationError("give the definition once, after the term or with --definition")
      }
    }

    /// The arguments; with `--deck` the first one is the term.
    private var given: (deck: String?, term: String?, meaning: String?) {
      deck == nil ? (place, term, meaning) : (deck, place, term)
    }

    func run(in feature: DecksFeature) throws {
      let (path, term, meaning) = given
      var card = try texts.change()
      card.texts[.term] = term
      card.texts[.definition] = meaning ?? definition
      let canAsk = CardPrompt(presentation: feature.presentation).canAsk
      if card.isEmpty, deck != nil || !canAsk { return try feature.paster.add(to: path ?? "") }
      try feature.cardAdder.add(card, to: path ?? "")
    }
  }

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the cards of a deck, and of the decks in it.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck; all decks if it is left out.", completion: .decks)
    var deck: String?
    @OptionGroup var conditions: CardConditionOptions

    func run(in feature: DecksFeature) throws {
      let presentation = feature.presentation
      let (messages, texts) = (presentation.messages, DeckTexts(presentation.messages))
      let list = try feature.cards.list(conditions.selection(in: deck))
      try presentation.print(list.map(CardJSON.init)) {
        list.isEmpty
          ? (conditions.isEmpty
            ? messages("No cards yet; `wordhoard card add DECK TERM` adds one.")
            : messages("No such cards.")) + "\n"
          : try presentation.list(
            list.map { card in
              (
                shortened(card.card.term),
                conditions.leeches ? texts.advice(on: card) : texts.line(of: card)
              )
            })
      }
    }
  }

  struct Show: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a card.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String

    func run(in feature: DecksFeature) throws {
      let presentation = feature.presentation
      let (messages, texts) = (presentation.messages, DeckTexts(presentation.messages))
      let card = try feature.cards.card(card)
      /// The names of sounds or pictures with the paths of their files.
      func names(of media: [CardMedium]) -> String {
        messages.commaSeparated(
          media.map { medium in
            let name = shortened(medium.name, to: 255)
            return feature.media.path(of: medium).map { "\(name) (\($0))" } ?? name
          })
      }
      try presentation.print(CardJSON(card)) {
        let face = card.card
        let progress = WordTexts(messages).progress(of: card.word)
        let others: [(name: String, text: String)] = [
          (messages("sound", context: "a card"), names(of: face.audio)),
          (messages("picture", context: "a card"), names(of: face.pictures)),
          (messages("deck", context: "a card"), card.deck.path.description),
          (messages("progress", context: "a card"), progress),
          (messages("state", context: "a card"), face.isSuspended ? texts.rests : ""),
          ("id", card.shortID),
        ]
        let rows =
          CardField.allCases.map { (name: texts.name(of: $0), text: face.line($0)) } + others
        return try presentation.list(
          rows.filter { !$0.text.isEmpty }.map { ($0.name, shortened($0.text, to: 2000)) })
      }
    }
  }
}

extension CardCommand {
  struct Say: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "say", abstract: "Play the sound of a card, or say its term.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String

    func run(in feature: DecksFeature) throws {
      try feature.cardVoice.say(feature.cards.card(card))
    }
  }

  struct Edit: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a card; what you know of it stays.",
      discussion: "An empty text removes an example, a note or a source.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String
    @Option(help: "The word or phrase to learn.")
    var term: String?
    @Option(help: "Its definition or translations, with semicolons between them.")
    var definition: String?
    @OptionGroup var texts: CardTextOptions

    func run(in feature: DecksFeature) throws {
      var change = try texts.change()
      change.texts[.term] = term
      change.texts[.definition] = definition
      if change.isEmpty { throw ValidationError("give at least one option that changes the card") }
      let edited = try feature.cards.edit(card, change)
      try feature.report(edited) { messages in messages("\(edited.card.term) is changed.") }
    }
  }
}

extension DecksFeature {
  /// Prints a card that was changed, and what has changed.
  func report(_ card: DeckCard, text: (Messages) -> String) throws {
    try presentation.print(CardJSON(card)) {
      presentation.paragraphs([text(presentation.messages)])
    }
  }

  /// Prints what has changed: with a sentence about the card if the player named a single one, else about their number.
  ///
  /// - Parameters:
  ///   - changed: the cards that were changed.
  ///   - cards: the selected cards, of which some may have been so before.
  func report(
    _ changed: [DeckCard], of cards: [DeckCard], isOne: Bool,
    one: (Messages, DeckCard) -> String, several: (Messages, Int, String) -> String
  ) throws {
    guard isOne, let card = changed.first ?? cards.first else {
      return try report(changed, text: several)
    }
    try report(card) { one($0, card) }
  }

  /// Prints cards that were changed together, and what has changed.
  ///
  /// - Parameter text: takes their number, also as text.
  func report(_ cards: [DeckCard], text: (Messages, Int, String) -> String) throws {
    let messages = presentation.messages
    try presentation.print(cards.map(CardJSON.init)) {
      presentation.paragraphs([
        cards.isEmpty
          ? messages("No such cards to change.")
          : "\(text(messages, cards.count, messages.number(cards.count))) "
            + messages("`wordhoard undo` takes that back.")
      ])
    }
  }
}
