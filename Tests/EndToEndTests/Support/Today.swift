import Foundation

/// The fields of `today --json` that tests use.
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

  /// The figures of the player of a home.
  static func of(_ home: Home) throws -> Today {
    let outcome = try Binary.run("today --json", home: home)
    return try JSONDecoder().decode(Today.self, from: Data(outcome.stdout.utf8))
  }
}
