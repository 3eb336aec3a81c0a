/// Deals a run: increasingly hard words until the first miss.
package enum RunDealer {
  /// Deals a random run that follows the plan of its rules while there are words of the needed levels.
  ///
  /// - Parameters:
  ///   - pool: the content.
  ///   - chance: the dealer's randomness. The same chance gives the same run.
  ///   - rules: the rules of the run.
  ///   - dealer: the dealer's name, for share lines.
  ///   - ranked: whether the run counts on a board.
  ///   - count: the number of questions to deal now. A shorter run is the beginning of a longer one.
  ///   - strictAccents: whether a missing accent is a miss.
  /// - Throws: `DealingError.noWords` if no question can be made.
  package static func deal(
    pool: ItemPool, chance: Chance, rules: Ruleset = .run1, dealer: String = "solo",
    ranked: Bool = false, count: Int = .max, strictAccents: Bool = false
  ) throws(DealingError) -> DealtRound {
    var generator = chance.generator("\(pool.course.chanceLabel)\(rules.id)")
    // Positions are shuffled faster than items.
    var waiting: [Level: ArraySlice<Int>] = [:]
    for level in Level.allCases {
      waiting[level] = generator.shuffled(pool.index.positions(of: level))[...]
    }
    var draft = RoundDraft()
    for slot in rules.plan.slots.prefix(count) {
      guard let place = waiting[slot.level]?.popFirst() else { break }
      _ = draft.ask(
        pool.items[place], in: slot.forms(in: pool.course),
        setting: AskSetting(pool: pool, recall: slot.recall, style: rules.asking),
        using: &generator)
    }
    guard !draft.questions.isEmpty else { throw .noWords(.run) }
    let header = RoundHeader(
      dealer: dealer, questions: 0, ranked: ranked, ruleset: rules, edition: pool.edition.name,
      course: pool.course.id)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }
}
