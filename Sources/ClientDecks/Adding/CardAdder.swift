package import ClientCore
import GameEngine
import Lexicon
import Messages

/// Adds cards to decks: those that the player writes, and those of words that were found. Asks at a terminal for texts
/// that are missing.
package struct CardAdder: Sendable {
  let cards: Cards
  let decks: Decks
  let lookUp: LookUp
  let translations: Translations
  let presentation: Presentation

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
  ///   - path: the deck; nil for the one of the language that was used last, or else the player is asked for one.
  ///   - quote: the sentence of a book that replaces the example; nil for none.
  /// - Throws: `ClientError` if the word is not found, or no deck is given.
  package func add(
    _ text: String, dictionary: String? = nil, to path: String?, quoting quote: BookQuote? = nil
  ) throws {
    let request: WordRequest = dictionary.map { .elsewhere(text, id: $0) } ?? .named(text)
    let found = try lookUp.found(request, isCounted: presentation.isJSON)
    let path =
      try path ?? decks.lastUsed(of: found.language(at: 0))?.path.description ?? prompt.deck()
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

  private var prompt: CardPrompt { CardPrompt(presentation: presentation) }

  private func write(_ card: CardChange, to path: String) throws {
    guard let added = try cards.add([card], to: path).first else { return }
    let (term, deck) = (added.card.term, added.deck.path.description)
    let messages = presentation.messages
    try presentation.print(CardJSON(added)) {
      presentation.paragraphs([messages("\(term) is a card in \(deck) now.")])
    }
  }
}
