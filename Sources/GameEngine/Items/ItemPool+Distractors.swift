extension ItemPool {
  /// Selects wrong choices for a question: items that differ from the asked one in meaning and
  /// stem, and have its language and part of speech.
  ///
  /// - Parameters:
  ///   - item: the item that is asked.
  ///   - count: the number of choices.
  ///   - style: how they are selected.
  ///   - isForGap: whether they are choices for a gap, which another kind of the same thing may
  ///     fit, too.
  ///   - suits: a further condition.
  /// - Returns: `count` items that are not too near each other, in random order; nil if there are
  ///   not enough.
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
    case .stepped:
      choice.takeTempting(commoner: generator.below(count + 1), isStrict: true, suits)
    }
    return choice.chosen.count == count ? generator.shuffled(choice.chosen) : nil
  }
}

/// Selects wrong choices: tries the candidates in random order by one rule after another until
/// there are enough.
private struct DistractorChoice {
  let item: Item
  let count: Int
  let isForGap: Bool
  let pool: ItemPool
  let order: [Int]
  private(set) var chosen: [Item] = []
  /// The positions of the candidates that are too near the item.
  private var tooNear: Set<Int> = []
  /// How often a candidate was too near an item that was already chosen.
  private var clashes = 0
  /// The numbers of choices still wanted that are more and less common than the answer.
  private var commoner = 0
  private var rarer = 0

  /// The preferred and the widest difference in frequency, in hundredths of the Zipf scale.
  private static let near = 50
  private static let wide = 100
  /// The number of candidates that may be too near the item, or a chosen one, before the search
  /// gives up. Some words have hundreds of them, and in a deck all cards may be: each would be
  /// compared with all others.
  private static let patience = 1000

  init(item: Item, count: Int, isForGap: Bool, pool: ItemPool, order: [Int]) {
    self.item = item
    self.count = count
    self.isForGap = isForGap
    self.pool = pool
    self.order = order
  }

  /// Selects items within one level of the item's, one of them of its category if possible.
  mutating func takeByLevel(_ suits: (Item) -> Bool) {
    let item = item
    take(upTo: 1, suits) { $0.isNear(levelOf: item) && $0.category == item.category }
    take(upTo: count, suits) { $0.isNear(levelOf: item) }
    take(upTo: count, suits) { _ in true }
  }

  /// Selects items about as common as the answer, some of them with its field and usage.
  ///
  /// In a gap, several words of one field could fit, so the others are of other fields if possible.
  ///
  /// - Parameters:
  ///   - wanted: the number of choices that should be more common than the answer.
  ///   - isStrict: whether all are within one level, and one has the answer's field however common it is.
  mutating func takeTempting(
    commoner wanted: Int, isStrict: Bool = false, _ suits: (Item) -> Bool
  ) {
    commoner = wanted
    rarer = count - wanted
    let own = pool.kind(of: item)
    let pool = pool
    let isForGap = isForGap
    let item = item
    func isAllowed(_ other: Item) -> Bool { !isStrict || other.isNear(levelOf: item) }
    func isAlike(_ other: Item, field: Bool) -> Bool {
      guard isAllowed(other) else { return false }
      let kind = pool.kind(of: other)
      if isForGap, kind.isSibling(of: own) || !field && kind.field == own.field { return false }
      return kind.isUsedLike(own) && (!field || kind.field == own.field)
    }
    let mates = isForGap ? 1 : min(2, count)
    // In a sentence, an adjective or adverb of the same field fits twice as often as a noun or verb.
    let isLoose = item.partOfSpeech == .adjective || item.partOfSpeech == .adverb
    for field in isStrict && isForGap && isLoose ? [false] : [true, false] {
      let limit = field ? mates : count
      let least = field ? 1 : count
      take(upTo: limit, nearer: Self.near, inBalance: true, suits) { isAlike($0, field: field) }
      take(upTo: limit, nearer: Self.wide, inBalance: true, suits) { isAlike($0, field: field) }
      take(upTo: least, nearer: Self.wide, suits) { isAlike($0, field: field) }
      if isStrict, field { take(upTo: least, suits) { isAlike($0, field: true) } }
    }
    take(upTo: count, nearer: 2 * Self.wide, suits, where: isAllowed)
    if isStrict { take(upTo: count, suits, where: isAllowed) }
    take(upTo: count, suits) { _ in true }
  }

  /// Adds candidates that satisfy a condition.
  ///
  /// - Parameters:
  ///   - most: the largest difference in frequency; nil for any.
  ///   - inBalance: whether to respect the wanted numbers of more and less common items.
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

  /// How much more common another item is than the answer, in hundredths of the Zipf scale; nil if
  /// unknown.
  private func difference(_ other: Item) -> Int? {
    guard let own = item.centiZipf, let centiZipf = other.centiZipf else { return nil }
    return centiZipf - own
  }
}
