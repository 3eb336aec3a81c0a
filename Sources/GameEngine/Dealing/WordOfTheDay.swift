/// The word of the day: the same on one date for everyone with the same content.
package enum WordOfTheDay {
  /// The number of the edition in force on a date. Only its words and those of earlier ones are chosen from, so that a
  /// newer pack has the same word.
  package static func edition(on date: CalendarDate, of editions: [Edition]) -> Int {
    (editions.last { $0.firstDate <= date } ?? editions.first)?.number ?? 0
  }

  /// The place of the word of a date among all words of its edition. Each comes once before one comes again.
  ///
  /// - Parameter count: the number of words.
  /// - Returns: nil if there are none.
  package static func place(on date: CalendarDate, among count: Int) -> Int? {
    guard count > 0 else { return nil }
    let (turn, place) = max(0, date.dayNumber).quotientAndRemainder(dividingBy: count)
    var generator = SeededGenerator(seed: stableHash("word of the day", salt: UInt64(turn)))
    return generator.shuffled(Array(0..<count))[place]
  }
}
