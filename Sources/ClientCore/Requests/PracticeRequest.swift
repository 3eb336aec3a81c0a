package import GameEngine

/// The options of a practice round; nil for the values of the settings.
package struct PracticeRequest: Equatable, Sendable {
  /// The forms of the questions; empty for those that suit each word.
  package var forms: [String] = []
  /// The only level that is asked.
  package var level: Level?
  /// The only category that is asked.
  package var category: String?
  /// The name of the source of the items.
  package var source: String?
  /// The ID of the course of our own words.
  package var course: String?
  /// The path of the deck whose cards are asked, instead of a source.
  package var deck: String?
  /// The tags of the cards that are asked; with a deck, of its cards.
  package var tags: [String] = []
  /// The book whose words are asked, as the player names it, instead of a source.
  package var book: String?
  /// The number of questions, if there are enough words.
  package var questions = 10
  /// The seed of random choices.
  package var seed: UInt32?
  /// A friend's code, which replaces all of the above.
  package var code: String?
  /// Whether to draw words by the classic rule.
  package var isClassic = false

  /// A round of ten questions with the values of the settings.
  package init() {}

  /// A round of ten questions of one form.
  package init(form: FormID) { forms = [form.rawValue] }
}
