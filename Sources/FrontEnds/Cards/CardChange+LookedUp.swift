import Client
import GameEngine
import Lexicon

extension CardChange {
  /// A card for what was looked up, to be edited before it is added.
  ///
  /// - Parameter place: which of the words or entries.
  init(of found: LookedUp, at place: Int) {
    self.init()
    switch found {
    case .ours(let words):
      let word = words[place].word
      term = word.term
      definition = word.mainSense.definition
      example = word.mainSense.examples.first?.marked
      synonyms = word.mainSense.synonyms
    case .elsewhere(let answer):
      guard answer.entries.indices.contains(place) else { return }
      let entry = answer.entries[place]
      term = CardText.cleaned(entry.headword)
      definition = CardText.cleaned(entry.translations.prefix(3).joined(separator: "; "))
      example = entry.senses.first?.examples.first.map(CardText.cleaned)
      synonyms = entry.senses.first?.synonyms
      source = answer.title
    }
  }
}
