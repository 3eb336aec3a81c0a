/// The word of the day: the same on one date for everyone with the same content.
package enum WordOfTheDay {
  /// The word of a date. All words of the edition of that date come once before one comes again.
  ///
  /// - Returns: nil if that edition contains no words.
  package static func word(of date: CalendarDate, in words: [Item], editions: [Edition]) -> Item? {
    let edition = editions.last { $0.firstDate <= date } ?? editions.first
    let words = words.filter { $0.edition <= edition?.number ?? 0 }.sorted { $0.id < $1.id }
    guard !words.isEmpty else { return nil }
    let (turn, place) = max(0, date.dayNumber).quotientAndRemainder(dividingBy: words.count)
    var generator = SeededGenerator(seed: stableHash("word of the day", salt: UInt64(turn)))
    return generator.shuffled(words)[place]
  }
}
