package import GameEngine

/// A word in a book with its sentence: the initial example of a card for the word, and the place
/// that a look-up notes.
package struct BookQuote: Hashable, Sendable {
  /// Its sentence, in which the word is in braces.
  package let sentence: String
  /// The book and the place.
  package let source: String
  /// The book and the position, for the journal.
  package let look: LookPlace

  package init(sentence: String, source: String, look: LookPlace) {
    self.sentence = sentence
    self.source = source
    self.look = look
  }
}
