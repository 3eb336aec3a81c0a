import Foundation

/// A player who plays one run after another, a move at a time, and keeps what was acknowledged.
struct Writer: Sendable {
  /// A move of a run.
  struct Move: Sendable {
    let run: String
    let number: Int
    let input: String

    var path: String { "/v1/runs/\(run)/moves" }
    var json: String { #"{"move":\#(number),"input":"\#(input)"}"# }
  }

  /// A move that was answered with 200, and how it was judged.
  struct Acknowledged: Sendable {
    let move: Move
    let judged: String
  }

  let player: RemotePlayer
  private(set) var acknowledged: [Acknowledged] = []
  /// The move that was sent last, where no answer came.
  private(set) var unanswered: Move?
  /// What was answered with anything but success.
  private(set) var refusals: [HTTPAnswer] = []
  private(set) var run: String?
  private var number = 1
  private var guesses = 0
  private var last: EventLine?

  init(_ player: RemotePlayer) { self.player = player }

  /// Starts a run, or makes the next move of the one that is open.
  ///
  /// - Returns: the answer; nil where none came.
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
      // Some other letter, or else another run.
      guesses += 1
      if last.input != "letter" { self.run = nil }
    default: refusals.append(answer)
    }
    return answer
  }

  /// For each acknowledged move whether its run goes on after it.
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

  /// The acknowledged moves that the server does not know, or judges otherwise when they are sent
  /// again.
  func lost(on connection: HTTPConnection) throws -> [String] {
    try zip(acknowledged, kept(on: connection)).compactMap { known, isKept in
      // Sent again, one that is gone would be made anew.
      guard isKept else { return "\(player.name) \(known.move): gone" }
      let answer = connection.ask(
        "POST", known.move.path, token: player.token, json: known.move.json)
      if let answer, answer.status == 200, try answer.judged() == known.judged { return nil }
      return
        "\(player.name) \(known.move): \(answer.map { "\($0.status) \($0.text)" } ?? "nothing")"
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
