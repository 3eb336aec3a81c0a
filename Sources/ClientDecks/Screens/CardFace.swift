import ClientCore
import GameEngine
import Terminal

/// The sides of a card as text for the screen.
struct CardFace {
  private let card: DeckCard

  init(_ card: DeckCard) { self.card = card }

  /// The front: the term, of at most 400 characters.
  var term: RichText { RichText(shortened(card.card.term, to: 400), .heading) }

  /// The back: the definition, of at most 400 characters.
  var definition: RichText { RichText(shortened(card.card.definition, to: 400), .word) }

  /// The texts below the back: the example, the synonyms and the note, if any.
  var details: [RichText] {
    [CardField.example, .synonyms, .note].compactMap { field in
      let text = card.card.line(field)
      guard !text.isEmpty else { return nil }
      // Braces mark the term.
      return field == .example
        ? RichText(shortened(Example(marked: text)?.text ?? text, to: 300))
        : RichText(shortened(text, to: 300), .dim)
    }
  }
}
