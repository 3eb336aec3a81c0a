import GameEngine

/// Players who each play one run after another, at human pace.
struct HonestPlayers: LoadScript {
  /// The nanoseconds from one request of a player to the next.
  private static let pace: UInt64 = 1_000_000_000

  private let headwords: [String: Set<String>]
  private var players: [VirtualPlayer]
  private var next: [RunStep]
  private var wasMove: [Bool]
  private var random = SeededGenerator(seed: 3)

  /// Makes one player play on each connection.
  init(_ players: [VirtualPlayer], headwords: [String: Set<String>]) {
    self.players = players
    self.headwords = headwords
    next = players.map { _ in .start }
    wasMove = players.map { _ in false }
  }

  /// Makes all players start a new run, as after an error.
  mutating func restart() { next = players.map { _ in .start } }

  /// Only moves are measured.
  func isMeasured(_ connection: Int) -> Bool { wasMove[connection] }

  func interval(of connection: Int) -> UInt64? { HonestPlayers.pace }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    bytes += Array(next[connection].request(of: players[connection]).utf8)
    return true
  }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {
    let step = next[connection]
    let answer = try step.read(body, for: &players[connection])
    wasMove[connection] = if case .move = step { true } else { false }
    switch answer.last {
    case .result: next[connection] = .start
    case .verdict: next[connection] = .move(answer.nextMove, input: PlayerInput.next.line)
    default:
      // Right in nine of ten cases.
      let input = answer.question.map {
        RunStep.choice(of: $0, isRight: random.below(10) > 0, headwords)
      }
      next[connection] = .move(answer.nextMove, input: input ?? "")
    }
  }
}
