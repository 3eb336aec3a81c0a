import ClientCore
package import GameEngine

/// The player's week or year so far, as `recap --json` prints it.
package struct Recap: Encodable, Sendable {
  /// The counts of a date.
  package typealias Day = Profile.Day

  /// A daily that was played to the end.
  package struct Daily: Encodable, Sendable {
    /// The name of the program or server that dealt it. Text from outside.
    package let dealer: String
    package let number: Int?
    package let date: CalendarDate
    /// The number of right answers to its questions, without the encore.
    package let correct: Int
    package let questions: Int
    package let score: Int
  }

  /// A word that the player missed.
  package struct Missed: Encodable, Sendable {
    package let item: ItemID
    package let word: String
    package let answers: Int
    package let misses: Int
  }

  /// A word that became known in the span.
  package struct Known: Encodable, Sendable {
    package let item: ItemID
    package let word: String
  }

  /// A word that was recalled although that was not likely.
  package struct Save: Encodable, Sendable {
    package let item: ItemID
    package let word: String
    /// The chance of recall before the answer, in percent.
    package let percent: Int
    package let date: CalendarDate
  }

  package let span: RecapSpan
  package let since: CalendarDate
  package let until: CalendarDate
  package let answers: Int
  package let right: Int
  /// The percentage of right answers; nil if there are no answers.
  package let rightPercent: Int?
  package let daysPlayed: Int
  /// The number of dailies that were played to the end.
  package let dailies: Int
  /// The daily with the highest score; the first one if several have it.
  package let bestDaily: Daily?
  package let longestRun: Int
  /// The number of words that were shown for the first time.
  package let wordsMet: Int
  /// The size of the hoard at the first answer of the span; nil if there was none.
  package let hoardThen: Double?
  package let hoardNow: Double
  /// The words that were missed most often, the hardest first.
  package let hardest: [Missed]
  /// The words that became known, in alphabetical order.
  package let becameKnown: [Known]
  /// The word that was recalled although that was least likely; nil without one.
  package let hardestSave: Save?
  /// The hardest word that was typed rightly when it was asked first; nil without one.
  package let bestWord: Known?
  /// The date with the most answers; the first one if several have it.
  package let bestDay: Day?
  /// Every date of the span until today, in order.
  package let days: [Day]

  /// The first date of the span on which there was a player, which is not part of the JSON. Earlier dates are no
  /// days without play.
  package let first: CalendarDate

  private enum CodingKeys: CodingKey {
    case span, since, until, answers, right, rightPercent, daysPlayed, dailies, bestDaily
    case longestRun, wordsMet, hoardThen, hoardNow, hardest, becameKnown, bestDay, days
    case hardestSave, bestWord
  }

  /// The maximum number of words in `hardest`.
  package static let mostHardest = 5

  /// Computes the figures of a span.
  ///
  /// - Parameters:
  ///   - count: the answers counted on the dates of the span.
  ///   - progress: the player's progress now.
  ///   - term: returns the term of an item.
  package init(
    _ span: RecapSpan, _ count: RecapCount, progress: PlayerProgress, now: Moment,
    term: (ItemID) -> String
  ) {
    let dates = count.dates
    self.span = span
    since = dates.lowerBound
    until = dates.upperBound
    first = min(max(since, progress.days.keys.min() ?? until), until)
    days = Profile.days(dates, progress)
    answers = days.reduce(0) { $0 + $1.answers }
    right = days.reduce(0) { $0 + $1.right }
    rightPercent = percentage(right, of: answers)
    daysPlayed = days.count { $0.answers > 0 }
    bestDay = days.reduce(nil) { best, day in
      day.answers > best?.answers ?? 0 ? day : best
    }
    let finished = Recap.dailies(of: dates, progress)
    dailies = finished.count
    bestDaily = finished.reduce(nil) { best, daily in
      daily.score > best?.score ?? -1 ? daily : best
    }
    longestRun = count.longestRun
    wordsMet = count.wordsMet
    hoardThen = days.lazy.compactMap { progress.days[$0.date]?.hoardBefore }.first
      .map(Hoard.words)
    hoardNow = Hoard.words(of: progress, at: now)
    hardest = Recap.hardest(count, term: term)
    hardestSave = count.hardestSave.map {
      Save(
        item: $0.item, word: term($0.item), percent: Int((100 * $0.chance).rounded()), date: $0.date
      )
    }
    bestWord = count.firstSight.map { Known(item: $0.item, word: term($0.item)) }
    becameKnown = Recap.becameKnown(count, progress, term: term)
  }

  /// The months with their numbers of answers, from the player's first on. A month is given by its first date.
  package var months: [(month: CalendarDate, answers: Int)] {
    (first.parts.month...until.parts.month).compactMap { month in
      CalendarDate(year: until.parts.year, month: month, day: 1).map { date in
        (date, days.reduce(0) { $0 + ($1.date.parts.month == month ? $1.answers : 0) })
      }
    }
  }

  // MARK: - Parts

  private static func dailies(
    of dates: ClosedRange<CalendarDate>, _ progress: PlayerProgress
  ) -> [Daily] {
    progress.rounds.values
      .filter { $0.isDailyOfItsDate && $0.isFinished && dates.contains($0.startedOn) }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
      .compactMap { round in
        let questions = round.header.questions
        let outcomes = round.outcomes
        // A daily that was given up is not counted.
        guard outcomes.count >= questions else { return nil }
        return Daily(
          dealer: round.header.dealer, number: round.header.number, date: round.startedOn,
          correct: outcomes.prefix(max(0, questions)).count(where: \.correct), questions: questions,
          score: round.tally.score)
      }
  }

  private static func hardest(
    _ count: RecapCount, term: (ItemID) -> String
  ) -> [Missed] {
    let missed = count.answered.filter { $0.value.misses > 0 }.sorted { left, right in
      (right.value.misses, left.value.answers, left.key)
        < (left.value.misses, right.value.answers, right.key)
    }
    return missed.prefix(mostHardest).map { item, word in
      Missed(item: item, word: term(item), answers: word.answers, misses: word.misses)
    }
  }

  private static func becameKnown(
    _ count: RecapCount, _ progress: PlayerProgress, term: (ItemID) -> String
  ) -> [Known] {
    count.answered.filter { item, word in
      // Compute both difficulties by the current rule.
      let before =
        progress.isClassic ? word.before?.classicDifficulty : word.before?.difficulty
      return before != .known && progress.difficulty(of: item) == .known
    }.keys.sorted().map { Known(item: $0, word: term($0)) }
  }
}
