/// The questions of a ruleset's rounds, one slot each. The slot alone determines form and level.
package struct DealPlan: Hashable, Sendable {
  /// One question of a round.
  package struct Slot: Hashable, Sendable {
    /// The level of the item.
    package let level: Level
    /// The form; an item that it cannot ask is asked in `match`, or in `recall` if it is to be typed.
    package let form: FormID
    /// Whether the answer is typed rather than chosen.
    package let recall: Bool

    /// A slot.
    package init(_ level: Level, _ form: String, recall: Bool) {
      self.level = level
      self.form = FormID(form)
      self.recall = recall
    }
  }

  /// The questions that every player gets.
  package let regular: [Slot]
  /// The questions of those who earn the encore.
  package let encore: [Slot]

  /// A plan.
  package init(regular: [Slot], encore: [Slot] = []) {
    self.regular = regular
    self.encore = encore
  }

  /// No plan: the dealer chooses.
  package static let none = DealPlan(regular: [])

  /// All slots, in their order.
  package var slots: [Slot] { regular + encore }

  /// How many items of a level a round needs, including the encore.
  package func count(of level: Level) -> Int { slots.count { $0.level == level } }
}
