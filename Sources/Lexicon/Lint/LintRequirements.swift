/// What a pack as a whole must have; the defaults are those of the content that ships.
package struct LintRequirements: Hashable, Sendable {
  /// The fewest words of each level.
  package let minimumPerLevel: Int
  /// The fewest categories.
  package let minimumCategories: Int
  /// For how many days in a row the dailies must find words of each level that have not been dealt.
  package let freshDays: Int
  /// The least share of the words, in percent, that WordNet must have.
  package let minimumPercentInWordNet: Int

  /// Requirements.
  package init(
    minimumPerLevel: Int = 250, minimumCategories: Int = 12, freshDays: Int = 30,
    minimumPercentInWordNet: Int = 98
  ) {
    self.minimumPerLevel = minimumPerLevel
    self.minimumCategories = minimumCategories
    self.freshDays = freshDays
    self.minimumPercentInWordNet = minimumPercentInWordNet
  }

  /// Nothing is asked of the pack as a whole, only of its words: for an operator's own small pack.
  package static let none = LintRequirements(
    minimumPerLevel: 0, minimumCategories: 0, freshDays: 0, minimumPercentInWordNet: 0)
}
