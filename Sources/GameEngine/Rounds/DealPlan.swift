/// The questions of a ruleset's rounds, one slot each. Only the slot determines form and level.
package struct DealPlan: Hashable, Sendable {
  /// One question of a round.
  package struct Slot: Hashable, Sendable {
    /// The level of the item.
    package let level: Level
    /// The preferred form. An item that it cannot ask is asked in `recall` if the answer is typed,
    /// else in `match`.
    package let form: FormID
    /// The form for an item that was last asked in `form`; nil under rules that ignore earlier rounds.
    package let otherForm: FormID?
    /// The forms that go before it in a course that has them, such as `gender`.
    package let grammar: [FormID]
    /// Whether the answer is typed rather than chosen.
    package let recall: Bool

    package init(
      _ level: Level, _ form: String, or otherForm: String? = nil, grammar: [FormID] = [],
      recall: Bool
    ) {
      self.grammar = grammar
      self.level = level
      self.form = FormID(form)
      self.otherForm = otherForm.map { FormID($0) }
      self.recall = recall
    }
  }

  /// How the items of a level take turns in the dailies of successive dates.
  package enum Turns: Hashable, Sendable {
    /// All questions, including the encore, take the next items.
    case shared
    /// Regular questions take the next items. The encore takes items that were asked more than
    /// `rest` days ago and have their turn in more than `rest` days. No item is asked in the same
    /// way twice in a row.
    case regular(rest: Int)
    /// As `regular`, but a new edition is mixed into the turns in proportion, no day has related words
    /// (`DailyLimits`), and the last regular question asks a word that is learned late.
    case mixed(rest: Int)

    /// Whether new words are mixed with the others and related ones kept apart.
    var isMixed: Bool { if case .mixed = self { true } else { false } }
  }

  /// The questions that every player gets, in order.
  package let regular: [Slot]
  /// The questions of players who earn the encore, in order.
  package let encore: [Slot]

  /// How items take turns in successive dailies.
  package let turns: Turns

  package init(regular: [Slot], encore: [Slot] = [], turns: Turns = .shared) {
    self.regular = regular
    self.encore = encore
    self.turns = turns
  }

  /// An empty plan: the dealer chooses the questions.
  package static let none = DealPlan(regular: [])

  /// The regular slots, followed by those of the encore.
  package var slots: [Slot] { regular + encore }

  /// The slots of a level, in the order of the plan.
  package func slots(of level: Level) -> (regular: [Slot], encore: [Slot]) {
    (regular.filter { $0.level == level }, encore.filter { $0.level == level })
  }

  /// The number of items of a level that dailies need so that none is asked twice within `days` days.
  package func items(of level: Level, days: Int) -> Int {
    let slots = slots(of: level)
    switch turns {
    case .shared: return (slots.regular.count + slots.encore.count) * days
    // For the encore, more items are needed than had their turn, will have it, or were in an encore.
    case .regular, .mixed: return (2 * slots.regular.count + slots.encore.count) * days
    }
  }
}
