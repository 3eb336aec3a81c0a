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
  /// The right answer that was least likely, on another day than the one before.
  package private(set) var hardestSave: Save?
  /// The hardest word that was typed rightly when it was asked first, with its level.
  private(set) var firstSight: (item: ItemID, level: Level)?

  /// A word that was recalled although that was not likely.
  package struct Save {
    package let item: ItemID
    /// The chance of recall before the answer, 0 to 1.
    package let chance: Double
    package let date: CalendarDate
  }
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
      if isRight, !answer.hint, !answer.isRepeated { noteRight(answer, of: event, before, fold) }
      answered[answer.item] = word
    default: break
    }
  }

  private mutating func noteRight(
    _ answer: AnswerEntry, of event: Event, _ before: ItemProgress?, _ fold: ProgressFold
  ) {
    let time = fold.progress.studyTime(of: event)
    if let memory = before?.memory, memory.isEarlierDay(at: time),
      let chance = fold.progress.retrievability(of: answer.item, at: time),
      chance < hardestSave?.chance ?? 1
    {
      hardestSave = Save(item: answer.item, chance: chance, date: event.localDate)
    }
    if before?.answers ?? 0 == 0, !answer.isChoice, let level = answer.level,
      level.rawValue > firstSight?.level.rawValue ?? 0
    {
      firstSight = (answer.item, level)
    }
  }
}
