import ClientCore
import GameEngine

/// Plays the sound of a card, or speaks its texts in their languages.
struct CardVoice: Sendable {
  let speech: Speech
  let player: MediaPlayer

  /// Plays the sound of a card or speaks its term, or speaks its definition.
  ///
  /// - Throws: `ClientError` if there is no sound and the language has no voice.
  func say(_ card: DeckCard, isTerm: Bool = true) throws(ClientError) {
    if isTerm, try player.play(card.card) { return }
    let pair = card.deck.pair
    let language = isTerm ? pair?.term : pair?.definition
    let text = isTerm ? card.card.term : card.card.definition
    try speech.say(text, language: language.map { LanguageTag.long(of: $0) ?? $0 })
  }
}
