package import GameEngine

/// Where the player stands today; as `today --json` prints it.
package struct Today: Encodable, Sendable {
  /// The daily that this program deals.
  package struct Daily: Encodable, Sendable {
    package let number: Int
    package let state: DailyState
    /// How many of its questions are answered, and how many rightly.
    package let answered: Int
    package let correct: Int
    package let score: Int
  }

  /// The daily that a server deals, as far as the journal knows of it.
  package struct Ranked: Encodable, Sendable {
    /// The server's name, or its origin as long as the daily was not begun; it is from outside.
    package let server: String
    /// Nil as long as the daily was not begun.
    package let number: Int?
    package let state: DailyState
    package let answered: Int
    package let correct: Int
    package let score: Int
  }

  /// How far a daily is.
  package enum DailyState: String, Encodable, Sendable {
    case new
    case open
    case finished

    /// The state of a round, which is nil where none was begun.
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
  /// How many words the player's memory holds, and how far that has grown since this week's first
  /// answer.
  package let hoard: Double
  package let hoardGain: Double?
  /// Words that a session would save from being forgotten.
  package let toSave: Int

  // What follows is for the eye only.

  /// How many words there are to meet.
  package let wordsInAll: Int
  /// Until the player's next calendar date, at the moment of the glance.
  package let millisUntilMidnight: Int
  /// The level of the words in play, in words.
  package let levelTold: String
  /// The category of the words in play, or `any`.
  package let categoryTold: String
  /// The player's name on the score server; nil where they are not signed in there.
  package let signedInName: String?

  private enum CodingKeys: CodingKey {
    case date, daily, ranked, dailyStreak, streakIsSafe, freezes, answersToday, answersThisWeek
    case daysThisWeek, highScore, totalScore, gamesCount, gamesWon, streakCount, wordsSeen
    case hoard, hoardGain, toSave
  }
}
