/// What surrounds a question that is being made.
package struct AskSetting: Sendable {
  /// Where distractors come from.
  package let pool: ItemPool
  /// Whether to ask for recall (typed) where a form can do either.
  package let recall: Bool

  /// A setting.
  package init(pool: ItemPool, recall: Bool) {
    self.pool = pool
    self.recall = recall
  }
}
