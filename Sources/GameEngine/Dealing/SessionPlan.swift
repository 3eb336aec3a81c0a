/// A session of spaced practice for one player: the words, their order, and how much is demanded of
/// each.
package struct SessionPlan: Sendable {
  /// The words with their demands, in the order of the questions.
  package let items: [SessionDealer.Entry]
  /// The words that await their first review or are about to be forgotten.
  package let saved: [Item]
  /// The number of new words.
  package let new: Int

  /// Plans a session from candidates. The best known word comes first, the others in random order.
  ///
  /// - Parameters:
  ///   - words: the candidates.
  ///   - progress: the player's progress.
  ///   - builder: the size of a session, and when a word is about to be forgotten.
  ///   - isClassic: whether to take the hardest words, as the classic rule does.
  ///   - areRelated: whether two words should not be learned together.
  package init(
    of words: Scope.Words, for progress: PlayerProgress, by builder: SessionBuilder,
    at time: StudyTime, isClassic: Bool = false, using generator: inout SeededGenerator,
    areRelated: (Item, Item) -> Bool = { _, _ in false }
  ) {
    let all = words.newInOrder(for: progress) + words.met
    let chosen: [Item]
    if isClassic {
      let order = generator.shuffled(all).sorted {
        progress.classicDifficulty(of: $0.id) > progress.classicDifficulty(of: $1.id)
      }
      chosen = Array(order.prefix(builder.size))
    } else {
      let places = builder.build(
        from: all.map { progress.words[$0.id]?.memory }, of: all.map(\.id), at: time,
        areRelated: { areRelated(all[$0], all[$1]) })
      chosen = places.map { all[$0] }
    }
    var order = generator.shuffled(chosen)
    // It begins with the best known word, for a likely success.
    func recall(_ word: Item) -> Double {
      progress.retrievability(of: word.id, at: time) ?? 0
    }
    let best = order.indices.max { recall(order[$0]) < recall(order[$1]) }
    if let best { order.swapAt(0, best) }
    self.init(inOrder: order, for: progress, by: builder, at: time)
  }

  /// Plans a session of these words, in the order of their questions.
  package init(
    inOrder words: [Item], for progress: PlayerProgress, by builder: SessionBuilder,
    at time: StudyTime
  ) {
    items = words.map { word in
      let recall = progress.retrievability(of: word.id, at: time)
      var entry = SessionDealer.Entry(word: word, demand: Demand(retrievability: recall))
      entry.skill = progress.words[word.id]?.weakerSkill
      return entry
    }
    let memories = words.map { progress.words[$0.id]?.memory }
    new = memories.count { $0 == nil }
    saved = zip(words, memories).filter { word, memory in
      memory?.isDue(at: time, goal: builder.goals[word.id], model: builder.model) == true
    }.map(\.0)
  }
}
