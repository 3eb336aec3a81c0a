import Client
import GameEngine

/// Says cards aloud in their languages.
struct CardVoice: Sendable {
  let speech: Speech

  /// Says the term of a card, or the other side.
  ///
  /// - Throws: `ClientError` if its language has no voice.
  func say(_ card: DeckCard, isTerm: Bool = true) throws(ClientError) {
    let pair = card.deck.pair
    let language = isTerm ? pair?.term : pair?.definition
    let text = isTerm ? card.card.term : card.card.definition
    try speech.say(text, language: language.map { LanguageTag.long(of: $0) ?? $0 })
  }
}
