package import ClientCore
import Foundation
package import GameEngine
package import ScoreAPI
import TestSupport
import Testing

extension TestPlayer {
  /// A player whose score server is this one, signed in there as `ada` or not.
  package static func atServer(
    _ origin: String, _ display: Display = .terminal(), signedIn: Bool = true
  ) throws -> TestPlayer {
    var player = try TestPlayer(display)
    player.options.server = origin
    _ = try player.program()
    if signedIn {
      try CredentialFile(directory: player.options.home).write(
        Credentials(server: try ServerAddress(origin), grant: .of("ada")))
    }
    return player
  }
}

extension BoardEntry {
  package static func of(
    _ rank: Int, _ name: String, _ score: Int, seconds: Int, run: String? = nil,
    attempts: Int? = nil, givenUp: Int? = nil, deleted: Bool? = nil
  ) -> BoardEntry {
    BoardEntry(
      rank: rank, username: name, score: score, elapsedMillis: seconds * 1000,
      finishedAt: Timestamp(millis: 1_700_000_000_000), run: run, attempts: attempts,
      givenUp: givenUp, deleted: deleted)
  }
}

extension ReplayView {
  /// A round of a server with these answers, one letter per question; the score is the one that the server
  /// reports.
  package static func of(
    _ mode: Mode, answered pattern: String, score: Int? = nil, username: String = "ada"
  ) throws -> ReplayView {
    let run = try FakeRunServer.of(mode)
    var moves: [Move] = []
    for (place, line) in answers(to: run.dealt, pattern).enumerated() {
      if place > 0 { moves.append(Move(.next, atMillis: place * 3000)) }
      moves.append(Move(PlayerInput(line: line), atMillis: place * 3000 + 2000))
    }
    let last = moves.last?.atMillis ?? 0
    var events = GameEngine.replay(run.dealt, moves: moves)
    if events.results.isEmpty {
      events = GameEngine.replay(run.dealt, moves: moves + [Move(.quit, atMillis: last)])
    }
    let result = try #require(events.results.first)
    return ReplayView(
      username: username, round: run.dealt.round, key: run.dealt.key, moves: moves,
      result: try .of(
        score: score ?? result.score, correct: result.correct, questions: result.questions,
        bestStreak: result.bestStreak, elapsedMillis: result.elapsedMillis))
  }
}
