/// The turns of words as the word of the day.
package enum WordOfTheDay {
  /// The index of the word of a date among `count` candidates. None is repeated before all had their
  /// turn.
  ///
  /// Each turn through all words starts at a random index and takes steps of equal length: a random
  /// length between a quarter and three quarters of `count` with no common factor. Shuffling 30,000
  /// words would take a quarter of the time of a start.
  ///
  /// - Parameter count: the number of words.
  /// - Returns: nil if `count` is 0.
  package static func place(on date: CalendarDate, among count: Int) -> Int? {
    guard count > 0 else { return nil }
    let (turn, day) = max(0, date.dayNumber).quotientAndRemainder(dividingBy: count)
    var generator = SeededGenerator(seed: stableHash("word of the day", salt: UInt64(turn)))
    let first = generator.below(count)
    var step = 0
    while !areCoprime(step, count) { step = count / 4 + generator.below(count / 2 + 1) }
    return (first + day * step) % count
  }

  /// Whether two positive numbers have no common factor, by Euclid's algorithm.
  private static func areCoprime(_ one: Int, _ other: Int) -> Bool {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one == 1
  }
}
