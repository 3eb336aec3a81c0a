/// Draws words at random, preferring those that the player has probably forgotten.
///
/// The weight of a word is the chance that it is *not* recalled (Tabibian et al., "Enhancing human
/// learning via spaced repetition optimization", 2019). Words shown today weigh less, words shown
/// last weigh nothing, favorites weigh more. The classic rule draws all words with equal chance,
/// and skips those seen more than ten times.
package struct FreeDraw: Sendable {
  private let progress: PlayerProgress
  private let moment: Moment
  private let time: StudyTime
  private let isClassic: Bool

  /// The weight of a new word. A completely forgotten word has 1.
  private static let newWeight = 0.25
  private static let favoriteWeight = 1.5
  /// The chance to accept a word that is related to one already drawn.
  private static let relatedChance = 0.25
  /// The classic rule skips words that were seen more often than this.
  private static let oftenSeen = 10

  /// Creates a draw for a player.
  ///
  /// - Parameters:
  ///   - progress: the player's progress.
  ///   - moment: the time at which memory is estimated.
  ///   - isClassic: whether to draw by the classic rule.
  package init(_ progress: PlayerProgress, at moment: Moment, isClassic: Bool = false) {
    self.progress = progress
    self.moment = moment
    time = progress.studyTime(moment)
    self.isClassic = isClassic
  }

  /// Draws distinct words.
  ///
  /// - Parameters:
  ///   - count: the number of words. The result is shorter if there are fewer candidates.
  ///   - words: the candidates.
  ///   - areRelated: whether two words should not be asked together.
  /// - Returns: the words in the order drawn.
  package func words(
    _ count: Int, from words: [Item], using generator: inout SeededGenerator,
    areRelated: (Item, Item) -> Bool = { _, _ in false }
  ) -> [Item] {
    let order =
      isClassic
      ? classicOrder(words, count: count, using: &generator)
      : weightedOrder(words, using: &generator)
    var drawn: [Item] = []
    var related: [Item] = []
    for place in order {
      guard drawn.count < count else { break }
      if drawn.contains(where: { areRelated($0, words[place]) }),
        generator.unit() >= FreeDraw.relatedChance
      {
        related.append(words[place])
      } else {
        drawn.append(words[place])
      }
    }
    return drawn + related.prefix(max(0, count - drawn.count))
  }

  /// Draws one candidate if only a few of many are known to the player. O(*k* log *k*) for *k*
  /// known ones.
  ///
  /// - Parameters:
  ///   - count: the number of candidates.
  ///   - known: the IDs of the candidates that the player has met or marked, by their places.
  /// - Returns: the place of a candidate, from 0; nil if there are none.
  package func place(
    among count: Int, known: [Int: ItemID], using generator: inout SeededGenerator
  ) -> Int? {
    guard count > 0 else { return nil }
    if isClassic {
      var seen = known.mapValues { progress.words[$0]?.seen ?? 0 }
      while true {
        let place = generator.below(count)
        guard let times = seen[place], times > FreeDraw.oftenSeen else { return place }
        seen[place] = min(times, 10 * FreeDraw.oftenSeen) - 1
      }
    }
    let weights = known.sorted { $0.key < $1.key }.map {
      (place: $0.key, weight: weight(of: $0.value))
    }
    let ofKnown = weights.reduce(0) { $0 + $1.weight }
    let unknown = count - known.count
    let all = ofKnown + Double(unknown) * FreeDraw.newWeight
    // Only words without weight are left.
    guard all > 0 else { return generator.below(count) }
    var rest = generator.unit() * all
    for (place, weight) in weights {
      if rest < weight { return place }
      rest -= weight
    }
    // A place among the unknown words, converted to a place among all.
    guard unknown > 0 else { return weights.last { $0.weight > 0 }?.place }
    var place = min(Int(rest / FreeDraw.newWeight), unknown - 1)
    for known in weights.lazy.map(\.place) where known <= place { place += 1 }
    return place
  }

  /// The weight of a word, from 0. A word with weight 0 is drawn only if there is no other.
  package func weight(of item: ItemID) -> Double {
    guard !progress.lastShown.contains(item) else { return 0 }
    var weight = FreeDraw.newWeight
    if let word = progress.words[item] {
      if let memory = word.memory {
        guard !memory.rests(at: time) else { return 0 }
        weight = 1 - progress.model.retrievability(of: memory.state, at: time)
      } else {
        weight /= Double(1 + word.seen)
      }
      if word.lastSeenOn == moment.localDate { weight /= Double(max(1, word.seenThatDay)) }
    }
    return progress.favorites[item] == nil ? weight : weight * FreeDraw.favoriteWeight
  }

  /// The places of all words in weighted random order (Efraimidis and Spirakis, "Weighted random
  /// sampling with a reservoir", 2006).
  private func weightedOrder(
    _ words: [Item], using generator: inout SeededGenerator
  ) -> [Int] {
    let keyed = words.enumerated().map { place, word in
      let chance = generator.unit()
      let weight = weight(of: word.id)
      // Words without weight come last, in random order.
      return (key: weight > 0 ? logarithm(chance) / weight : chance - 1e9, place: place)
    }
    return keyed.sorted { $0.key > $1.key }.map(\.place)
  }

  /// Draws with equal chance. A word that was seen often is put back and counts as seen once less.
  private func classicOrder(
    _ words: [Item], count: Int, using generator: inout SeededGenerator
  ) -> [Int] {
    var waiting = Array(words.indices)
    var seen = words.map { min(progress.words[$0.id]?.seen ?? 0, 10 * FreeDraw.oftenSeen) }
    var order: [Int] = []
    while order.count < count, !waiting.isEmpty {
      let place = generator.below(waiting.count)
      if seen[place] > FreeDraw.oftenSeen {
        seen[place] -= 1
      } else {
        order.append(waiting.remove(at: place))
        seen.remove(at: place)
      }
    }
    return order
  }
}
