/// The requirements of a pack as a whole; the defaults are the requirements of the shipped content.
package struct LintRequirements: Hashable, Sendable {
  /// The fewest words of each level.
  package let minimumPerLevel: Int
  /// The fewest categories of words.
  package let minimumCategories: Int
  /// The number of days in a row on which the dailies must find new words of each level.
  package let freshDays: Int
  /// The smallest share of the words, in percent, that must be in WordNet.
  package let minimumPercentInWordNet: Int

  package init(
    minimumPerLevel: Int = 250, minimumCategories: Int = 12, freshDays: Int = 61,
    minimumPercentInWordNet: Int = 98
  ) {
    self.minimumPerLevel = minimumPerLevel
    self.minimumCategories = minimumCategories
    self.freshDays = freshDays
    self.minimumPercentInWordNet = minimumPercentInWordNet
  }

  /// Without requirements of the pack as a whole, for an operator's own small pack.
  package static let none = LintRequirements(
    minimumPerLevel: 0, minimumCategories: 0, freshDays: 0, minimumPercentInWordNet: 0)
}
