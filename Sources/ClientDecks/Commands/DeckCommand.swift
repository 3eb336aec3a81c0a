import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct DeckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck", _superCommandName: "wordhoard",
    abstract: "Keep decks of cards of your own.",
    discussion: """
      A deck has cards, and may have decks in it: Spanish/Lesson 1 is a deck in Spanish. \
      `wordhoard learn --deck Spanish` practices the cards of both.
      """,
    subcommands: [
      List.self, New.self, Show.self, Rename.self, Edit.self, Remove.self, Pairs.self, Export.self,
    ], defaultSubcommand: List.self)

  struct List: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your decks.")
    @OptionGroup var options: GlobalOptions

    func run(in feature: DecksFeature) throws {
      let presentation = feature.presentation
      let (messages, texts) = (presentation.messages, DeckTexts(presentation.messages))
      let summaries = try feature.decks.list()
      try presentation.print(summaries.map(DeckJSON.init)) {
        summaries.isEmpty
          ? messages("No decks yet; `wordhoard deck new DECK --pair spa-eng` creates one.") + "\n"
          : try presentation.list(
            summaries.map { ($0.deck.path.description, texts.line(of: $0)) })
      }
    }
  }

  struct Show: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the cards of a deck, the hardest first.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String

    func run(in feature: DecksFeature) throws {
      let presentation = feature.presentation
      let (messages, texts) = (presentation.messages, DeckTexts(presentation.messages))
      let node = try feature.decks.deck(deck)
      let cards = try feature.cards.list(in: deck)
      let names = NameTexts(messages)
      let asked = Difficulty.allCases.reversed().map { difficulty in
        (
          name: names.name(of: difficulty),
          cards: cards.filter { $0.difficulty == difficulty && $0.isAnswered }
        )
      }
      let sections = [(name: names.new, cards: cards.filter { !$0.isAnswered })] + asked
      try presentation.print(sections.flatMap(\.cards).map(CardJSON.init)) {
        let style = try presentation.style()
        var head = [style(.heading, node.path.description.onOneLine)]
        if let pair = node.pair { head[0] += " (\(texts.pair(pair)))" }
        head += texts.goal(node.goal).map { [$0] } ?? []
        head += [node.deck.title, node.deck.description].filter { !$0.isEmpty }.map {
          shortened($0, to: 500)
        }
        var text = presentation.paragraphs(head)
        if cards.isEmpty {
          text += presentation.paragraphs([
            messages("No cards yet; `wordhoard card add DECK TERM` adds one.")
          ])
        }
        for (name, cards) in sections where !cards.isEmpty {
          text += "\n" + style(.task, "\(name) (\(messages.number(cards.count)))") + "\n"
          text += try presentation.list(
            cards.map { (shortened($0.card.term), texts.line(of: $0)) })
        }
        return text
      }
    }
  }

  struct Rename: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Rename a deck, or move it into another one.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String
    @Argument(help: "Its new path.")
    var new: String

    func run(in feature: DecksFeature) throws {
      let old = try feature.decks.deck(deck).path.description
      let node = try feature.decks.rename(deck, to: new)
      try feature.report(node) { messages in messages("\(old) is \(node.path.description) now.") }
    }
  }

  struct Edit: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change the facts about a deck, and when its cards come back."
    )
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String
    @OptionGroup var facts: DeckDetailOptions

    func validate() throws {
      if facts.details.isEmpty {
        throw ValidationError(
          "give --pair, --title, --description, --retention or --longest-interval")
      }
    }

    func run(in feature: DecksFeature) throws {
      let node = try feature.decks.edit(deck, facts.details)
      try feature.report(node) { messages in messages("\(node.path.description) is changed.") }
      feature.remark(on: facts.pair == nil ? nil : node.pair)
    }
  }

  struct Remove: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a deck with everything in it.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String

    func run(in feature: DecksFeature) throws {
      let presentation = feature.presentation
      let summary = try feature.decks.remove(deck)
      let count = DeckTexts(presentation.messages).count(summary.cards)
      let name = summary.deck.path.description
      try presentation.print(DeckJSON(summary)) {
        presentation.paragraphs([
          presentation.messages(
            "\(name) is removed, with \(count); `wordhoard undo` brings it back.")
        ])
      }
    }
  }
}

extension DeckCommand {
  struct Pairs: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "pairs",
      abstract: "List the pairs of languages that installed dictionaries translate between.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "List only pairs with this language, such as spa.")
    var language: String?

    private struct PairJSON: Encodable { let term, definition: String }

    func run(in feature: DecksFeature) throws {
      let presentation = feature.presentation
      let messages = presentation.messages
      let tag = language.map(LanguageTag.tag)
      let pairs = feature.translations.pairs().filter { pair in
        tag == nil || tag == LanguageTag.tag(of: pair.term)
          || tag == LanguageTag.tag(of: pair.definition)
      }
      guard !pairs.isEmpty || presentation.isJSON else {
        throw ClientError(
          .noDictionary, "no installed dictionary translates this language",
          remedy: "get one with `sudo apt install dict-freedict-eng-spa`, for example")
      }
      let names = LanguageTexts(messages)
      try presentation.print(
        pairs.map { PairJSON(term: $0.term, definition: $0.definition) }
      ) {
        try presentation.list(
          pairs.map { pair in
            let (term, definition) = (names.name(of: pair.term), names.name(of: pair.definition))
            return (DeckTexts(messages).pair(pair), messages.commaSeparated([term, definition]))
          })
      }
    }
  }
}

extension DecksFeature {
  /// Prints a deck that was changed, and what has changed.
  func report(_ node: DeckTree.Node, text: (Messages) -> String) throws {
    let summary = try decks.list().first { $0.deck.id == node.id }
    try presentation.print(summary.map(DeckJSON.init)) {
      presentation.paragraphs([text(presentation.messages)])
    }
  }

  /// Prints what the languages of a deck mean for its cards.
  func remark(on pair: LanguagePair?) {
    guard let pair, !presentation.isJSON else { return }
    let texts = DeckTexts(presentation.messages)
    for text in texts.remarks(on: pair, isCovered: translations.covers(pair)) {
      presentation.say(text)
    }
  }
}
