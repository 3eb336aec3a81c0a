/// Everything that determines a practice round: two players with one recipe get the same round.
package struct PracticeRecipe: Hashable, Sendable {
  /// `play-1` or `speed-1`.
  package var ruleset: Ruleset
  /// The random seed.
  package var seed: UInt32
  /// The forms to ask in; empty for those that suit each word.
  package var forms: [FormID]
  /// One level, or nil for all.
  package var level: Level?
  /// One category, or nil for all.
  package var category: String?
  /// The number of questions, 1 to `PracticeRecipe.longest`.
  package var count: Int
  /// The edition of the content.
  package var edition: Int
  /// The words in the order of the questions, if they were drawn for a player; empty if the seed determines
  /// them.
  package var words: [ItemID] = []
  /// For each question whether it asks for recall (typed) rather than recognition.
  ///
  /// It depends on the player's memory, so the recipe contains it.
  package var recall: [Bool]

  /// The largest number of questions of a practice round.
  package static let longest = 50

  /// A recipe; `words` are given by `PracticeDealer.drawing(by:from:)` or left empty, `recall` by
  /// `recalling(by:)` or left empty for recognition throughout.
  package init(
    ruleset: Ruleset = .play, seed: UInt32, forms: [FormID] = [], level: Level? = nil,
    category: String? = nil, count: Int = 10, edition: Int, recall: [Bool] = []
  ) {
    self.ruleset = ruleset
    self.seed = seed
    self.forms = forms
    self.level = level
    self.category = category
    self.count = count
    self.edition = edition
    self.recall = recall
  }
}
