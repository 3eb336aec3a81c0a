/// The context in which a question is made.
package struct AskSetting: Sendable {
  /// The source of distractors.
  package let pool: ItemPool
  /// Whether to ask for recall (typed) in forms that also support recognition.
  package let recall: Bool
  /// How often the word was asked before, which determines the variant of the question; nil for a random one.
  package let turn: Int?
  /// How the question is made.
  package let style: AskingStyle

  /// A setting.
  package init(
    pool: ItemPool, recall: Bool, turn: Int? = nil, style: AskingStyle = .current
  ) {
    self.pool = pool
    self.recall = recall
    self.turn = turn
    self.style = style
  }
}
