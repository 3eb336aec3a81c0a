import ClientCore
package import GameEngine

/// The player's figures of today, as `today --json` prints them.
package struct Today: Encodable, Sendable {
  /// The daily that this program deals.
  package struct Daily: Encodable, Sendable {
    package let number: Int
    package let state: DailyState
    /// The number of its questions that are answered, and that are answered rightly.
    package let answered: Int
    package let correct: Int
    package let score: Int
    /// For each answered question, whether it was answered rightly. Not part of the JSON.
    package let marks: [Bool]

    private enum CodingKeys: CodingKey { case number, state, answered, correct, score }
  }

  /// A date of the week that ends today.
  package struct Day: Hashable, Sendable {
    /// How a date counts for the daily streak.
    package enum Mark: Hashable, Sendable {
      /// A finished daily or ten answers.
      case played
      /// A freeze covers it.
      case frozen
      /// Neither.
      case missed
    }

    package let date: CalendarDate
    package let mark: Mark

    /// A date and how it counts.
    package init(date: CalendarDate, mark: Mark) { (self.date, self.mark) = (date, mark) }
  }

  /// The daily of a server, as recorded in the journal.
  package struct Ranked: Encodable, Sendable {
    /// The server's name, or its origin if the daily was not begun; text from outside.
    package let server: String
    /// Nil if the daily was not begun.
    package let number: Int?
    package let state: DailyState
    package let answered: Int
    package let correct: Int
    package let score: Int
    /// For each answered question, whether it was answered rightly. Not part of the JSON.
    package let marks: [Bool]

    private enum CodingKeys: CodingKey { case server, number, state, answered, correct, score }
  }

  /// The progress of a daily.
  package enum DailyState: String, Encodable, Sendable {
    case new
    case open
    case finished

    /// The state of a round; nil if none was begun.
    package init(_ round: RoundProgress?) {
      self = round.map { $0.isFinished ? .finished : .open } ?? .new
    }
  }

  package let date: CalendarDate
  /// Nil for a date before the first one.
  package let daily: Daily?
  /// The daily on the server where the player is signed in.
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
  /// How many words the player could type if asked tomorrow, and the growth since this week's first answer.
  package let hoard: Double
  package let hoardGain: Double?
  /// Words that a session would save from being forgotten.
  package let toSave: Int

  // The properties below are not part of the JSON.

  /// How many words the hoard loses until tomorrow without practice.
  package let hoardLoss: Double
  /// The last seven dates, today at the end.
  package let lastDays: [Day]
  /// The longest daily streak ever.
  package let longestStreak: Int
  /// The word of the day; nil if there are no words.
  package let wordOfTheDay: Item?
  /// The number of all words in play and words that were met.
  package let wordsInAll: Int
  /// The time until the player's next calendar date.
  package let millisUntilMidnight: Int
  /// The setting `level`.
  package let levelSetting: String
  /// The level that follows from the answers; nil before the first ten.
  package let level: Level?
  /// The category of the words in play; nil for any.
  package let category: String?
  /// The player's name on the score server; nil if not signed in.
  package let signedInName: String?
  /// The player's rounds by mode, with their bests.
  package let modes: [Mode: ModeProgress]

  private enum CodingKeys: CodingKey {
    case date, daily, ranked, dailyStreak, streakIsSafe, freezes, answersToday, answersThisWeek
    case daysThisWeek, highScore, totalScore, gamesCount, gamesWon, streakCount, wordsSeen
    case hoard, hoardGain, toSave
  }
}
