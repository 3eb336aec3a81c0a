package import ClientCore
import GameEngine
import Lexicon
import Messages

/// Commands that add, list, show, change and remove cards.
package struct CardCommands: Sendable {
  let cards: Cards
  let decks: Decks
  let lookUp: LookUp
  let translations: Translations
  let media: MediaFolder
  let voice: CardVoice
  let presentation: Presentation

  private var messages: Messages { presentation.messages }
  private var texts: DeckTexts { DeckTexts(messages) }

  /// Adds a card. If the definition is missing, the dictionaries' definitions are proposed; if the
  /// term is missing, terms with this definition.
  ///
  /// - Throws: `ClientError` if a text is missing and there is no terminal to ask at.
  package func add(_ card: CardChange, to path: String) throws {
    var card = card
    let pair = try decks.pair(at: path)
    if card.texts[.term] == nil {
      let proposals = card.texts[.definition].map { translations.terms(meaning: $0, pair) } ?? []
      card.term = try prompt.term(proposals)
    }
    if card.texts[.definition] == nil {
      let term = CardText.cleaned(card.term)
      card.definition = try prompt.definition(of: term, translations.definitions(of: term, pair))
    }
    try write(card, to: path)
  }

  /// Adds a card for a word found in the dictionaries. At a terminal, the player chooses among its
  /// meanings and translations.
  ///
  /// - Parameters:
  ///   - dictionary: the id of the dictionary to search; nil for all.
  ///   - quote: the sentence of a book that replaces the example; nil for none.
  /// - Throws: `ClientError` if the word is not found.
  package func add(
    _ text: String, dictionary: String?, to path: String, quoting quote: BookQuote? = nil
  ) throws {
    let request: WordRequest = dictionary.map { .elsewhere(text, id: $0) } ?? .named(text)
    let found = try lookUp.found(request, isCounted: presentation.isJSON)
    var card = CardChange(of: found, at: 0)
    let meanings: [(text: String, card: CardChange)] =
      switch found {
      case .ours(let words):
        words.flatMap { word in
          word.word.senses.map { sense in
            let shown = ShownSense(definition: sense.definition)
            return (sense.definition, CardChange(of: word.word, as: shown))
          }
        }
      case .elsewhere(let answer):
        answer.entries.indices.flatMap { place in
          let card = CardChange(of: found, at: place)
          return answer.entries[place].translations.map { (CardText.cleaned($0), card) }
        }
      }
    let pair = try decks.pair(at: path)
    let translated =
      pair.map { $0.isMonolingual ? [] : translations.definitions(of: card.term, $0) } ?? []
    let proposals = translated + meanings.map(\.text).filter { !translated.contains($0) }
    if prompt.canAsk {
      let definition = try prompt.definition(of: card.term, proposals)
      card = meanings.first { $0.text == definition }?.card ?? card
      card.definition = definition
    } else if let first = translated.first ?? (card.definition.isEmpty ? nil : card.definition)
      ?? proposals.first
    {
      card.definition = first
    }
    try write(quote.map { card.quoting($0) } ?? card, to: path)
  }

  /// Adds a card for a word of a book to the deck that was used last. Asks for a deck if there is
  /// none.
  ///
  /// - Throws: `ClientError` if the word is not found, or no deck is given.
  package func add(_ text: String, from quote: BookQuote?) throws {
    let path = try decks.lastUsed()?.path.description ?? prompt.deck()
    try add(text, dictionary: nil, to: path, quoting: quote)
  }

  private var prompt: CardPrompt { CardPrompt(presentation: presentation) }

  private func write(_ card: CardChange, to path: String) throws {
    guard let added = try cards.add([card], to: path).first else { return }
    let (term, deck) = (added.card.term, added.deck.path.description)
    try print(added) { messages("\(term) is in \(deck) now.") }
  }

  /// Lists the cards of a deck and of the decks in it.
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

  /// Shows all texts of a card, its media and its progress.
  ///
  /// - Throws: `ClientError`.
  package func show(_ id: String) throws {
    let card = try cards.card(id)
    try presentation.print(CardJSON(card)) {
      let face = card.card
      let progress = WordTexts(messages).progress(of: card.word)
      let others: [(name: String, text: String)] = [
        (messages("sound", context: "a card"), names(of: face.audio)),
        (messages("picture", context: "a card"), names(of: face.pictures)),
        (messages("deck", context: "a card"), card.deck.path.description),
        (messages("progress", context: "a card"), progress),
        ("id", card.shortID),
      ]
      let rows = CardField.allCases.map { (name: texts.name(of: $0), text: face.line($0)) } + others
      return try presentation.list(
        rows.filter { !$0.text.isEmpty }.map { ($0.name, shortened($0.text, to: 2000)) })
    }
  }

  /// The names of sounds or pictures with the paths of their files.
  private func names(of media: [CardMedium]) -> String {
    messages.commaSeparated(
      media.map { medium in
        let name = shortened(medium.name, to: 255)
        return self.media.path(of: medium).map { "\(name) (\($0))" } ?? name
      })
  }

  /// Plays the sound of a card, or speaks its term.
  ///
  /// - Throws: `ClientError` if there is no sound and no voice, or no way to play it.
  package func say(_ id: String) throws {
    try voice.say(cards.card(id))
  }

  /// Changes the given texts of a card.
  ///
  /// - Throws: `ClientError`.
  package func edit(_ id: String, _ change: CardChange) throws {
    let card = try cards.edit(id, change)
    try print(card) { messages("\(card.card.term) is changed.") }
  }

  /// Moves a card to another deck, which is created if necessary.
  ///
  /// - Throws: `ClientError`.
  package func move(_ id: String, to path: String) throws {
    let card = try cards.move(id, to: path)
    let (term, deck) = (card.card.term, card.deck.path.description)
    try print(card) { messages("\(term) is in \(deck) now.") }
  }

  /// Removes a card. An undo restores it.
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
