/// The facts about an item that only questions and look-ups need.
package struct ItemBody: Hashable, Sendable {
  /// See `Item.ipa`.
  package let ipa: String
  /// See `Item.irregularForms`.
  package let irregularForms: [String]
  /// See `Item.family`.
  package let family: [String]
  /// See `Item.article`.
  package let article: String
  /// See `Item.grammar`.
  package let grammar: String
  /// See `Item.note`.
  package let note: String
  /// See `Item.senses`; never empty.
  package let senses: [Sense]

  /// Creates a body. `senses` must not be empty.
  package init(
    ipa: String = "", irregularForms: [String] = [], family: [String] = [], article: String = "",
    grammar: String = "", note: String = "", senses: [Sense]
  ) {
    precondition(!senses.isEmpty, "an item has at least one meaning")
    self.ipa = ipa
    self.irregularForms = irregularForms
    self.family = family
    self.article = article
    self.grammar = grammar
    self.note = note
    self.senses = senses
  }
}
