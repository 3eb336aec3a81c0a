/// Everything that determines a practice round: two players with the same recipe get the same round.
package struct PracticeRecipe: Hashable, Sendable {
  /// The rules: `play-1`, or `speed-1` for sixty seconds.
  package var ruleset: Ruleset
  /// The random seed, which selects words, forms and wrong choices.
  package var seed: UInt32
  /// The forms to ask in; empty to choose forms that suit each word.
  package var forms: [FormID]
  /// One level, or nil for all.
  package var level: Level?
  /// One category, or nil for all.
  package var category: String?
  /// The number of questions, 1 to `PracticeRecipe.longest`.
  package var count: Int
  /// The number of the edition from which words are taken.
  package var edition: Int
  /// The words in the order of the questions, if they were drawn for a player; empty to draw them
  /// by the seed.
  package var words: [ItemID] = []
  /// For each question, whether it asks for recall (typed) rather than recognition.
  ///
  /// Depends on the player's memory, so it is part of the recipe.
  package var recall: [Bool]

  /// The largest number of questions of a practice round.
  package static let longest = 50

  /// Creates a recipe without words. `PracticeDealer.drawing(by:from:)` fills in `words`,
  /// `PracticeDealer.recalling(by:)` fills in `recall`; if `recall` is empty, all questions ask for
  /// recognition.
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
