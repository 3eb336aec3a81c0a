import ClientCore
package import GameEngine

/// The player's figures of today, as `today --json` prints them.
package struct Today: Encodable, Sendable {
  /// This program's daily.
  package struct Daily: Encodable, Sendable {
    package let number: Int
    package let state: DailyState
    /// The numbers of questions that are answered, and answered correctly.
    package let answered: Int
    package let correct: Int
    package let score: Int
    /// Whether each answered question was answered correctly, in order. Not part of the JSON.
    package let marks: [Bool]

    private enum CodingKeys: CodingKey { case number, state, answered, correct, score }
  }

  /// A date of the seven that end today.
  package struct Day: Hashable, Sendable {
    /// How a date counts for the daily streak.
    package enum Mark: Hashable, Sendable {
      /// A finished daily, or ten answers.
      case played
      /// A freeze covers the date.
      case frozen
      /// Neither played nor covered.
      case missed
    }

    package let date: CalendarDate
    package let mark: Mark

    package init(date: CalendarDate, mark: Mark) { (self.date, self.mark) = (date, mark) }
  }

  /// The daily of a server, as recorded in the journal.
  package struct Ranked: Encodable, Sendable {
    /// The server's name, or its origin if the daily was not begun. Text from outside.
    package let server: String
    /// Nil if the daily was not begun.
    package let number: Int?
    package let state: DailyState
    package let answered: Int
    package let correct: Int
    package let score: Int
    /// Whether each answered question was answered correctly, in order. Not part of the JSON.
    package let marks: [Bool]

    private enum CodingKeys: CodingKey { case server, number, state, answered, correct, score }
  }

  /// The progress of a daily.
  package enum DailyState: String, Encodable, Sendable {
    case new
    case open
    case finished

    /// The state of a round; `new` if there is none.
    package init(_ round: RoundProgress?) {
      self = round.map { $0.isFinished ? .finished : .open } ?? .new
    }
  }

  package let date: CalendarDate
  /// This program's daily; nil for a date before the first one.
  package let daily: Daily?
  /// The daily of the server on which the player is signed in; nil if signed out.
  package let ranked: Ranked?
  package let dailyStreak: Int
  package let streakIsSafe: Bool
  package let freezes: Int
  package let answersToday: Int
  package let answersThisWeek: Int
  package let daysThisWeek: Int
  package let highScore: Int
  package let totalScore: Int
  package let gamesCount: Int
  package let gamesWon: Int
  package let streakCount: Int
  package let wordsSeen: Int
  /// The number of words that the player would recall tomorrow, asked to type them; then its growth
  /// since the first answer of this week.
  package let hoard: Double
  package let hoardGain: Double?
  /// The number of words that a session would save from being forgotten.
  package let toSave: Int

  // The properties below are not part of the JSON.

  /// The state of the harder daily; nil for players below level 3 and outside English.
  package let hardDaily: DailyState?

  /// The course whose words games ask; nil for English.
  package let course: Course?

  /// Some of the words that a session would save.
  package let termsToSave: [String]
  /// Whether more words fade than a session has room for.
  package let hasMoreToSave: Bool
  /// Whether the player has learned at least half as many words as a session has in one today, to its end.
  package let hasLearned: Bool
  /// The number of other words in that session, and the milliseconds that it takes.
  package let othersInSession: Int
  package let millisOfSession: Int
  /// The hoard at the end of each date from the first answer on, at most `hoardsKept`; today's is the last.
  package let hoards: [Double]
  /// The earlier dailies of the kind that counts.
  package let dailyRecord: DailyRecord
  /// The last seven dates, today at the end.
  package let lastDays: [Day]
  /// The longest daily streak ever, and the longest that has ended, in days.
  package let longestStreak: Int
  package let longestEndedStreak: Int
  /// How the last streak ended, until the next one begins; nil if none has ended.
  package let endedStreak: DailyStreak.End?
  /// The number of further days that earn the next freeze; nil if no more can be held.
  package let daysToFreeze: Int?
  /// The word of the day; nil if there are no words to choose from.
  package let wordOfTheDay: Item?
  /// The number of Wordhoard's own words, plus the words of other sources that were met.
  package let wordsInAll: Int
  /// The milliseconds until the player's next date.
  package let millisUntilMidnight: Int
  /// The level that the player chose, or else the one computed from the answers; nil before the first ten.
  package let level: Level?
  /// The most right answers in a run, and in a game against the clock; 0 without one.
  package let mostInRun: Int
  package let mostInSpeed: Int

  /// The number of dates in `hoards`.
  static let hoardsKept = 60

  private enum CodingKeys: CodingKey {
    case date, daily, ranked, dailyStreak, streakIsSafe, freezes, answersToday, answersThisWeek
    case daysThisWeek, highScore, totalScore, gamesCount, gamesWon, streakCount, wordsSeen
    case hoard, hoardGain, toSave
  }
}
