/// How fast a player reads: the words of pages that were turned, and the time that they took.
///
/// A sum, so the order in which the parts arrive does not matter.
package struct ReadingPace: Hashable, Sendable {
  /// The words a minute that count as reading. Less is a pause, more is leafing through.
  package static let plausible = 40...1000
  /// The words a minute of a player of whom too little is known.
  package static let usual = 200
  /// The fewest words that show the pace of a player.
  package static let leastWords = 1000
  /// The most words of a part.
  private static let mostWords = 10_000_000
  /// The words and milliseconds that are counted; a minute's words of them can be computed.
  static let totals = 0...(1 << 40)

  /// The words that were read.
  package private(set) var words: Int
  /// The milliseconds that they took.
  package private(set) var millis: Int

  /// The pace of so many words in that time.
  package init(words: Int = 0, millis: Int = 0) {
    self.words = words.clamped(to: ReadingPace.totals)
    self.millis = millis.clamped(to: ReadingPace.totals)
  }

  /// Adds words that were read in some time, unless the pace is not plausible.
  package mutating func add(words: Int, millis: Int) {
    guard (1...ReadingPace.mostWords).contains(words), millis > 0,
      ReadingPace.plausible.contains(words * 60_000 / millis)
    else { return }
    add(ReadingPace(words: words, millis: millis))
  }

  /// Adds what is known of another part of the player's reading.
  package mutating func add(_ other: ReadingPace) {
    self = ReadingPace(words: words + other.words, millis: millis + other.millis)
  }

  /// The words a minute; nil if too little is known.
  package var wordsPerMinute: Int? {
    guard words >= ReadingPace.leastWords, millis > 0 else { return nil }
    return min(
      max(words * 60_000 / millis, ReadingPace.plausible.lowerBound),
      ReadingPace.plausible.upperBound)
  }
}
