/// Deals a run: ever harder words until the first miss.
package enum RunDealer {
  /// The most questions a run has.
  package static let longest = 300

  private static let levels: [Level] = [.one, .one, .two, .two, .three, .three, .three]

  /// A run by chance: two words of level 1, two of 2, three of 3, then words of level 4 while there
  /// are any, at most 300 in all. The form follows from the position alone.
  ///
  /// - Parameters:
  ///   - pool: the content.
  ///   - chance: the dealer's; the same chance gives the same run.
  ///   - dealer: who deals, as share lines have it.
  ///   - ranked: whether it counts on a board.
  ///   - count: how many questions to deal now; a shorter run is the beginning of a longer one.
  ///   - strictAccents: whether a missing accent is a miss.
  /// - Throws: `DealingError.noWords` where the first question cannot be made.
  package static func deal(
    pool: ItemPool, chance: Chance, dealer: String = "solo", ranked: Bool = false,
    count: Int = longest, strictAccents: Bool = false
  ) throws(DealingError) -> DealtRound {
    var generator = chance.generator(Ruleset.run.id)
    var waiting: [Level: ArraySlice<Item>] = [:]
    for level in Level.allCases {
      waiting[level] = generator.shuffled(pool.items(level: level))[...]
    }
    var draft = RoundDraft()
    for place in 0..<min(count, longest) {
      let level = place < levels.count ? levels[place] : .four
      guard let word = waiting[level]?.popFirst() else { break }
      let (form, recall) = slot(place)
      let spare: any Form = recall ? RecallForm() : MatchForm()
      _ = draft.ask(
        word, in: [form, spare], setting: AskSetting(pool: pool, recall: recall),
        using: &generator)
    }
    guard !draft.questions.isEmpty else { throw .noWords("a run") }
    let header = RoundHeader(
      dealer: dealer, questions: 0, ranked: ranked, ruleset: .run, edition: pool.edition.name)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }

  private static func slot(_ place: Int) -> (form: any Form, recall: Bool) {
    switch place % 6 {
    case 0: (MatchForm(), false)
    case 1: (MeaningForm(), false)
    case 2: (ClozeForm(), false)
    case 3: (RecallForm(), true)
    case 4: (ClozeForm(), true)
    default: (AnagramForm(), true)
    }
  }
}
