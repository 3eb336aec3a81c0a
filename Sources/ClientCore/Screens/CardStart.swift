package import GameEngine
import Lexicon

/// The initial content of a card's form.
package enum CardStart: Sendable {
  /// A new card of a deck.
  case new(deck: String)
  /// Texts of a new card, and the tag of the language of its term; nil if that is unknown.
  case texts(CardChange, language: String?)
  /// A word, in the sense in which the player has just seen it.
  case word(WordRequest, ShownSense?)
  /// A card that exists, to be edited.
  case card(ItemID)

  /// The form of the card if the item is one, else a form for a new card with the item.
  package init(_ id: ItemID, as shown: ShownSense? = nil) {
    self = id.cardID == nil ? .word(.item(id), shown) : .card(id)
  }

  /// The word of a verdict.
  package init(_ verdict: VerdictEvent) { self.init(verdict.word, as: ShownSense(verdict)) }

  /// The form for one word or entry of a look-up.
  ///
  /// - Parameters:
  ///   - place: the index of the word or entry.
  ///   - quote: the sentence of a book that replaces the example of a new card; nil for none.
  package init(_ found: LookedUp, at place: Int, quoting quote: BookQuote? = nil) {
    let word = found.words.indices.contains(place) ? found.words[place].word.id : nil
    if let word, quote == nil || word.cardID != nil {
      self.init(word)
    } else {
      let card = CardChange(of: found, at: place)
      self = .texts(quote.map(card.quoting) ?? card, language: found.language(at: place))
    }
  }
}

/// The sense of a word that a player has seen, and the sentence in which it was.
package struct ShownSense: Sendable {
  package let definition: String
  /// Empty if there was none.
  package var sentence = ""

  package init(definition: String, sentence: String = "") {
    self.definition = definition
    self.sentence = sentence
  }
}

extension ShownSense {
  /// The sense of a verdict.
  package init(_ verdict: VerdictEvent) {
    self.init(definition: verdict.definition, sentence: verdict.example)
  }
}

extension CardChange {
  /// A card for a word, to be edited before it is added.
  ///
  /// - Parameter shown: the sense that is meant; nil for the first.
  package init(of word: Item, as shown: ShownSense? = nil) {
    self.init()
    let sense = word.senses.first { $0.definition == shown?.definition } ?? word.mainSense
    let sentence = shown?.sentence ?? ""
    let example =
      sentence.isEmpty ? sense.examples.first : sense.examples.first { $0.text == sentence }
    term = word.term
    definition = shown?.definition ?? sense.definition
    self.example = example?.marked ?? sentence
    synonyms = sense.synonyms
  }

  /// The card with the sentence and the place of a book.
  package func quoting(_ quote: BookQuote) -> CardChange {
    var card = self
    card.example = quote.sentence
    card.source = quote.source
    return card
  }

  /// A card for one word or entry of a look-up, to be edited before it is added.
  ///
  /// - Parameter place: the index of the word or entry. Without one at this index, the card is empty.
  package init(of found: LookedUp, at place: Int, as shown: ShownSense? = nil) {
    switch found {
    case .ours(let words) where words.indices.contains(place):
      self.init(of: words[place].word, as: shown)
    case .elsewhere(let answer) where answer.entries.indices.contains(place):
      self.init()
      let entry = answer.entries[place]
      term = CardText.cleaned(entry.headword)
      definition = CardText.cleaned(entry.translations.prefix(3).joined(separator: "; "))
      texts[.example] = entry.senses.first?.examples.first.map(CardText.cleaned)
      synonyms = entry.senses.first?.synonyms ?? []
      source = answer.title
    default: self.init()
    }
  }
}
