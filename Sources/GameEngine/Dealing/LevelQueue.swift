/// The words of a level in the order in which dailies ask them, with the last use of each.
///
/// The words form a ring. Questions take the next ones, so every word has its turn before any is
/// repeated.
struct LevelQueue {
  /// The last time a word was asked: day number, form and turn.
  struct Use {
    fileprivate let day: Int
    fileprivate let form: FormID?
    fileprivate let turn: Int
  }

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

  /// Adds new words, which get the next turns.
  mutating func add(_ words: [Item]) {
    guard !words.isEmpty else { return }
    let added = append(words.map { ($0, nil) })
    setTurns(added + turns)
    // Encores start with the words whose turn is furthest away.
    let middle = added.count / 2
    encore += added[middle...] + added[..<middle]
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
  mutating func takeNextSorted(for slots: [[any Form]], on day: Int) -> [DailyDraw] {
    let sorted = next(slots.count).sorted {
      let (left, right) = (items[$0], items[$1])
      return (left.hardness ?? 0, right.centiZipf ?? 0, left.id)
        < (right.hardness ?? 0, left.centiZipf ?? 0, right.id)
    }
    return sorted.enumerated().map { askAnew($1, in: slots[$0], on: day) }
  }

  /// Returns words for the encore: those that waited longest among the words that were not asked
  /// within `rest` days and will not have their turn within `rest` days. If there are none, the
  /// words furthest from both.
  ///
  /// - Parameters:
  ///   - slots: the encore's questions of this level.
  ///   - rest: the number of days.
  ///   - turns: the number of words of this level that have their turn each day.
  mutating func takeEncore(
    for slots: [[any Form]], on day: Int, rest: Int, turns: Int
  ) -> [DailyDraw] {
    guard !items.isEmpty else { return [] }
    return slots.map { slot in
      var best = (place: 0, distance: -1)
      for (place, item) in encore.enumerated() {
        let distance = distance(of: item, on: day, turns: turns)
        if distance > best.distance { best = (place, distance) }
        if distance > rest { break }
      }
      let item = encore.remove(at: best.place)
      encore.append(item)
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
    let repeats = forms.filter { $0.id == last.form && $0.variants(of: word) < 2 }
    let fresh = forms.filter { $0.id != last.form || $0.variants(of: word) > 1 }
    return ask(item, in: fresh + repeats, turn: last.turn + 1, on: day)
  }

  private mutating func ask(
    _ item: Int, in forms: [any Form], turn: Int?, on day: Int
  ) -> DailyDraw {
    let draw = DailyDraw(item: items[item], forms: forms, turn: turn)
    uses[item] = Use(day: day, form: draw.form, turn: turn ?? 0)
    return draw
  }
}
