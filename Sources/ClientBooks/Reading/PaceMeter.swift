import ClientCore
package import GameEngine

/// Measures the reading pace. Each page from which the player turns to the next one counts with its
/// words and time, unless the pace is implausible.
package struct PaceMeter: Sendable {
  /// The words and time counted in this session.
  package private(set) var session = ReadingPace()
  private var taken = ReadingPace()
  private var page: (words: Int, since: Int)?

  package init() {}

  /// Starts the time of a page that is now shown.
  ///
  /// - Parameters:
  ///   - words: the number of words on the page.
  ///   - millis: the time in milliseconds of a clock that never runs backwards.
  ///   - isNext: whether the player has read the previous page and turned it.
  package mutating func show(words: Int, at millis: Int, isNext: Bool) {
    if isNext, let page { session.add(words: page.words, millis: millis - page.since) }
    page = (words, millis)
  }

  /// The words and time counted since the last call of `take`.
  package var pending: ReadingPace {
    ReadingPace(words: session.words - taken.words, millis: session.millis - taken.millis)
  }

  /// Returns `pending`, and resets it.
  package mutating func take() -> ReadingPace {
    defer { taken = session }
    return pending
  }
}
