/// All that a practice round follows from; two players with one recipe get the same round.
package struct PracticeRecipe: Hashable, Sendable {
  /// `play-1` or `speed-1`.
  package var ruleset: Ruleset
  /// Where chance starts.
  package var seed: UInt32
  /// The forms to ask in; empty for those that suit each word.
  package var forms: [FormID]
  /// One level, or nil for all.
  package var level: Level?
  /// One category, or nil for all.
  package var category: String?
  /// How many questions are wished, 1 to `PracticeRecipe.longest`.
  package var count: Int
  /// The edition of the content.
  package var edition: Int
  /// The words in the order of the questions, where they were drawn for a player; empty where they follow
  /// from the seed.
  package var words: [ItemID] = []
  /// For each question whether it asks for recall (typed) rather than recognition.
  ///
  /// It follows from what the player remembers, and so belongs to the recipe.
  package var recall: [Bool]

  /// The most questions a practice round has.
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
