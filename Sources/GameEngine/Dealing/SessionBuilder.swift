/// Selects the words of a practice session: those worth asking now.
///
/// A share of the session is reserved for new words, and a tenth for those that are remembered worst. The rest are words that
/// were new on an earlier date and await their first review, then words that are about to be forgotten, best remembered
/// first: if not all of them fit, this saves most. Then come more new words, and finally well
/// remembered ones, least well remembered first. docs/learning.md has the reasons, and a simulation
/// of this order.
package struct SessionBuilder: Sendable {
  /// The number of words in a session.
  package let size: Int
  /// The share of a session that is reserved for new words, 0 to 1.
  package let newShare: Double
  /// When each item is about to be forgotten.
  package let goals: RecallGoals
  /// The memory model that estimates the chance of recall.
  package let model: FSRS

  /// The number of words in a session that are taken because they are remembered worst: one in ten.
  package var placesForWorst: Int { size / 10 }

  /// Creates a builder. A negative `size` becomes 0, and `newShare` is limited to 0...1.
  package init(
    size: Int, newShare: Double = 0.35, goals: RecallGoals = RecallGoals(), model: FSRS = .standard
  ) {
    self.size = max(0, size)
    self.newShare = min(max(newShare, 0), 1)
    self.goals = goals
    self.model = model
  }

  /// The state of a known word, which determines when it is asked.
  package enum Standing: Hashable, Sendable {
    /// It awaits its first review.
    case first
    /// It is about to be forgotten.
    case due
    /// It is remembered well, with a chance of recall above its goal.
    case fresh
    /// It rests because it was forgotten repeatedly.
    case resting
  }

  /// Determines the state of a known item at a time.
  ///
  /// - Parameter item: the item; nil for a word of games.
  package func standing(
    of memory: ItemMemory, as item: ItemID? = nil, at time: StudyTime
  ) -> Standing {
    if memory.rests(at: time) { return .resting }
    if memory.awaitsFirstReview(at: time) { return .first }
    let goal = item.map { goals[$0] } ?? goals.words
    return memory.isDue(at: time, goal: goal, model: model) ? .due : .fresh
  }

  /// Returns the indexes of the session's words among the candidates, new words first.
  ///
  /// - Parameters:
  ///   - candidates: the memory of each word that may be asked; nil if it was never answered. New
  ///     words must be in the order in which they should be asked.
  ///   - items: the items of the candidates; nil for words of games.
  ///   - areRelated: whether two words should not be learned together, by their indexes.
  package func build(
    from candidates: [ItemMemory?], of items: [ItemID]? = nil, at time: StudyTime,
    areRelated: (Int, Int) -> Bool = { _, _ in false }
  ) -> [Int] {
    var new: [Int] = []
    // By the day of the last answer.
    var first: [Int: [(recall: Double, place: Int)]] = [:]
    var due: [(recall: Double, place: Int)] = []
    var fresh: [(recall: Double, place: Int)] = []
    var held: [(recall: Double, place: Int)] = []
    for (place, memory) in candidates.enumerated() {
      guard let memory else {
        new.append(place)
        continue
      }
      let recall = model.retrievability(of: memory.state, at: time)
      switch standing(of: memory, as: items?[place], at: time) {
      case .first: first[memory.state.lastDay, default: []].append((recall, place))
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
    // Words of the same day and grade have the same chance. Their IDs decide, so that the choice does not depend on the
    // order of the candidates.
    func precedes(_ left: Int, _ right: Int) -> Bool {
      items.map { $0[left] < $0[right] } ?? (left < right)
    }
    func ascending(_ words: [(recall: Double, place: Int)]) -> [Int] {
      words.sorted {
        $0.recall == $1.recall ? precedes($0.place, $1.place) : $0.recall < $1.recall
      }.map(\.place)
    }
    take(new, upTo: Int((Double(size) * newShare).rounded()))
    // Otherwise the words of a backlog that are remembered worst would never come back.
    take(ascending(first.values.flatMap(\.self) + due), upTo: chosen.count + placesForWorst)
    // The latest first-review words come first: after a break, the words of the last day can still
    // be saved.
    for (_, words) in first.sorted(by: { $0.key > $1.key }) { take(ascending(words), upTo: size) }
    take(
      due.sorted {
        $0.recall == $1.recall ? precedes($0.place, $1.place) : $0.recall > $1.recall
      }.map(\.place), upTo: size)
    take(new, upTo: size)
    take(ascending(fresh), upTo: size)
    take(ascending(held), upTo: size)
    return chosen
  }
}
