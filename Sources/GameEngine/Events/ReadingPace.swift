/// How fast a player reads: words on turned pages, and the time they took.
///
/// A sum, so the order of its parts does not matter.
package struct ReadingPace: Hashable, Sendable {
  /// Words per minute that count as reading. Fewer are a pause, more are leafing through.
  package static let plausible = 40...1000
  /// Words per minute assumed until enough is known about the player.
  package static let usual = 200
  /// The number of words from which the pace is known.
  package static let leastWords = 1000
  /// The largest number of words in one part.
  private static let mostWords = 10_000_000
  /// The range of both sums. A product with a minute's milliseconds does not overflow.
  static let totals = 0...(1 << 40)

  /// The number of words read.
  package private(set) var words: Int
  /// The time they took, in milliseconds.
  package private(set) var millis: Int

  /// Both numbers are limited to `totals`.
  package init(words: Int = 0, millis: Int = 0) {
    self.words = words.clamped(to: ReadingPace.totals)
    self.millis = millis.clamped(to: ReadingPace.totals)
  }

  /// Adds words read in `millis` milliseconds; ignored if the pace is not plausible.
  package mutating func add(words: Int, millis: Int) {
    guard (1...ReadingPace.mostWords).contains(words), millis > 0,
      ReadingPace.plausible.contains(words * 60_000 / millis)
    else { return }
    add(ReadingPace(words: words, millis: millis))
  }

  /// Adds another part of the player's reading.
  package mutating func add(_ other: ReadingPace) {
    self = ReadingPace(words: words + other.words, millis: millis + other.millis)
  }

  /// Words per minute, limited to `plausible`; nil below `leastWords` words.
  package var wordsPerMinute: Int? {
    guard words >= ReadingPace.leastWords, millis > 0 else { return nil }
    return min(
      max(words * 60_000 / millis, ReadingPace.plausible.lowerBound),
      ReadingPace.plausible.upperBound)
  }
}
