/// The questions of a ruleset's rounds, one slot each. The slot alone determines form and level.
package struct DealPlan: Hashable, Sendable {
  /// One question of a round.
  package struct Slot: Hashable, Sendable {
    /// The level of the item.
    package let level: Level
    /// The form; an item that it cannot ask is asked in `match`, or in `recall` if it is to be typed.
    package let form: FormID
    /// Another form, for an item that was last asked in `form`; nil if rounds do not know of each other.
    package let otherForm: FormID?
    /// Whether the answer is typed rather than chosen.
    package let recall: Bool

    /// A slot.
    package init(_ level: Level, _ form: String, or otherForm: String? = nil, recall: Bool) {
      self.level = level
      self.form = FormID(form)
      self.otherForm = otherForm.map { FormID($0) }
      self.recall = recall
    }
  }

  /// How the items of a level have their turns in the dailies of successive dates.
  package enum Turns: Hashable, Sendable {
    /// All questions, also those of the encore, take the next ones.
    case shared
    /// Regular questions take the next ones. The encore takes items that were asked more than `rest` days ago
    /// and have their turn in more than `rest` days. No item is asked twice running in the same way.
    case regular(rest: Int)
  }

  /// The questions that every player gets.
  package let regular: [Slot]
  /// The questions of those who earn the encore.
  package let encore: [Slot]

  /// How items have their turns.
  package let turns: Turns

  /// A plan.
  package init(regular: [Slot], encore: [Slot] = [], turns: Turns = .shared) {
    self.regular = regular
    self.encore = encore
    self.turns = turns
  }

  /// No plan: the dealer chooses.
  package static let none = DealPlan(regular: [])

  /// All slots, in their order.
  package var slots: [Slot] { regular + encore }

  /// The slots of a level.
  package func slots(of level: Level) -> (regular: [Slot], encore: [Slot]) {
    (regular.filter { $0.level == level }, encore.filter { $0.level == level })
  }

  /// How many items of a level dailies need so that none is asked twice within some days.
  package func items(of level: Level, days: Int) -> Int {
    let slots = slots(of: level)
    switch turns {
    case .shared: return (slots.regular.count + slots.encore.count) * days
    // For the encore there must be more than those that had their turn, will have it, or were in an encore.
    case .regular: return (2 * slots.regular.count + slots.encore.count) * days
    }
  }
}
