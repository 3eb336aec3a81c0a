import ClientCore
package import GameEngine

/// Counts the answers on a range of dates. Events must be passed in fold order.
package struct RecapCount {
  /// A word that was answered on these dates.
  package struct Answered {
    /// Its progress before the first of these answers; nil if it had never been met.
    package let before: ItemProgress?
    package var answers = 0
    /// The number of misses and passes, without those that the player disputes.
    package var misses = 0
  }

  package let dates: ClosedRange<CalendarDate>
  private(set) var answered: [ItemID: Answered] = [:]
  /// The number of words that were shown for the first time.
  private(set) var wordsMet = 0
  /// The longest streak of right answers within the range.
  private(set) var longestRun = 0
  private var run = 0
  private let isMet: (ItemID, ItemProgress) -> Bool

  /// - Parameter isMet: whether a word that was shown or answered counts as met; see `ItemSources.isMet`.
  package init(
    dates: ClosedRange<CalendarDate>,
    isMet: @escaping (ItemID, ItemProgress) -> Bool = { _, _ in true }
  ) {
    self.dates = dates
    self.isMet = isMet
  }

  /// Milliseconds since 1970. No event of the range is earlier than this instant in any time zone.
  package var earliest: Int64 {
    (Int64(dates.lowerBound.dayNumber) * 86400 - Int64(Event.offsets.upperBound)) * 1000
  }

  /// Counts the next event. `fold` contains the events before it.
  package mutating func take(_ event: Event, after fold: ProgressFold) {
    guard dates.contains(event.localDate) else { return }
    switch event.body {
    case .seen(let word, _):
      if fold.progress.words[word] == nil, isMet(word, ItemProgress()) { wordsMet += 1 }
    case .review(let entry):
      let before = fold.progress.words[entry.item]
      if before.map({ !isMet(entry.item, $0) }) ?? true { wordsMet += 1 }
    case .answer(let answer):
      let before = fold.progress.words[answer.item]
      if before.map({ !isMet(answer.item, $0) }) ?? true { wordsMet += 1 }
      let isRight = answer.verdict == .right
      if !isRight {
        run = 0
      } else if !answer.isRepeated {
        run += 1
      }
      longestRun = max(longestRun, run)
      var word = answered[answer.item] ?? Answered(before: before)
      word.answers += 1
      if !isRight, !fold.isDisputed(event.id) { word.misses += 1 }
      answered[answer.item] = word
    default: break
    }
  }
}
