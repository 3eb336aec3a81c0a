package import GameEngine

extension Item {
  /// All texts of a word that can be shown.
  package var texts: [String] {
    [term, category ?? "", ipa, grammar, note] + irregularForms + family + senses.flatMap(\.texts)
  }
}
