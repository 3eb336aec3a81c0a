extension Ruleset {
  /// The daily until 2026-12-06: four questions with choices, six typed, and an encore for eight
  /// right answers.
  package static let daily1 = Ruleset(
    id: "daily-1", mode: .daily,
    plan: DealPlan(
      regular: [
        DealPlan.Slot(.one, "match", recall: false),
        DealPlan.Slot(.one, "meaning", recall: false),
        DealPlan.Slot(.two, "cloze", recall: false),
        DealPlan.Slot(.two, "match", recall: false),
        DealPlan.Slot(.two, "recall", recall: true),
        DealPlan.Slot(.three, "cloze", recall: true),
        DealPlan.Slot(.three, "anagram", recall: true),
        DealPlan.Slot(.three, "recall", recall: true),
        DealPlan.Slot(.four, "cloze", recall: true),
        DealPlan.Slot(.four, "recall", recall: true),
      ],
      encore: (0..<10).map { place in
        DealPlan.Slot(
          place % 2 == 0 ? .three : .four, ["recall", "cloze", "anagram"][place % 3], recall: true)
      }),
    asking: .early, judging: .early, longestMultiplier: 10, encoreThreshold: 8)

  /// The daily from 2026-12-07: no word comes back soon or in the same way, and questions get
  /// harder one by one. Scores like `daily-1`.
  package static let daily2 = Ruleset(
    id: "daily-2", mode: .daily,
    plan: laterPlan(turns: .regular(rest: 60)),
    longestMultiplier: 10, encoreThreshold: 8)

  /// The daily from 2027-01-04: typed clozes have two steps, new words are mixed with old ones, a day
  /// asks no related words, and courses ask for genders, plurals and verb forms. Otherwise like `daily-2`.
  package static let daily3 = Ruleset(
    id: "daily-3", mode: .daily, plan: laterPlan(turns: .mixed(rest: 75)), asking: .stepped,
    judging: .stepped, longestMultiplier: 10, encoreThreshold: 8)

  private static func laterPlan(turns: DealPlan.Turns) -> DealPlan {
    // daily-2 asks no grammar.
    func grammar(_ forms: FormID...) -> [FormID] { turns.isMixed ? forms : [] }
    return DealPlan(
      regular: [
        DealPlan.Slot(.one, "match", or: "meaning", recall: false),
        DealPlan.Slot(
          .one, "meaning", or: "cloze", grammar: grammar(.gender), recall: false),
        DealPlan.Slot(
          .two, "match", or: "meaning", grammar: grammar(.plural, .conjugate), recall: false),
        DealPlan.Slot(.two, "cloze", or: "match", recall: false),
        DealPlan.Slot(
          .two, "anagram", or: "cloze", grammar: grammar(.plural, .conjugate), recall: true),
        DealPlan.Slot(.three, "anagram", or: "cloze", recall: true),
        DealPlan.Slot(.three, "cloze", or: "recall", recall: true),
        DealPlan.Slot(
          .three, "recall", or: "cloze", grammar: grammar(.conjugate), recall: true),
        DealPlan.Slot(.four, "cloze", or: "recall", recall: true),
        DealPlan.Slot(.four, "recall", or: "cloze", recall: true),
      ],
      encore: (0..<10).map { place in
        let forms = ["recall", "cloze", "anagram"]
        return DealPlan.Slot(
          place % 2 == 0 ? .three : .four, forms[place % 3], or: forms[(place + 1) % 3],
          recall: true)
      }, turns: turns)
  }
}
