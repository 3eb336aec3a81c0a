extension Ruleset {
  /// The daily challenge: four questions by choice, six typed, and an encore for eight right.
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
    longestMultiplier: 10, encoreThreshold: 8)
}
