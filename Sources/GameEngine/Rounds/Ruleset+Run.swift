extension Ruleset {
  /// Until the first miss, at most 300 questions: two words of level 1, two of level 2, three of
  /// level 3, then level 4. All right answers earn the same points.
  package static let run1 = Ruleset(
    id: "run-1", mode: .run,
    plan: DealPlan(
      regular: (0..<300).map { place in
        let opening: [Level] = [.one, .one, .two, .two, .three, .three, .three]
        let forms = ["match", "meaning", "cloze", "recall", "cloze", "anagram"]
        return DealPlan.Slot(
          place < opening.count ? opening[place] : .four, forms[place % 6], recall: place % 6 >= 3)
      }),
    judging: .early, longestMultiplier: 1, endsOnMiss: true)
}
