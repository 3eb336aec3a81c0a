/// Deals a session of spaced practice: each word once, in a form as demanding as the player's memory allows.
package enum SessionDealer {
  /// A word to ask, with its demand.
  package struct Entry: Sendable {
    /// The word.
    package let word: Item
    /// How much to ask of it.
    package let demand: Demand

    /// A word to ask.
    package init(word: Item, demand: Demand) {
      self.word = word
      self.demand = demand
    }
  }

  /// The largest number of words of a session.
  package static let longest = 50

  /// The round of a session.
  ///
  /// - Parameters:
  ///   - entries: the words in the order of their questions.
  ///   - seed: the random seed, which chooses forms and distractors.
  /// - Throws: `DealingError.noWords` if no question can be made.
  package static func deal(
    _ entries: [Entry], pool: ItemPool, seed: UInt32, strictAccents: Bool = false
  ) throws(DealingError) -> DealtRound {
    var generator = SeededGenerator(seed: stableHash(Ruleset.learn.id, salt: UInt64(seed)))
    var draft = RoundDraft()
    for entry in entries.prefix(longest) {
      // If no form of its demand can ask a word, the plain ones can.
      let forms = generator.shuffled(entry.demand.forms) + [RecallForm(), MatchForm()]
      _ = draft.ask(
        entry.word, in: forms, setting: AskSetting(pool: pool, recall: entry.demand > .recognition),
        using: &generator)
    }
    guard !draft.questions.isEmpty else { throw .noWords(.session) }
    let header = RoundHeader(
      questions: draft.questions.count, ruleset: .learn, edition: pool.edition.name)
    return draft.dealt(header: header, strictAccents: strictAccents)
  }
}
