/// The context in which a question is made.
package struct AskSetting: Sendable {
  /// The source of distractors.
  package let pool: ItemPool
  /// Whether to ask for recall (typed) in forms that also support recognition.
  package let recall: Bool

  /// A setting.
  package init(pool: ItemPool, recall: Bool) {
    self.pool = pool
    self.recall = recall
  }
}
