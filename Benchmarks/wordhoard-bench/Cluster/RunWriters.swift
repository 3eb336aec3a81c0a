import Foundation
import GameEngine
import ScoreAPI

/// Players who each play one run after another, with right answers before the wrong one, so that their ranks differ. Each connection
/// plays for players of its own in turn.
struct RunWriters: LoadScript {
  private enum Next {
    case start
    case move(Int, input: String)
  }

  private let headwords: [String: Set<String>]
  private var players: [[VirtualPlayer]]
  private var next: [Next]
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
    let request =
      switch next[connection] {
      case .start:
        RawRequest.post(Route.startRun.path, token: player.token, json: #"{"board":"run"}"#)
      case .move(let number, let input):
        RawRequest.post(
          Route.move.path(player.run), token: player.token,
          json: #"{"move":\#(number),"input":"\#(input)"}"#)
      }
    bytes += Array(request.utf8)
    return true
  }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {
    let events: [GameEvent]
    let number: Int
    switch next[connection] {
    case .start:
      let answer = try JSONDecoder().decode(RunAnswer.self, from: Data(body))
      players[connection][0].run = answer.run.id
      (events, number) = (answer.events, answer.run.nextMove)
      rightLeft[connection] = random.below(6)
    case .move(let last, _):
      events = try JSONDecoder().decode(MoveAnswer.self, from: Data(body)).events
      number = last + 1
    }
    var open: Question?
    for case .question(let question) in events { open = question }
    switch events.last {
    case .result:
      next[connection] = .start
      ended += 1
      players[connection].append(players[connection].removeFirst())
    case .verdict: next[connection] = .move(number, input: PlayerInput.next.line)
    default:
      rightLeft[connection] -= 1
      let isRight = rightLeft[connection] >= 0
      next[connection] = .move(number, input: open.map { choice(of: $0, isRight) } ?? "")
    }
  }

  private func choice(of question: Question, _ isRight: Bool) -> String {
    let right = headwords[question.prompt] ?? []
    let choice = question.choices.firstIndex { right.contains($0) == isRight }
    return "\((choice ?? 0) + 1)"
  }
}
