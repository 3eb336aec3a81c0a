import Foundation

/// `today --json`, as far as tests look at it.
struct Today: Decodable, Equatable {
  struct Daily: Decodable, Equatable {
    let number: Int
    let state: String
    let answered: Int
    let correct: Int
    let score: Int
  }

  let date: String
  let daily: Daily?
  let dailyStreak: Int
  let streakIsSafe: Bool
  let freezes: Int
  let answersToday: Int
  let highScore: Int
  let totalScore: Int
  let gamesCount: Int
  let gamesWon: Int
  let streakCount: Int
  let wordsSeen: Int

  /// Where the player of a home stands.
  static func of(_ home: Home) throws -> Today {
    let outcome = try Binary.run("today --json", home: home)
    return try JSONDecoder().decode(Today.self, from: Data(outcome.stdout.utf8))
  }
}
