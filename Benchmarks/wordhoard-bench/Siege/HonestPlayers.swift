import Foundation
import GameEngine
import ScoreAPI

/// Players who each play one run after another, at human pace.
struct HonestPlayers: LoadScript {
  private enum Next {
    case start
    case move(Int, input: String)
  }

  /// The nanoseconds from one request of a player to the next.
  private static let pace: UInt64 = 1_000_000_000

  private let headwords: [String: Set<String>]
  private var players: [VirtualPlayer]
  private var next: [Next]
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
    let player = players[connection]
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
      players[connection].run = answer.run.id
      (events, number) = (answer.events, answer.run.nextMove)
      wasMove[connection] = false
    case .move(let last, _):
      events = try JSONDecoder().decode(MoveAnswer.self, from: Data(body)).events
      number = last + 1
      wasMove[connection] = true
    }
    var open: Question?
    for case .question(let question) in events { open = question }
    switch events.last {
    case .result: next[connection] = .start
    case .verdict: next[connection] = .move(number, input: PlayerInput.next.line)
    default: next[connection] = .move(number, input: open.map { answer(to: $0) } ?? "")
    }
  }

  /// An answer to a question: right in nine of ten cases, if the prompt is a definition.
  private mutating func answer(to question: Question) -> String {
    let right = headwords[question.prompt] ?? []
    let isRight = random.below(10) > 0
    let choice = question.choices.firstIndex { right.contains($0) == isRight }
    return "\((choice ?? 0) + 1)"
  }
}
