/// Deals practice rounds from a recipe. The same recipe and pool give the same round.
package struct PracticeDealer: Sendable {
  private let pool: ItemPool
  private let recipe: PracticeRecipe
  private let forms: [any Form]

  private static let recollection: [any Form] = [
    RecallForm(), ClozeForm(), PhraseForm(), AnagramForm(),
  ]

  /// Creates a dealer for the edition that the recipe names.
  ///
  /// - Throws: `DealingError.unknownForm` if the recipe names a form that does not exist.
  package init(pool: ItemPool, recipe: PracticeRecipe) throws(DealingError) {
    self.pool = pool.asOf(edition: recipe.edition)
    self.recipe = recipe
    for id in recipe.forms where Forms.named(id) == nil { throw .unknownForm(id.rawValue) }
    // In the order of `Forms.all`: a round code does not store the order in which they were named.
    forms = Forms.all.filter { recipe.forms.contains($0.id) }
  }

  /// The words of the round, in the order of its questions; fewer than requested if not enough are
  /// suitable.
  package func words() -> [Item] {
    guard recipe.words.isEmpty else {
      return recipe.words.prefix(recipe.count).compactMap { pool[$0] }
    }
    var generator = SeededGenerator(seed: UInt64(recipe.seed))
    let askable = pool.items(level: recipe.level, category: recipe.category).filter(canAsk)
    return Array(generator.shuffled(askable).prefix(recipe.count))
  }

  /// The recipe with words that are drawn for a player instead of by the seed alone.
  ///
  /// - Parameter candidates: the words that may be drawn.
  package func drawing(by draw: FreeDraw, from candidates: [Item]) -> PracticeRecipe {
    var generator = SeededGenerator(seed: UInt64(recipe.seed))
    let askable = candidates.filter { pool[$0.id] != nil && canAsk($0) }
    let drawn = draw.words(recipe.count, from: askable, using: &generator) {
      pool.areBetterApart($0, $1)
    }
    var recipe = recipe
    recipe.words = drawn.map(\.id)
    recipe.count = max(1, drawn.count)
    return recipe
  }

  /// The recipe that asks for recall of the words that a player remembers well enough.
  ///
  /// - Parameter retrievability: the chance that a word is recalled, 0 to 1; nil for a new one.
  package func recalling(by retrievability: (ItemID) -> Double?) -> PracticeRecipe {
    var recipe = recipe
    recipe.recall = words().map { Demand(retrievability: retrievability($0.id)) > .recognition }
    return recipe
  }

  private func canAsk(_ word: Item) -> Bool {
    forms.isEmpty || forms.contains { $0.canAsk(word, in: pool) }
  }

  /// Deals the round. Words without a fair question are left out.
  ///
  /// - Parameter quoted: words to ask by their example sentence, if that makes a fair question and
  ///   the recipe names no forms.
  /// - Throws: `DealingError.noWords` if no question can be made.
  package func deal(
    strictAccents: Bool = false, byExample quoted: Set<ItemID> = []
  ) throws(DealingError) -> DealtRound {
    var generator = SeededGenerator(seed: stableHash(recipe.ruleset.id, salt: UInt64(recipe.seed)))
    var draft = RoundDraft()
    for (place, word) in words().enumerated() {
      let recall = place < recipe.recall.count && recipe.recall[place]
      let both: [any Form] = TranslateForm().canAsk(word) ? [TranslateForm()] : []
      let fitting =
        forms.isEmpty
        ? (recall ? Self.recollection + both : Demand.recognition.forms(for: word)) : forms
      // A small deck, or one of similar cards, has no wrong choices to offer; its cards are typed.
      let typed =
        forms.isEmpty && !recall && word.id.cardID != nil && recipe.ruleset.timeLimit == nil
        ? Self.recollection + both : []
      let isQuoted = forms.isEmpty && quoted.contains(word.id)
      let order = (isQuoted ? [ClozeForm()] : []) + generator.shuffled(fitting) + typed
      _ = draft.ask(
        word, in: order, setting: AskSetting(pool: pool, recall: recall), using: &generator)
    }
    guard !draft.questions.isEmpty else { throw .noWords(need) }
    let header = RoundHeader(
      questions: recipe.ruleset.timeLimit == nil ? draft.questions.count : 0,
      ruleset: recipe.ruleset, edition: pool.edition.name,
      course: pool.course.id)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }

  private var need: DealingError.Need {
    .round(forms: recipe.forms, level: recipe.level, category: recipe.category)
  }
}
