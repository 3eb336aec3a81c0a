package import Client
import GameEngine
import Messages

/// Commands about cards.
package struct CardCommands {
  let cards: Cards
  let decks: Decks
  let translations: Translations
  let media: MediaFolder
  let player: MediaPlayer
  let speech: Speech
  let presentation: Presentation

  private var host: Host { presentation.host }
  private var messages: Messages { presentation.messages }
  private var texts: DeckTexts { DeckTexts(messages) }

  /// Adds a card. Without a definition, those of the dictionaries are proposed.
  ///
  /// - Throws: `ClientError` if there is no definition and nobody can be asked.
  package func add(_ card: CardChange, to path: String) throws {
    var card = card
    if card.definition == nil { card.definition = try definition(of: card.term ?? "", in: path) }
    let added = try cards.add([card], to: path)
    guard let added = added.first else { return }
    let (term, deck) = (added.card.term, added.deck.path.description)
    try print(added) { messages("\(term) is in \(deck) now.") }
  }

  /// Proposes definitions, and asks for one.
  private func definition(of term: String, in path: String) throws -> String {
    let pair = try? decks.deck(path).pair
    let proposals = pair.map { translations.definitions(of: CardText.cleaned(term), $0) } ?? []
    guard host.display.isInteractive, !presentation.isJSON else {
      let known = shortened(proposals.joined(separator: "; "), to: 300)
      throw ClientError(
        .noDefinition, "\(shortened(term)) has no definition",
        remedy: proposals.isEmpty
          ? Phrase("give one after the term")
          : Phrase("give one after the term; dictionaries have: \(known)"),
        exit: .usage)
    }
    for (place, proposal) in proposals.enumerated() {
      presentation.say("\(place + 1). \(proposal)")
    }
    while true {
      let question =
        proposals.isEmpty
        ? messages("Definition or translation:")
        : messages("A number, several such as 1 3, or your own text; Enter takes 1:")
      host.errors.write(wrapped(question, width: presentation.width) + " ")
      guard let line = host.input.next() else {
        throw ClientError(
          .noDefinition, "no definition was given", remedy: "nothing has changed", exit: .usage)
      }
      let answer = CardText.cleaned(line.text ?? "")
      if answer.isEmpty {
        if let first = proposals.first { return first }
        continue
      }
      let numbers = answer.split { $0 == " " || $0 == "," }.map { Int($0) }
      let places = numbers.compactMap { $0 }.filter { proposals.indices.contains($0 - 1) }
      if places.count == numbers.count {
        return places.map { proposals[$0 - 1] }.joined(separator: "; ")
      }
      return answer
    }
  }

  /// Lists the cards of a deck.
  ///
  /// - Throws: `ClientError`.
  package func list(in path: String) throws {
    let list = try cards.list(in: path)
    try presentation.print(list.map(CardJSON.init)) {
      list.isEmpty
        ? messages("No cards yet; `wordhoard card add DECK TERM` adds one.") + "\n"
        : try presentation.list(list.map { (shortened($0.card.term), texts.line(of: $0)) })
    }
  }

  /// Shows a card.
  ///
  /// - Throws: `ClientError`.
  package func show(_ id: String) throws {
    let card = try cards.card(id)
    try presentation.print(CardJSON(card)) {
      let face = card.card
      let progress = WordTexts(messages).progress(of: card.word)
      let rows: [(name: String, text: String)] = [
        (messages("term", context: "a card"), face.term),
        (messages("definition", context: "a card"), face.definition),
        (messages("example", context: "a card"), face.example),
        (messages("synonyms", context: "a card"), messages.commaSeparated(face.synonyms)),
        (messages("note", context: "a card"), face.note),
        (messages("tags", context: "a card"), face.tags.joined(separator: " ")),
        (messages("source", context: "a card"), face.source),
        (messages("pronunciation", context: "a card"), face.pronunciation),
        (messages("sound", context: "a card"), names(of: face.audio)),
        (messages("picture", context: "a card"), names(of: face.pictures)),
        (messages("deck", context: "a card"), card.deck.path.description),
        (messages("progress", context: "a card"), progress),
        ("id", card.shortID),
      ]
      return try presentation.list(
        rows.filter { !$0.text.isEmpty }.map { ($0.name, shortened($0.text, to: 2000)) })
    }
  }

  /// The names of sounds or pictures, and where their files are.
  private func names(of media: [CardMedium]) -> String {
    messages.commaSeparated(
      media.map { medium in
        let name = shortened(medium.name, to: 255)
        return self.media.path(of: medium).map { "\(name) (\($0))" } ?? name
      })
  }

  /// Plays the sound of a card, or says its term.
  ///
  /// - Throws: `ClientError` if there is no sound and no voice, or no audio.
  package func say(_ id: String) throws {
    let card = try cards.card(id)
    guard try !player.play(card.card) else { return }
    try speech.say(
      card.card.term, language: card.deck.pair.flatMap { LanguageTag.long(of: $0.term) })
  }

  /// Changes a card.
  ///
  /// - Throws: `ClientError`.
  package func edit(_ id: String, _ change: CardChange) throws {
    let card = try cards.edit(id, change)
    try print(card) { messages("\(card.card.term) is changed.") }
  }

  /// Moves a card to another deck.
  ///
  /// - Throws: `ClientError`.
  package func move(_ id: String, to path: String) throws {
    let card = try cards.move(id, to: path)
    let (term, deck) = (card.card.term, card.deck.path.description)
    try print(card) { messages("\(term) is in \(deck) now.") }
  }

  /// Removes a card.
  ///
  /// - Throws: `ClientError`.
  package func remove(_ id: String) throws {
    let card = try cards.remove(id)
    let term = card.card.term
    try print(card) { messages("\(term) is removed; `wordhoard undo` brings it back.") }
  }

  private func print(_ card: DeckCard, text: () -> String) throws {
    try presentation.print(CardJSON(card)) { presentation.paragraphs([text()]) }
  }
}
