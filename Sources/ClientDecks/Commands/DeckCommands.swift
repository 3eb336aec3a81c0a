import ClientCore
package import GameEngine
import Messages

/// Commands that list, create, change and remove decks.
package struct DeckCommands {
  let decks: Decks
  let cards: Cards
  let starter: StarterCards
  let translations: Translations
  let presentation: Presentation

  /// The number of cards in a starter deck.
  package static let starterSize = 20

  private var messages: Messages { presentation.messages }
  private var texts: DeckTexts { DeckTexts(messages) }

  /// Lists the decks in the order of their paths.
  ///
  /// - Throws: `ClientError`.
  package func list() throws {
    let summaries = try decks.list()
    try presentation.print(summaries.map(DeckJSON.init)) {
      summaries.isEmpty
        ? messages("No decks yet; `wordhoard deck new DECK --pair spa-eng` creates one.") + "\n"
        : try presentation.list(
          summaries.map { ($0.deck.path.description, texts.line(of: $0)) })
    }
  }

  private struct PairJSON: Encodable { let term, definition: String }

  /// Lists the pairs of languages between which installed dictionaries translate.
  ///
  /// - Parameter language: lists only the pairs that contain it; nil for all.
  /// - Throws: `ClientError` if there are none.
  package func pairs(with language: String?) throws {
    let tag = language.map(LanguageTag.tag)
    let pairs = translations.pairs().filter { pair in
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
          return (texts.pair(pair), messages.commaSeparated([term, definition]))
        })
    }
  }

  /// Creates a deck. At a terminal, asks for the languages if none are given.
  ///
  /// - Throws: `ClientError`.
  package func create(_ path: String, _ details: DeckDetails) throws {
    var details = details
    if details.pair == nil, try decks.pair(at: path) == nil { details.pair = askPair() }
    let node = try decks.create(path, details)
    try print(node) { messages("\(node.path.description) is created.") }
    try say(about: details.pair == nil ? nil : node.pair)
  }

  /// Prints what the languages of a deck mean for its cards.
  private func say(about pair: LanguagePair?) throws {
    guard let pair, !presentation.isJSON else { return }
    for text in texts.remarks(on: pair, isCovered: translations.covers(pair)) {
      presentation.say(text)
    }
  }

  /// Asks for the languages of a deck, after listing the pairs that dictionaries cover.
  ///
  /// - Returns: the answer as typed; nil if there is no terminal to ask at, or none are wanted.
  private func askPair() -> String? {
    let host = presentation.host
    guard host.display.isInteractive, !presentation.isJSON else { return nil }
    func ask(_ question: String, _ known: [String], _ list: (String) -> String) -> String? {
      if !known.isEmpty {
        presentation.say(list(messages.commaSeparated(known.map(texts.language))))
      }
      host.errors.write(question + " ")
      let answer = CardText.cleaned(host.input.next()?.text ?? "")
      return answer.isEmpty ? nil : answer
    }
    let term = ask(
      messages("Language of the terms, such as spa; Enter for none:"),
      translations.languages(pairedWith: nil)
    ) { messages("Dictionaries are installed for: \($0). Any other name works too.") }
    guard let term else { return nil }
    let definition = ask(
      messages("Language of the definitions; Enter for the same:"),
      translations.languages(pairedWith: term)
    ) { messages("Dictionaries translate it to and from: \($0). Any other name works too.") }
    return "\(term):\(definition ?? term)"
  }

  /// Adds cards of Wordhoard's words to a deck, after the player has seen and chosen them. Creates
  /// the deck if necessary.
  ///
  /// - Throws: `ClientError`.
  package func createStarter(
    _ path: String, _ details: DeckDetails, level: Level, count: Int
  ) throws {
    var details = details
    let before = try decks.list().first { $0.deck.path.key == DeckPath(path)?.key }
    let around = try decks.pair(at: path)
    if details.pair == nil, around == nil { details.pair = askPair() }
    let named = try details.pair.map { try DeckDetails.checkedPair($0) }
    guard let pair = named ?? around, let place = DeckPath(path) else {
      throw ClientError(
        .pairMalformed, "a starter deck needs a pair of languages",
        remedy: "add --pair eng-spa, for example", exit: .usage)
    }
    if let before, before.deck.pair != pair {
      throw ClientError(
        .deckExists, "\(before.deck.path.description) exists already, with other languages",
        remedy: "choose another name", exit: .usage)
    }
    let proposed = try starter.cards(pair, level: level, for: place, count: count)
    guard !proposed.isEmpty else {
      throw ClientError(
        .noWords,
        "the dictionaries have no further translations for words of level \(level.rawValue)",
        remedy: "choose another level")
    }
    guard let chosen = try choose(proposed) else {
      presentation.say(messages("Nothing was created."))
      return
    }
    guard let node = try cards.add(chosen, to: path, creating: details).first?.deck else { return }
    let (name, count) = (node.path.description, texts.count(chosen.count))
    try print(node) {
      before == nil
        ? messages("\(name) is created, with \(count).")
        : messages("\(name) has \(count) more now.")
    }
  }

  /// Lets the player omit cards of a list. Without a terminal, all are kept.
  ///
  /// - Returns: the cards to add; nil if the player wants none.
  private func choose(_ cards: [CardChange]) throws -> [CardChange]? {
    let host = presentation.host
    guard host.display.isInteractive, !presentation.isJSON else { return cards }
    for (place, card) in cards.enumerated() {
      presentation.say("\(place + 1). \(card.term): \(card.definition)")
    }
    host.errors.write(
      messages("Numbers to leave out, Enter to take all, or n for none:") + " ")
    guard let answer = host.input.next()?.text, answer.lowercased() != "n" else { return nil }
    let left = Set(answer.split { !$0.isNumber }.compactMap { Int($0) })
    let chosen = cards.enumerated().filter { !left.contains($0.offset + 1) }.map(\.element)
    return chosen.isEmpty ? nil : chosen
  }

  /// Shows the cards of a deck by difficulty, the hardest first.
  ///
  /// - Throws: `ClientError`.
  package func show(_ path: String) throws {
    let node = try decks.deck(path)
    let cards = try cards.list(in: path)
    let sections = Difficulty.allCases.reversed().map { difficulty in
      (difficulty: difficulty, cards: cards.filter { $0.difficulty == difficulty })
    }
    try presentation.print(sections.flatMap(\.cards).map(CardJSON.init)) {
      let style = try presentation.style()
      var head = [style(.heading, node.path.description.onOneLine)]
      if let pair = node.pair { head[0] += " (\(texts.pair(pair)))" }
      head += [node.deck.title, node.deck.description].filter { !$0.isEmpty }.map {
        shortened($0, to: 500)
      }
      var text = presentation.paragraphs(head)
      if cards.isEmpty {
        text += presentation.paragraphs([
          messages("No cards yet; `wordhoard card add DECK TERM` adds one.")
        ])
      }
      for (difficulty, cards) in sections where !cards.isEmpty {
        let name = NameTexts(messages).name(of: difficulty)
        text += "\n" + style(.task, "\(name) (\(messages.number(cards.count)))") + "\n"
        text += try presentation.list(
          cards.map { (shortened($0.card.term), texts.line(of: $0)) })
      }
      return text
    }
  }

  /// Moves a deck to another path.
  ///
  /// - Throws: `ClientError`.
  package func rename(_ path: String, to new: String) throws {
    let old = try decks.deck(path).path.description
    let node = try decks.rename(path, to: new)
    try print(node) { messages("\(old) is \(node.path.description) now.") }
  }

  /// Changes the languages, the title or the description of a deck.
  ///
  /// - Throws: `ClientError`.
  package func edit(_ path: String, _ details: DeckDetails) throws {
    let node = try decks.edit(path, details)
    try print(node) { messages("\(node.path.description) is changed.") }
    try say(about: details.pair == nil ? nil : node.pair)
  }

  /// Removes a deck with all its cards and the decks in it.
  ///
  /// - Throws: `ClientError`.
  package func remove(_ path: String) throws {
    let summary = try decks.remove(path)
    let (name, count) = (summary.deck.path.description, texts.count(summary.cards))
    try presentation.print(DeckJSON(summary)) {
      presentation.paragraphs([
        messages("\(name) is removed, with \(count); `wordhoard undo` brings it back.")
      ])
    }
  }

  private func print(_ node: DeckTree.Node, text: () -> String) throws {
    let summary = try decks.list().first { $0.deck.id == node.id }
    try presentation.print(summary.map(DeckJSON.init)) { presentation.paragraphs([text()]) }
  }
}
