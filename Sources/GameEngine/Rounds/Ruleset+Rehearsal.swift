extension Ruleset {
  /// Rules that `RulesetSchedule.standard` never puts in force, for rehearsing a change of rules.
  package static let rehearsals: [Ruleset] = [.rehearsalDaily, .rehearsalRun]

  /// A daily with another deal and other points: six questions, and an encore of three for five
  /// right answers.
  package static let rehearsalDaily = Ruleset(
    id: "daily-rehearsal", mode: .daily,
    plan: DealPlan(
      regular: [
        DealPlan.Slot(.one, "match", recall: false),
        DealPlan.Slot(.two, "meaning", recall: false),
        DealPlan.Slot(.two, "recall", recall: true),
        DealPlan.Slot(.three, "anagram", recall: true),
        DealPlan.Slot(.three, "cloze", recall: true),
        DealPlan.Slot(.four, "recall", recall: true),
      ],
      encore: [Level.two, .three, .four].map { DealPlan.Slot($0, "recall", recall: true) }),
    pointsPerStreak: 70, longestMultiplier: 4, encoreThreshold: 5)

  /// A run of typed answers from level 2, with growing points.
  package static let rehearsalRun = Ruleset(
    id: "run-rehearsal", mode: .run,
    plan: DealPlan(
      regular: (0..<100).map { DealPlan.Slot($0 < 10 ? .two : .three, "recall", recall: true) }),
    pointsPerStreak: 30, longestMultiplier: 5, endsOnMiss: true)
}
