/// The context in which a form makes a question.
package struct AskSetting: Sendable {
  /// The items from which the form takes wrong choices.
  package let pool: ItemPool
  /// Whether forms that support both should ask for recall (typed) rather than recognition (chosen).
  package let recall: Bool
  /// How often the word was asked before, which selects the variant of the question; nil for a
  /// random variant.
  package let turn: Int?
  /// How wrong choices are selected.
  package let style: AskingStyle

  package init(
    pool: ItemPool, recall: Bool, turn: Int? = nil, style: AskingStyle = .current
  ) {
    self.pool = pool
    self.recall = recall
    self.turn = turn
    self.style = style
  }
}
