/// Where a player stands: the fold of their journal, and nothing else.
///
/// Its memory grows with the distinct words and dates of the journal, not with its answers.
package struct PlayerProgress: Hashable, Sendable {
  /// Words that were asked or looked at.
  package internal(set) var words: [WordID: WordProgress] = [:]
  /// Dates on which anything was answered.
  package internal(set) var days: [CalendarDate: DayProgress] = [:]
  /// Rounds that may still be asked about: every daily of its date, those begun last, and the
  /// practice round finished last.
  package internal(set) var rounds: [EventID: RoundProgress] = [:]
  /// The rounds begun last, the newest at the end.
  package internal(set) var recentRounds: [EventID] = []
  /// The practice round with a code that was finished last.
  package internal(set) var lastPractice: EventID?
  /// Favourites with the instant of their marking.
  package internal(set) var favorites: [WordID: Int64] = [:]
  /// Settings that differ from their defaults.
  package internal(set) var settings: [String: String] = [:]
  /// Questions played.
  package internal(set) var gamesCount = 0
  /// Questions answered rightly.
  package internal(set) var gamesWon = 0
  /// The sum of all points.
  package internal(set) var totalScore = 0
  /// The run of right answers that is going on, across rounds; 0 after a miss.
  package internal(set) var streakCount = 0
  /// The longest such run ever.
  package internal(set) var bestRun = 0

  /// Nothing played yet.
  package init() {}

  /// 100 × the longest run of right answers.
  package var highScore: Int { 100 * bestRun }

  /// Where a word stands for the player; new words are hard.
  package func difficulty(of word: WordID) -> Difficulty { words[word]?.difficulty ?? .new }

  /// A dealer's daily of a date, as it was begun on that date; the first where there are several.
  /// One that is played on another date is practice and not this.
  package func daily(of date: CalendarDate, dealer: String = "solo") -> RoundProgress? {
    dailies(dealer: dealer).first { $0.header.date == date }
  }

  /// A dealer's dailies that were begun on their dates, in the order of their beginnings.
  package func dailies(dealer: String = "solo") -> [RoundProgress] {
    rounds.values
      .filter { $0.isDailyOfItsDate && $0.header.dealer == dealer }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// Consecutive dates with play, as of a date.
  package func dailyStreak(asOf today: CalendarDate) -> DailyStreak {
    DailyStreak(days: days, asOf: today)
  }
}

/// What a player has done with one word.
package struct WordProgress: Hashable, Sendable {
  /// How often it was shown, in questions and outside.
  package var seen = 0
  /// Right answers.
  package var right = 0
  /// Misses and passes.
  package var wrong = 0
  /// Where it stands.
  package var difficulty = Difficulty.new
  /// When it was last shown, in milliseconds since 1970.
  package var lastSeen: Int64 = 0

  /// A word that was never shown.
  package init() {}
}

/// What a player has done on one date.
package struct DayProgress: Hashable, Sendable {
  /// Questions answered.
  package var answers = 0
  /// Right answers.
  package var right = 0
  /// Whether a daily was finished that belongs to this date.
  package var finishedDaily = false
  /// The offset from UTC of the first answer of the date, in seconds east.
  package var firstOffset: Int
  /// The offset from UTC of the last answer of the date, in seconds east.
  package var lastOffset: Int

  /// A date on which something happened under this offset.
  package init(offset: Int) {
    firstOffset = offset
    lastOffset = offset
  }

  /// Whether the date counts for the daily streak: a finished daily, or ten answers.
  package var countsForStreak: Bool { finishedDaily || answers >= 10 }
}

/// A round that was begun.
package struct RoundProgress: Hashable, Sendable {
  /// Its id.
  package let id: EventID
  /// How it was announced.
  package let header: RoundHeader
  /// The code of a practice round.
  package let code: String?
  /// Whether a missing accent is a miss in it.
  package let strictAccents: Bool
  /// When it was begun, in milliseconds since 1970.
  package let startedAt: Int64
  /// The date on which it was begun.
  package let startedOn: CalendarDate
  /// How each question ended, by its place in the round from 1.
  package var outcomesByIndex: [Int: Outcome] = [:]
  /// Whether it has ended.
  package var isFinished = false

  /// A round without answers.
  package init(
    id: EventID, header: RoundHeader, code: String?, strictAccents: Bool = false,
    startedAt: Int64, startedOn: CalendarDate
  ) {
    self.strictAccents = strictAccents
    self.id = id
    self.header = header
    self.code = code
    self.startedAt = startedAt
    self.startedOn = startedOn
  }

  /// How its questions ended, in their order, up to the first that was not answered.
  package var outcomes: [Outcome] {
    var outcomes: [Outcome] = []
    while let next = outcomesByIndex[outcomes.count + 1] { outcomes.append(next) }
    return outcomes
  }

  /// Its figures.
  package var tally: Tally { Tally(outcomes) }

  /// Whether it is a daily that was begun on its own date, and so counts as that date's.
  package var isDailyOfItsDate: Bool { header.mode == .daily && header.date == startedOn }
}
