/// The words of a daily so far, and which others it may ask.
struct DayWords {
  /// The date of the daily.
  let date: CalendarDate
  private let limits: DailyLimits
  /// The hashes of their IDs.
  private var words: Set<UInt64> = []

  init(date: CalendarDate, limits: DailyLimits) {
    self.date = date
    self.limits = limits
  }

  /// Whether the daily may ask an item beside its other words.
  func allow(_ item: Item) -> Bool {
    !limits.keepsApart(item.id, from: words)
      && limits.holiday(of: item.id)?.isNear(date) != false
  }

  /// Adds a word that the daily asks.
  mutating func add(_ item: Item) { words.insert(stableHash(item.id.rawValue)) }
}
