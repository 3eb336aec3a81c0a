import Foundation

/// A player who plays one run after another and records the acknowledged moves.
struct Writer: Sendable {
  /// A move of a run.
  struct Move: Sendable {
    let run: String
    let number: Int
    let input: String

    var path: String { "/v1/runs/\(run)/moves" }
    var json: String { #"{"move":\#(number),"input":"\#(input)"}"# }
  }

  /// A move with a response of 200, and its judgement.
  struct Acknowledged: Sendable {
    let move: Move
    let judged: String
  }

  let player: RemotePlayer
  private(set) var acknowledged: [Acknowledged] = []
  /// The last move that was sent, if it has no response.
  private(set) var unanswered: Move?
  /// The responses that were not successful.
  private(set) var refusals: [HTTPAnswer] = []
  private(set) var run: String?
  private var number = 1
  private var guesses = 0
  private var last: EventLine?

  init(_ player: RemotePlayer) { self.player = player }

  /// Starts a run, or makes the next move of the open one.
  ///
  /// - Returns: the response; nil if there was none.
  mutating func step(on connection: HTTPConnection) throws -> HTTPAnswer? {
    guard let run, let last else { return try start(on: connection) }
    let move = Move(run: run, number: number, input: input(after: last))
    guard let answer = connection.ask("POST", move.path, token: player.token, json: move.json)
    else {
      unanswered = move
      return nil
    }
    switch answer.status {
    case 200:
      acknowledged.append(Acknowledged(move: move, judged: try answer.judged()))
      number += 1
      take(answer.events)
    case 422:
      // Another letter, or else another run.
      guesses += 1
      if last.input != "letter" { self.run = nil }
    default: refusals.append(answer)
    }
    return answer
  }

  /// Whether the run goes on after each acknowledged move.
  func kept(on connection: HTTPConnection) throws -> [Bool] {
    var next: [String: Int] = [:]
    return try acknowledged.map { known in
      let run = known.move.run
      if next[run] == nil {
        let answer = connection.ask("GET", "/v1/runs/\(run)", token: player.token)
        next[run] = answer?.status == 200 ? try answer?.decoded(Started.self).run.nextMove : 0
      }
      return known.move.number < next[run, default: 0]
    }
  }

  /// The acknowledged moves that the server does not know, or judges differently when they are sent
  /// again.
  func lost(on connection: HTTPConnection) throws -> [String] {
    try zip(acknowledged, kept(on: connection)).compactMap { known, isKept in
      // If it was lost, sending it again would create it.
      guard isKept else { return "\(player.name) \(known.move): gone" }
      let answer = connection.ask(
        "POST", known.move.path, token: player.token, json: known.move.json)
      if let answer, answer.status == 200, try answer.judged() == known.judged { return nil }
      let now = answer.map { "\($0.status) \($0.text)" } ?? "nothing"
      return "\(player.name) \(known.move): \(known.judged), now \(now)"
    }
  }

  private mutating func start(on connection: HTTPConnection) throws -> HTTPAnswer? {
    unanswered = nil
    let answer = connection.ask(
      "POST", "/v1/runs", token: player.token, json: #"{"board":"run"}"#)
    guard let answer else { return nil }
    guard (200...201).contains(answer.status) else {
      refusals.append(answer)
      return answer
    }
    let started = try answer.decoded(Started.self).run
    (run, number) = (started.id, started.nextMove)
    take(answer.events)
    return answer
  }

  private mutating func take(_ events: [EventLine]) {
    last = events.last ?? last
    if last?.event == "question" { guesses = 0 }
    if last?.event == "state" { guesses += 1 }
    if last?.event == "result" { run = nil }
  }

  private func input(after event: EventLine) -> String {
    if event.event == "verdict" { return ":next" }
    switch event.input {
    case "choice": return "1"
    case "word": return "wordhoard"
    default:
      let letters = Array("etaoinshrdlucmfwypvbgkjqxz")
      return String(letters[guesses % letters.count])
    }
  }

  private struct Started: Decodable {
    struct Run: Decodable {
      let id: String
      let nextMove: Int
    }
    let run: Run
  }
}
