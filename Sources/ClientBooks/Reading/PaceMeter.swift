import ClientCore
package import GameEngine

/// Measures how fast a player reads: each page that is turned to the next one counts with its words and its time, unless
/// the pace is not plausible.
package struct PaceMeter: Sendable {
  /// What was read in this session.
  package private(set) var session = ReadingPace()
  private var taken = ReadingPace()
  private var page: (words: Int, since: Int)?

  /// A meter that has seen no page.
  package init() {}

  /// Notes that a page is shown.
  ///
  /// - Parameters:
  ///   - words: its words.
  ///   - millis: the time of a clock that never runs backwards.
  ///   - isNext: whether the player has read the page before it, and turned it.
  package mutating func show(words: Int, at millis: Int, isNext: Bool) {
    if isNext, let page { session.add(words: page.words, millis: millis - page.since) }
    page = (words, millis)
  }

  /// What was read since `take` was called last.
  package var pending: ReadingPace {
    ReadingPace(words: session.words - taken.words, millis: session.millis - taken.millis)
  }

  /// Returns what is pending, which is kept now.
  package mutating func take() -> ReadingPace {
    defer { taken = session }
    return pending
  }
}
