package import Terminal

extension RichText {
  /// The widest word that is written with spaces between its letters.
  private static let longestAiry = 14

  /// A word in the color of words, and facts such as its sound behind it.
  ///
  /// - Parameter isAiry: whether to write a short word with spaces between its letters.
  package init(headword: String, facts: [String], isAiry: Bool) {
    let fits = headword.count <= RichText.longestAiry && !headword.contains(" ")
    let airy = headword.map(String.init).joined(separator: " ")
    self.init(isAiry && fits ? airy : headword, .word)
    if !facts.isEmpty { add("  \(facts.joined(separator: " · "))", .dim) }
  }
}
