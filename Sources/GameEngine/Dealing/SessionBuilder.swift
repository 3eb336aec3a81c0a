/// Chooses the words of a practice session: those that are worth asking now.
///
/// A third is kept for new words. The rest are words that were new on the date before, and words that are about
/// to be forgotten, the best remembered ones first: if there are more than fit, that saves most. Then come
/// more new words, and finally well remembered ones, the least well remembered first. The reasons and a
/// simulation of this order are in docs/learning.md.
package struct SessionBuilder: Sendable {
  /// How many words a session contains.
  package let size: Int
  /// How much of a session is kept for new words, 0 to 1.
  package let newShare: Double
  /// A word is about to be forgotten if its chance of being recalled is at most this, 0 to 1.
  package let retention: Double
  /// The model of memory.
  package let model: FSRS

  /// A builder.
  package init(
    size: Int, newShare: Double = 0.35, retention: Double = 0.7, model: FSRS = .standard
  ) {
    self.size = max(0, size)
    self.newShare = min(max(newShare, 0), 1)
    self.retention = retention
    self.model = model
  }

  /// Why a known word is asked, or not.
  package enum Standing: Hashable, Sendable {
    /// It awaits its first review.
    case first
    /// It is about to be forgotten.
    case due
    /// It is remembered well.
    case fresh
    /// It rests, since it was forgotten again and again.
    case resting
  }

  /// Why a word is asked, or not.
  package func standing(of memory: ItemMemory, at moment: Moment) -> Standing {
    if memory.heldUntil > moment.instant { return .resting }
    if memory.awaitsFirstReview(at: moment) { return .first }
    let recall = model.retrievability(of: memory.state, at: moment.instant)
    return recall <= retention ? .due : .fresh
  }

  /// The positions of the session's words among the candidates, new words first.
  ///
  /// - Parameters:
  ///   - candidates: the memory of each word that may be asked, nil if it was never answered; new words in
  ///     the order in which they should be asked.
  ///   - areRelated: whether two words are better not learned together.
  package func build(
    from candidates: [ItemMemory?], at moment: Moment,
    areRelated: (Int, Int) -> Bool = { _, _ in false }
  ) -> [Int] {
    var new: [Int] = []
    var first: [(at: Int64, recall: Double, place: Int)] = []
    var due: [(recall: Double, place: Int)] = []
    var fresh: [(recall: Double, place: Int)] = []
    var held: [(recall: Double, place: Int)] = []
    for (place, memory) in candidates.enumerated() {
      guard let memory else {
        new.append(place)
        continue
      }
      let recall = model.retrievability(of: memory.state, at: moment.instant)
      switch standing(of: memory, at: moment) {
      case .first: first.append((memory.state.lastReview / 86_400_000, recall, place))
      case .due: due.append((recall, place))
      case .fresh: fresh.append((recall, place))
      case .resting: held.append((recall, place))
      }
    }
    var chosen: [Int] = []
    var taken: Set<Int> = []
    func take(_ more: some Sequence<Int>, upTo limit: Int) {
      guard chosen.count < limit else { return }
      for place in more where !taken.contains(place) {
        guard !chosen.contains(where: { areRelated($0, place) }) else { continue }
        chosen.append(place)
        taken.insert(place)
        if chosen.count == limit { return }
      }
    }
    take(new, upTo: Int((Double(size) * newShare).rounded()))
    // After a break, the words of the last day can still be saved.
    take(first.sorted { ($1.at, $0.recall) < ($0.at, $1.recall) }.lazy.map(\.place), upTo: size)
    take(due.sorted { $0.recall > $1.recall }.lazy.map(\.place), upTo: size)
    take(new, upTo: size)
    take(fresh.sorted { $0.recall < $1.recall }.lazy.map(\.place), upTo: size)
    take(held.sorted { $0.recall < $1.recall }.lazy.map(\.place), upTo: size)
    return chosen
  }
}
