/// The words of a level in the order in which dailies ask them, with the last use of each.
///
/// The words form a ring. Questions take the next ones, so every word has its turn before any is
/// repeated.
struct LevelQueue {
  /// The last time a word was asked: day number, form and turn.
  struct Use {
    fileprivate let day: Int
    fileprivate let form: FormID?
    /// Nil if the dealer drew the sentence at random.
    fileprivate let turn: Int?
  }

  /// The number of places by which a word's turn can be put off.
  private static let patience = 30

  /// Whether a word that was last asked with a random sentence is asked in another form.
  var avoidsRandom = false

  private var items: [Item] = []
  /// The latest use of each item; nil if it was never asked.
  private var uses: [Use?] = []
  /// The items in the order of their turns. The next turn is at `head`.
  private var ring: [Int] = []
  private var head = 0
  /// For each item, its index in `ring`.
  private var places: [Int] = []
  /// The items in the order in which encores try them: those that waited longest first.
  private var encore: [Int] = []

  /// Whether it has no words.
  var isEmpty: Bool { items.isEmpty }

  /// Adds new words.
  ///
  /// - Parameter isMixed: whether they are mixed with the others in proportion; else they get the next turns.
  mutating func add(_ words: [Item], isMixed: Bool) {
    guard !words.isEmpty else { return }
    let added = append(words.map { ($0, nil) })
    // Encores start with the words whose turn is furthest away.
    let middle = added.count / 2
    let waiting = Array(added[middle...] + added[..<middle])
    setTurns(isMixed ? LevelQueue.mixed(added, turns) : added + turns)
    encore = isMixed ? LevelQueue.mixed(waiting, encore) : encore + waiting
  }

  /// Two lists as one in which each is spread evenly.
  private static func mixed(_ one: [Int], _ other: [Int]) -> [Int] {
    let all = one.count + other.count
    var taken = 0
    return (0..<all).map { place in
      if (taken + 1) * all <= (place + 1) * one.count {
        taken += 1
        return one[taken - 1]
      }
      return other[place - taken]
    }
  }

  /// Adds words of other levels that were asked before. They get the last turns, in the order in
  /// which they were asked.
  mutating func addLast(_ words: [(item: Item, use: Use?)]) {
    let sorted = words.sorted { ($0.use?.day ?? 0, $0.item.id) < ($1.use?.day ?? 0, $1.item.id) }
    let added = append(sorted)
    setTurns(turns + added)
    encore += added
  }

  /// Removes and returns the words that satisfy a condition. The others keep their order.
  mutating func remove(where leaves: (Item) -> Bool) -> [(item: Item, use: Use?)] {
    let stay = items.indices.filter { !leaves(items[$0]) }
    guard stay.count < items.count else { return [] }
    let numbers = Dictionary(uniqueKeysWithValues: zip(stay, 0...))
    let left = items.indices.filter { numbers[$0] == nil }.map { (items[$0], uses[$0]) }
    let turns = turns.compactMap { numbers[$0] }
    items = stay.map { items[$0] }
    uses = stay.map { uses[$0] }
    setTurns(turns)
    encore = encore.compactMap { numbers[$0] }
    return left
  }

  /// Adds words without turns.
  ///
  /// - Returns: their indexes in `items`.
  private mutating func append(_ words: [(item: Item, use: Use?)]) -> [Int] {
    items += words.map(\.item)
    uses += words.map(\.use)
    return Array((items.count - words.count)..<items.count)
  }

  /// All items in the order of their turns, the next first.
  private var turns: [Int] { Array(ring[head...] + ring[..<head]) }

  /// Replaces the order of turns of all items.
  private mutating func setTurns(_ order: [Int]) {
    (ring, head) = (order, 0)
    places = Array(repeating: 0, count: order.count)
    for (place, item) in order.enumerated() { places[item] = place }
  }

  /// Returns the next words for the given slots, in order.
  mutating func takeNext(for slots: [[any Form]], on day: Int) -> [DailyDraw] {
    next(slots.count).enumerated().map { ask($1, in: slots[$0], turn: nil, on: day) }
  }

  /// Returns the next words for the given slots, the easiest first, each in another form or with
  /// another sentence than last time. The easiest have the lowest hardness, or the highest
  /// frequency if hardness is unknown.
  ///
  /// - Parameters:
  ///   - today: the words of the day, which may put off the turn of others.
  ///   - hasFinale: whether the last one must be learned late.
  mutating func takeNextSorted(
    for slots: [[any Form]], beside today: inout DayWords, hasFinale: Bool
  ) -> [DailyDraw] {
    var taken: [Int] = []
    for place in slots.indices {
      let needsFinale =
        hasFinale && place == slots.count - 1 && !taken.contains { LevelQueue.isFinale(items[$0]) }
      let others = today
      advance { others.allow($0) && (!needsFinale || LevelQueue.isFinale($0)) }
      for item in next(1) {
        taken.append(item)
        today.add(items[item])
      }
    }
    let sorted = taken.sorted {
      let (left, right) = (items[$0], items[$1])
      func rank(_ item: Item) -> Int { hasFinale && LevelQueue.isFinale(item) ? 1 : 0 }
      return (rank(left), left.hardness ?? 0, right.centiZipf ?? 0, left.id)
        < (rank(right), right.hardness ?? 0, left.centiZipf ?? 0, right.id)
    }
    return sorted.enumerated().map { askAnew($1, in: slots[$0], on: today.date.dayNumber) }
  }

  /// Whether a word is learned late enough for the last question of a day.
  private static func isFinale(_ word: Item) -> Bool { word.age.map { $0 >= 11 } ?? true }

  /// Exchanges the next word with the first one that satisfies a condition, if one of the next words does.
  private mutating func advance(to suits: (Item) -> Bool) {
    let ahead = (0..<min(LevelQueue.patience, ring.count)).map { (head + $0) % ring.count }
    guard let place = ahead.first(where: { suits(items[ring[$0]]) }), place != head else { return }
    ring.swapAt(head, place)
    places[ring[head]] = head
    places[ring[place]] = place
  }

  /// Returns words for the encore: those that waited longest among the words that were not asked
  /// within `rest` days and will not have their turn within `rest` days. If there are none, the
  /// words furthest from both.
  ///
  /// - Parameters:
  ///   - slots: the encore's questions of this level.
  ///   - today: the words of the day, which may rule out others.
  ///   - rest: the number of days.
  ///   - turns: the number of words of this level that have their turn each day.
  mutating func takeEncore(
    for slots: [[any Form]], beside today: inout DayWords, rest: Int, turns: Int
  ) -> [DailyDraw] {
    guard !items.isEmpty else { return [] }
    let day = today.date.dayNumber
    return slots.map { slot in
      var best = (place: 0, distance: -1)
      for (place, item) in encore.enumerated() where today.allow(items[item]) {
        let distance = distance(of: item, on: day, turns: turns)
        if distance > best.distance { best = (place, distance) }
        if distance > rest { break }
      }
      let item = encore.remove(at: best.place)
      encore.append(item)
      today.add(items[item])
      return askAnew(item, in: slot, on: day)
    }
  }

  /// Days from a date to the nearest one on which a word was asked or has its turn.
  private func distance(of item: Int, on day: Int, turns: Int) -> Int {
    let ahead = (places[item] - head + ring.count) % ring.count
    let until = turns == 0 ? Int.max : 1 + ahead / turns
    return min(until, uses[item].map { day - $0.day } ?? .max)
  }

  private mutating func next(_ count: Int) -> [Int] {
    guard !ring.isEmpty else { return [] }
    return (0..<count).map { _ in
      defer { head = (head + 1) % ring.count }
      return ring[head]
    }
  }

  private mutating func askAnew(_ item: Int, in forms: [any Form], on day: Int) -> DailyDraw {
    guard let last = uses[item] else { return ask(item, in: forms, turn: 0, on: day) }
    let word = items[item]
    // After a random sentence, none is certainly another one.
    func isFresh(_ form: any Form) -> Bool {
      form.id != last.form || form.variants(of: word) > 1 && (last.turn != nil || !avoidsRandom)
    }
    return ask(
      item, in: forms.filter(isFresh) + forms.filter { !isFresh($0) }, turn: (last.turn ?? 0) + 1,
      on: day)
  }

  private mutating func ask(
    _ item: Int, in forms: [any Form], turn: Int?, on day: Int
  ) -> DailyDraw {
    let draw = DailyDraw(item: items[item], forms: forms, turn: turn)
    uses[item] = Use(day: day, form: draw.form, turn: turn)
    return draw
  }
}
