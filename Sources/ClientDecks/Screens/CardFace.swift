import ClientCore
import GameEngine
import Messages
import Terminal

/// The sides of a card as text for the screen.
struct CardFace {
  private let card: DeckCard
  private let messages: Messages

  init(_ card: DeckCard, messages: Messages) { (self.card, self.messages) = (card, messages) }

  /// The front: the term, of at most 400 characters.
  var term: RichText { RichText(shortened(card.card.term, to: 400), .heading) }

  /// The back: the definition, of at most 400 characters.
  var definition: RichText { RichText(shortened(card.card.definition, to: 400), .word) }

  /// The texts below the back: the example, the synonyms and the note, if any.
  var details: [RichText] {
    let face = card.card
    var texts: [RichText] = []
    if !face.example.isEmpty {
      // Braces mark the term.
      let example = Example(marked: face.example)?.text ?? face.example
      texts.append(RichText(shortened(example, to: 300)))
    }
    if !face.synonyms.isEmpty {
      texts.append(RichText(shortened(messages.commaSeparated(face.synonyms), to: 200), .dim))
    }
    if !face.note.isEmpty { texts.append(RichText(shortened(face.note, to: 300), .dim)) }
    return texts
  }
}
