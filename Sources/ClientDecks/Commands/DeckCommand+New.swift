import ArgumentParser
import ClientCore
import GameEngine
import Messages

extension DeckCommand {
  struct New: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: "Create a deck.",
      discussion: """
        With --starter it gets cards for our words of a level, with translations on which two \
        installed dictionaries agree; a deck that exists gets the next words. At a terminal, you see them \
        first and can leave some out, and without --pair you are asked for the languages.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "Its path, such as Spanish/Lesson 1.")
    var deck: String
    @OptionGroup var facts: DeckDetailOptions
    @Flag(help: "Begin with cards for our words; needs languages.")
    var starter = false
    @Option(help: "The level of these words, 1 to 4.", completion: .list(["1", "2", "3", "4"]))
    var level: Int?
    @Option(help: "How many of them.")
    var words: Int?

    func validate() throws {
      if !starter, level != nil || words != nil {
        throw ValidationError("--level and --words need --starter")
      }
      if let words, !(1...200).contains(words) {
        throw ValidationError("--words must be 1 to 200")
      }
    }

    func run(in feature: DecksFeature) throws {
      guard starter else { return try createEmpty(in: feature) }
      try createStarter(
        of: Level.checked(level) ?? .one, count: words ?? StarterCards.usualCount, in: feature)
    }

    private func createEmpty(in feature: DecksFeature) throws {
      var details = facts.details
      if details.pair == nil, try feature.decks.pair(at: deck) == nil {
        details.pair = feature.prompt.pair()
      }
      let node = try feature.decks.create(deck, details)
      try feature.report(node) { messages in messages("\(node.path.description) is created.") }
      feature.remark(on: details.pair == nil ? nil : node.pair)
    }

    /// Adds cards of Wordhoard's words, after the player has seen and chosen them.
    private func createStarter(of level: Level, count: Int, in feature: DecksFeature) throws {
      var details = facts.details
      let before = try feature.decks.list().first { $0.deck.path.key == DeckPath(deck)?.key }
      let around = try feature.decks.pair(at: deck)
      if details.pair == nil, around == nil { details.pair = feature.prompt.pair() }
      let named = try details.pair.map { try DeckDetails.checkedPair($0) }
      guard let pair = named ?? around, let place = DeckPath(deck) else {
        throw ClientError(
          .pairMalformed, "a starter deck needs a pair of languages",
          remedy: "add --pair eng-spa, for example", exit: .usage)
      }
      if let before, before.deck.pair != pair {
        throw ClientError(
          .deckExists, "\(before.deck.path.description) exists already, with other languages",
          remedy: "choose another name", exit: .usage)
      }
      let proposed = try feature.starter.cards(pair, level: level, for: place, count: count)
      guard !proposed.isEmpty else {
        throw ClientError(
          .noWords,
          "the dictionaries agree on no further translations for words of level \(level.rawValue)",
          remedy: "choose another level")
      }
      guard let chosen = feature.prompt.choice(of: proposed) else {
        feature.presentation.say(feature.presentation.messages("Nothing was created."))
        return
      }
      guard let node = try feature.cards.add(chosen, to: deck, creating: details).first?.deck else {
        return
      }
      let (name, count) = (
        node.path.description, DeckTexts(feature.presentation.messages).count(chosen.count)
      )
      try feature.report(node) { messages in
        before == nil
          ? messages("\(name) is created, with \(count).")
          : messages("\(name) has \(count) more now.")
      }
    }
  }
}

extension DecksFeature {
  fileprivate var prompt: DeckPrompt {
    DeckPrompt(translations: translations, presentation: presentation)
  }
}
