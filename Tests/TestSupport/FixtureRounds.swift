package import GameEngine

/// Rounds that are dealt from the fixture pool.
package enum FixtureRounds {
  /// The dealer of the fixture's dailies.
  package static let dealer = DailyDealer(pool: FixturePool.pool)

  /// The daily of a date; the first one by default.
  package static func daily(_ date: CalendarDate = FixturePool.firstDate) throws -> DealtRound {
    try dealer.deal(date)
  }

  /// A run.
  package static func run(seed: UInt64) throws -> DealtRound {
    try RunDealer.deal(pool: FixturePool.pool, chance: .seeded(seed))
  }

  /// A practice round in these forms; by default, in those that suit each word.
  package static func play(
    seed: UInt32, forms: [String] = [], count: Int = 10, recall: [Bool] = []
  ) throws -> DealtRound {
    try deal(
      PracticeRecipe(
        seed: seed, forms: forms.map(FormID.init), count: count, edition: 1, recall: recall))
  }

  /// A speed round.
  package static func speed(seed: UInt32) throws -> DealtRound {
    try deal(PracticeRecipe(ruleset: .speed, seed: seed, count: 50, edition: 1))
  }

  /// A round from a recipe.
  package static func deal(_ recipe: PracticeRecipe) throws -> DealtRound {
    try PracticeDealer(pool: FixturePool.pool, recipe: recipe).deal()
  }

  /// A recipe of practice: any forms, level, category, length and recall.
  package static func recipe(using gen: inout Gen) -> PracticeRecipe {
    var forms: [FormID] = []
    if gen.percent(70) {
      forms = Array(gen.generator.shuffled(FixturePool.forms).prefix(gen.int(1...4)))
    }
    let level = gen.percent(40) ? gen.of(Level.allCases) : nil
    let count = gen.int(1...18)
    return PracticeRecipe(
      seed: UInt32(truncatingIfNeeded: gen.generator.next()), forms: forms, level: level,
      category: gen.percent(20) ? gen.of(["food", "nature", "time", "mind"]) : nil, count: count,
      edition: 1, recall: (0..<count).map { _ in gen.percent(50) })
  }

  /// A round of any mode.
  package static func random(using gen: inout Gen) throws -> DealtRound {
    switch gen.int(0...5) {
    case 0, 1: return try daily(FixturePool.firstDate.adding(days: gen.int(0...60)))
    case 2: return try run(seed: gen.generator.next())
    case 3: return try speed(seed: UInt32(truncatingIfNeeded: gen.generator.next()))
    default: return try deal(recipe(using: &gen))
    }
  }
}
