/// Deals a session of spaced practice: each word once, in a form as demanding as the player's
/// memory allows. Each word gets a second question in another form, in case it is missed.
package enum SessionDealer {
  /// A word to ask, and how to ask it.
  package struct Entry: Sendable {
    /// The word to ask.
    package let word: Item
    /// How much the question demands of the player's memory.
    package let demand: Demand
    /// The weaker of its two memories, which the question asks for; nil if it has one.
    package var skill: Skill?
    /// The pool of its wrong choices; nil for the pool of the session.
    package var pool: ItemPool?
    /// Whether to ask it by its example sentence, if that makes a fair question.
    package var prefersExample = false

    package init(word: Item, demand: Demand) {
      self.word = word
      self.demand = demand
    }
  }

  /// The largest number of words in a session; further entries are ignored.
  package static let longest = 50

  /// Deals the round of a session.
  ///
  /// - Parameters:
  ///   - entries: the words in the order of their questions.
  ///   - returns: how often misses can come back.
  ///   - seed: the random seed, which selects forms and wrong choices.
  /// - Throws: `DealingError.noWords` if no question can be made.
  package static func deal(
    _ entries: [Entry], returns: Int = 0, pool: ItemPool, seed: UInt32, strictAccents: Bool = false
  ) throws(DealingError) -> DealtRound {
    var generator = SeededGenerator(seed: stableHash(Ruleset.learn.id, salt: UInt64(seed)))
    var draft = RoundDraft()
    var asked: [Entry] = []
    func ask(
      _ entry: Entry, in draft: inout RoundDraft, besides used: FormID? = nil
    ) -> Bool {
      // If no form of the demand can ask the word, the basic ones can.
      let basic: [any Form] = [RecallForm(), MatchForm()]
      let forms =
        generator.shuffled(entry.demand.forms(for: entry.word, asking: entry.skill))
        + (entry.skill == .recognition ? [] : basic)
      let preferred: [any Form] =
        entry.prefersExample && entry.skill != .recognition ? [ClozeForm()] : []
      let others =
        used == nil
        ? [] : generator.shuffled(Demand.recognition.forms(for: entry.word, asking: entry.skill))
      return draft.ask(
        entry.word, in: (preferred + forms + others).filter { $0.id != used } + forms + basic,
        setting: AskSetting(pool: entry.pool ?? pool, recall: entry.demand > .recognition),
        using: &generator)
    }
    for entry in entries.prefix(longest) where ask(entry, in: &draft) { asked.append(entry) }
    var (questions, keys) = (draft.questions, draft.keys)
    for (place, entry) in asked.enumerated() {
      var again = RoundDraft()
      guard ask(entry, in: &again, besides: questions[place].form) else { continue }
      questions[place] = again.questions[0]
      keys[place] = again.keys[0]
    }
    guard !draft.questions.isEmpty else { throw .noWords(.session) }
    let header = RoundHeader(
      questions: draft.questions.count, ruleset: .learn, edition: pool.edition.name,
      course: pool.course.id)
    return draft.dealt(
      header: header, strictAccents: strictAccents,
      returns: Returns(questions: questions, keys: keys, limit: returns))
  }
}
