import GameEngine

/// Where the player stands today; as `today --json` prints it.
struct Today: Encodable, Sendable {
  /// The daily that this program deals.
  struct Daily: Encodable, Sendable {
    let number: Int
    let state: DailyState
    /// How many of its questions are answered, and how many rightly.
    let answered: Int
    let correct: Int
    let score: Int
  }

  /// The daily that a server deals, as far as the journal knows of it.
  struct Ranked: Encodable, Sendable {
    /// The server's name, or its origin as long as the daily was not begun; it is from outside.
    let server: String
    /// Nil as long as the daily was not begun.
    let number: Int?
    let state: DailyState
    let answered: Int
    let correct: Int
    let score: Int
  }

  /// How far a daily is.
  enum DailyState: String, Encodable, Sendable {
    case new
    case open
    case finished

    /// The state of a round, which is nil where none was begun.
    init(_ round: RoundProgress?) {
      self = round.map { $0.isFinished ? .finished : .open } ?? .new
    }
  }

  let date: CalendarDate
  /// Nil for a date before the first one.
  let daily: Daily?
  /// The daily on the server where the player is signed in.
  let ranked: Ranked?
  let dailyStreak: Int
  let streakIsSafe: Bool
  let freezes: Int
  let answersToday: Int
  let answersThisWeek: Int
  let daysThisWeek: Int
  let highScore: Int
  let totalScore: Int
  let gamesCount: Int
  let gamesWon: Int
  let streakCount: Int
  let wordsSeen: Int
  /// How many words the player's memory holds, and how far that has grown since this week's first
  /// answer.
  let hoard: Double
  let hoardGain: Double?
  /// Words that a session would save from being forgotten.
  let toSave: Int

  // What follows is for the eye only.

  /// How many words there are to meet.
  let wordsInAll: Int
  /// Until the player's next calendar date, at the moment of the glance.
  let millisUntilMidnight: Int
  /// The level of the words in play, in words.
  let levelTold: String
  /// The category of the words in play, or `any`.
  let categoryTold: String
  /// The player's name on the score server; nil where they are not signed in there.
  let signedInName: String?

  private enum CodingKeys: CodingKey {
    case date, daily, ranked, dailyStreak, streakIsSafe, freezes, answersToday, answersThisWeek
    case daysThisWeek, highScore, totalScore, gamesCount, gamesWon, streakCount, wordsSeen
    case hoard, hoardGain, toSave
  }
}
