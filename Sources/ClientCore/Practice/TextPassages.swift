package import GameEngine

/// The passages of a text, each found when it is needed.
package struct TextPassages {
  /// The title of the text.
  package let title: String
  /// The language of the text as a BCP 47 tag; empty if unknown.
  package let language: String
  /// The passages, those that the player comes to next first.
  package let passages: AnySequence<Passage>

  package init(title: String, language: String, passages: AnySequence<Passage>) {
    (self.title, self.language, self.passages) = (title, language, passages)
  }
}
