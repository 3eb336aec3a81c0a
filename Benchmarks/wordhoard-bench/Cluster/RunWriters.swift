import GameEngine

/// Players who each play one run after another, with right answers before the wrong one, so that their ranks differ. Each connection
/// plays for players of its own in turn.
struct RunWriters: LoadScript {
  private let headwords: [String: Set<String>]
  private var players: [[VirtualPlayer]]
  private var next: [RunStep]
  private var random = SeededGenerator(seed: 39)
  private var rightLeft: [Int]
  /// The number of runs that ended.
  private(set) var ended = 0

  init(_ players: [VirtualPlayer], connections: Int, headwords: [String: Set<String>]) {
    self.headwords = headwords
    self.players = (0..<connections).map { place in
      players.enumerated().filter { $0.offset % connections == place }.map(\.element)
    }
    next = Array(repeating: .start, count: connections)
    rightLeft = Array(repeating: 0, count: connections)
  }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    guard let player = players[connection].first else { return false }
    bytes += Array(next[connection].request(of: player).utf8)
    return true
  }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {
    let step = next[connection]
    let answer = try step.read(body, for: &players[connection][0])
    if case .start = step { rightLeft[connection] = random.below(6) }
    switch answer.last {
    case .result:
      next[connection] = .start
      ended += 1
      players[connection].append(players[connection].removeFirst())
    case .verdict: next[connection] = .move(answer.nextMove, input: PlayerInput.next.line)
    default:
      rightLeft[connection] -= 1
      let isRight = rightLeft[connection] >= 0
      next[connection] = .move(
        answer.nextMove,
        input: answer.question.map { RunStep.choice(of: $0, isRight: isRight, headwords) } ?? "")
    }
  }
}
