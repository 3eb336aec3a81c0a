/// The words of a level in the order in which dailies ask them, and how each was asked last.
///
/// The words form a ring. Questions take the next words of it, so each word has its turn before any has another.
struct LevelQueue {
  /// How a word was asked last.
  private struct Use {
    let day: Int
    let form: FormID?
    let turn: Int
  }

  private var items: [Item] = []
  /// The latest use of each item.
  private var uses: [Use?] = []
  /// The items in the order of their turns; the next turn is at `head`.
  private var ring: [Int] = []
  private var head = 0
  /// The place of each item in the ring.
  private var places: [Int] = []
  /// The items in the order in which encores take them, those that waited longest first.
  private var encore: [Int] = []

  /// Adds words that have the next turns.
  mutating func add(_ words: [Item]) {
    guard !words.isEmpty else { return }
    let added = items.count..<(items.count + words.count)
    items += words
    uses += words.map { _ in nil }
    ring = Array(added) + Array(ring[head...]) + Array(ring[..<head])
    head = 0
    places = Array(repeating: 0, count: items.count)
    for (place, item) in ring.enumerated() { places[item] = place }
    // Encores begin far from the next turns.
    let middle = added.lowerBound + added.count / 2
    encore += Array(middle..<added.upperBound) + Array(added.lowerBound..<middle)
  }

  /// Takes the words whose turn it is for some slots, of which the forms are given, in their order.
  mutating func takeNext(for slots: [[any Form]], on day: Int) -> [DailyDraw] {
    next(slots.count).enumerated().map { ask($1, in: slots[$0], turn: nil, on: day) }
  }

  /// Takes the words whose turn it is for these slots, the most common first, each in another form or with
  /// another sentence than last time.
  mutating func takeNextSorted(for slots: [[any Form]], on day: Int) -> [DailyDraw] {
    let sorted = next(slots.count).sorted {
      (items[$1].centiZipf ?? 0, items[$0].id) < (items[$0].centiZipf ?? 0, items[$1].id)
    }
    return sorted.enumerated().map { askAnew($1, in: slots[$0], on: day) }
  }

  /// Takes words for the encore: those that waited longest among the words that were not asked for some days
  /// and will not have their turn for as long. If there are none, the best one that there is.
  ///
  /// - Parameters:
  ///   - slots: the questions of this level in the encore.
  ///   - rest: the number of days.
  ///   - turns: how many words have their turn each day.
  mutating func takeEncore(
    for slots: [[any Form]], on day: Int, rest: Int, turns: Int
  ) -> [DailyDraw] {
    guard !items.isEmpty else { return [] }
    return slots.map { slot in
      var best = (place: 0, distance: -1)
      for place in encore.indices where best.distance <= rest {
        let distance = distance(of: encore[place], on: day, turns: turns)
        if distance > best.distance { best = (place, distance) }
      }
      let item = encore.remove(at: best.place)
      encore.append(item)
      return askAnew(item, in: slot, on: day)
    }
  }

  /// The days between this day and the nearest one on which a word was asked or has its turn.
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
