import ClientCore
import ClientPlay

@testable import wordhoard

/// The games, as the commands of the program play them.
extension Composition {
  func daily(date: String?, jsonl: Bool) async throws {
    try await play.lineGames.play(.daily(date: date), jsonl: jsonl)
  }

  func play(_ request: PracticeRequest, jsonl: Bool) async throws {
    try await play.lineGames.play(.play(request), jsonl: jsonl)
  }

  func learn(_ request: LearnRequest, jsonl: Bool) async throws {
    try await play.lineGames.play(.learn(request), jsonl: jsonl)
  }

  func run(jsonl: Bool) async throws { try await play.lineGames.play(.run(), jsonl: jsonl) }

  func speed(jsonl: Bool) async throws { try await play.lineGames.play(.speed(), jsonl: jsonl) }
}
