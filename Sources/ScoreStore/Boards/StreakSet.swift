/// Days that come in any order, and how many of them follow one another.
struct StreakSet {
  /// The length of each stretch of days, under its first and its last day.
  private var lengths: [Int: Int] = [:]
  private var days: Set<Int> = []

  /// Adds a day.
  ///
  /// - Returns: how many days in a row it is one of.
  mutating func insert(_ day: Int) -> Int {
    guard days.insert(day).inserted else { return 0 }
    let before = days.contains(day - 1) ? lengths[day - 1] ?? 0 : 0
    let after = days.contains(day + 1) ? lengths[day + 1] ?? 0 : 0
    let length = before + 1 + after
    lengths[day - before] = length
    lengths[day + after] = length
    return length
  }
}
