extension ItemPool {
  /// Items to offer beside the right one: unlike it in meaning and stem, and of the same language and part of
  /// speech.
  ///
  /// - Parameters:
  ///   - item: the item that is asked.
  ///   - count: how many to find.
  ///   - style: how they are chosen.
  ///   - isForGap: whether they are to stand in a gap, where other kinds of one thing may be right.
  ///   - suits: a further condition.
  /// - Returns: `count` items no two of which are too near each other, or nil if there are not enough.
  package func distractors(
    for item: Item, count: Int, style: AskingStyle = .current, isForGap: Bool = false,
    using generator: inout SeededGenerator, suits: (Item) -> Bool = { _ in true }
  ) -> [Item]? {
    var choice = DistractorChoice(
      item: item, count: count, isForGap: isForGap, pool: self,
      order: generator.shuffled(index.positions(alike: item)))
    switch style {
    case .early: choice.takeByLevel(suits)
    case .current: choice.takeTempting(commoner: generator.below(count + 1), suits)
    }
    return choice.chosen.count == count ? generator.shuffled(choice.chosen) : nil
  }
}

/// Chooses distractors: tries the candidates in random order by one rule after the other until there are enough.
private struct DistractorChoice {
  let item: Item
  let count: Int
  let isForGap: Bool
  let pool: ItemPool
  let order: [Int]
  private(set) var chosen: [Item] = []
  /// The candidates that are too near the item.
  private var tooNear: Set<Int> = []
  /// How often a candidate was too near one that was chosen.
  private var clashes = 0
  /// How many more of them should be more and less common than the answer.
  private var commoner = 0
  private var rarer = 0

  /// The largest difference of frequencies, and the one for want of better, in hundredths of the Zipf scale.
  private static let near = 50
  private static let wide = 100
  /// How many candidates may be too near before the search is given up, either to the item or to one that was chosen. Some
  /// words have hundreds of them; in a deck of cards all may be, and each card would be compared with all others.
  private static let patience = 1000

  init(item: Item, count: Int, isForGap: Bool, pool: ItemPool, order: [Int]) {
    self.item = item
    self.count = count
    self.isForGap = isForGap
    self.pool = pool
    self.order = order
  }

  /// Near its level if both have one, and one of its category if possible.
  mutating func takeByLevel(_ suits: (Item) -> Bool) {
    let item = item
    func isNearLevel(_ other: Item) -> Bool {
      guard let own = item.level, let level = other.level else { return true }
      return abs(level.rawValue - own.rawValue) <= 1
    }
    take(upTo: 1, suits) { isNearLevel($0) && $0.category == item.category }
    take(upTo: count, suits, where: isNearLevel)
    take(upTo: count, suits) { _ in true }
  }

  /// About as common as the answer, so many of them more common; some of its field and usage.
  ///
  /// In a gap more than one of the field could fit, so the others are of other fields if possible.
  mutating func takeTempting(commoner wanted: Int, _ suits: (Item) -> Bool) {
    commoner = wanted
    rarer = count - wanted
    let own = pool.kind(of: item)
    let pool = pool
    let isForGap = isForGap
    func isAlike(_ other: Item, field: Bool) -> Bool {
      let kind = pool.kind(of: other)
      if isForGap, kind.isSibling(of: own) || !field && kind.field == own.field { return false }
      return kind.isUsedLike(own) && (!field || kind.field == own.field)
    }
    let mates = isForGap ? 1 : min(2, count)
    for field in [true, false] {
      let limit = field ? mates : count
      let least = field ? 1 : count
      take(upTo: limit, nearer: Self.near, inBalance: true, suits) { isAlike($0, field: field) }
      take(upTo: limit, nearer: Self.wide, inBalance: true, suits) { isAlike($0, field: field) }
      take(upTo: least, nearer: Self.wide, suits) { isAlike($0, field: field) }
    }
    take(upTo: count, nearer: 2 * Self.wide, suits) { _ in true }
    take(upTo: count, suits) { _ in true }
  }

  /// Takes candidates that meet a condition.
  ///
  /// - Parameters:
  ///   - most: by how much their frequency may differ; nil for any.
  ///   - inBalance: whether to take no more of the more and of the less common ones than wanted.
  private mutating func take(
    upTo limit: Int, nearer most: Int? = nil, inBalance: Bool = false, _ suits: (Item) -> Bool,
    where condition: (Item) -> Bool
  ) {
    for position in order where chosen.count < limit {
      guard tooNear.count < Self.patience, clashes < Self.patience else { return }
      let other = pool.items[position]
      let difference = difference(other)
      if let difference {
        if let most, abs(difference) > most { continue }
        if inBalance, difference > 0 ? commoner <= 0 : difference < 0 && rarer <= 0 { continue }
      }
      guard !tooNear.contains(position), condition(other), suits(other) else { continue }
      guard !pool.areTooNear(item, other) else {
        tooNear.insert(position)
        continue
      }
      guard !chosen.contains(where: { pool.areTooNear($0, other) }) else {
        clashes += 1
        continue
      }
      chosen.append(other)
      if let difference, difference != 0 {
        if difference > 0 { commoner -= 1 } else { rarer -= 1 }
      }
    }
  }

  /// How much more common another item is than the answer; nil if it is not known.
  private func difference(_ other: Item) -> Int? {
    guard let own = item.centiZipf, let centiZipf = other.centiZipf else { return nil }
    return centiZipf - own
  }
}
