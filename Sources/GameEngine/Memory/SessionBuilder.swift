/// Chooses the words of a practice session: what is worth asking of a player now.
///
/// A quarter is kept for new words. The rest are words that are about to be forgotten, those first that are
/// still remembered best: where there are more than fit, that saves most. Then come more new words, and at
/// last those that are remembered well, the least well first. The reasons and what a simulation says of
/// this order are in docs/learning.md.
package struct SessionBuilder: Sendable {
  /// A word that may be asked.
  package struct Candidate: Sendable {
    /// The word.
    package let item: WordID
    /// What the player remembers of it; nil where it was never asked.
    package let memory: WordMemory?

    /// A word.
    package init(item: WordID, memory: WordMemory?) {
      self.item = item
      self.memory = memory
    }
  }

  /// How many words a session has.
  package let size: Int
  /// How much of a session is kept for new words, 0 to 1.
  package let newShare: Double
  /// A word is about to be forgotten where its chance of being recalled is at most this, 0 to 1.
  package let retention: Double
  /// The model of memory.
  package let model: FSRS

  /// A builder.
  package init(
    size: Int, newShare: Double = 0.25, retention: Double = 0.75, model: FSRS = .standard
  ) {
    self.size = max(0, size)
    self.newShare = min(max(newShare, 0), 1)
    self.retention = retention
    self.model = model
  }

  /// The words of a session, those to be asked for the sake of the new first.
  ///
  /// - Parameters:
  ///   - candidates: all words that may be asked; new ones in the order in which they should come.
  ///   - instant: the time, in milliseconds since 1970.
  ///   - areRelated: whether two words are better not learned together.
  package func build(
    from candidates: [Candidate], at instant: Int64,
    areRelated: (WordID, WordID) -> Bool = { _, _ in false }
  ) -> [WordID] {
    var new: [WordID] = []
    var due: [(recall: Double, item: WordID)] = []
    var fresh: [(recall: Double, item: WordID)] = []
    var held: [(recall: Double, item: WordID)] = []
    for candidate in candidates {
      guard let memory = candidate.memory else {
        new.append(candidate.item)
        continue
      }
      let recall = model.retrievability(of: memory.state, at: instant)
      if memory.heldUntil > instant {
        held.append((recall, candidate.item))
      } else if recall <= retention {
        due.append((recall, candidate.item))
      } else {
        fresh.append((recall, candidate.item))
      }
    }
    var chosen: [WordID] = []
    var taken: Set<WordID> = []
    func take(_ more: [WordID], upTo limit: Int) {
      for item in more {
        guard chosen.count < limit else { return }
        guard !taken.contains(item), !chosen.contains(where: { areRelated($0, item) }) else {
          continue
        }
        chosen.append(item)
        taken.insert(item)
      }
    }
    take(new, upTo: Int((Double(size) * newShare).rounded()))
    take(due.sorted { $0.recall > $1.recall }.map(\.item), upTo: size)
    take(new, upTo: size)
    take(fresh.sorted { $0.recall < $1.recall }.map(\.item), upTo: size)
    take(held.sorted { $0.recall < $1.recall }.map(\.item), upTo: size)
    return chosen
  }
}
