import Foundation

/// A ranked round that is played with plain HTTP requests, and every response to them.
final class RawRound {
  /// The run in the response to its start.
  struct Run: Decodable {
    let id: String
    let period: String
    let startedAt: String
    let nextMove: Int
  }

  let run: Run
  /// Every response so far, beginning with the one to the start.
  private(set) var replies: [HTTPAnswer]
  /// The number of the next move.
  private(set) var number: Int
  /// The last event, which determines what may come next.
  private(set) var last: EventLine?
  private let connection: HTTPConnection
  private let token: String

  /// Starts a round, or continues the open one.
  ///
  /// - Parameter wish: the body of the request, such as `{"board":"run"}`.
  init(_ wish: String, token: String, port: Int) throws {
    connection = try HTTPConnection(port: port)
    self.token = token
    guard let answer = connection.ask("POST", "/v1/runs", token: token, json: wish),
      (200...201).contains(answer.status)
    else { throw Child.Failure(description: "no round \(wish)") }
    run = try answer.decoded(Started.self).run
    number = run.nextMove
    last = answer.events.last
    replies = [answer]
  }

  /// Starts or continues a daily.
  convenience init(daily date: String, token: String, port: Int) throws {
    try self.init(#"{"board":"daily","date":"\#(date)"}"#, token: token, port: port)
  }

  /// Whether it has ended.
  var isOver: Bool { last?.event == "result" }

  /// Goes on to the next question if the last one is answered.
  func next() throws {
    if last?.event == "verdict" { try make(":next") }
  }

  /// Makes the next move.
  ///
  /// - Throws: `Child.Failure` if it is not accepted.
  @discardableResult
  func make(_ input: String) throws -> HTTPAnswer {
    let answer = try send(number, input)
    guard answer.status == 200 else {
      throw Child.Failure(description: "move \(number): \(answer.status) \(answer.text)")
    }
    number += 1
    last = answer.events.last
    return answer
  }

  /// Plays to the end with misses only.
  func lose() throws {
    while !isOver {
      try next()
      try make("")
    }
  }

  /// Sends a move with any number, as any client may.
  ///
  /// - Parameter more: fields that moves do not have.
  func send(
    _ number: Int, _ input: String, by other: String? = nil, more: String = ""
  ) throws -> HTTPAnswer {
    let json = #"{"move":\#(number),"input":"\#(input)"\#(more)}"#
    return try ask("POST", "/v1/runs/\(run.id)/moves", token: other ?? token, json: json)
  }

  /// Fetches the round in its current state.
  func look() throws -> HTTPAnswer { try ask("GET", "/v1/runs/\(run.id)", token: token) }

  /// Sends a request as the player of the round.
  func ask(_ path: String) throws -> HTTPAnswer { try ask("GET", path, token: token) }

  private func ask(
    _ method: String, _ path: String, token: String, json: String? = nil
  ) throws -> HTTPAnswer {
    guard let answer = connection.ask(method, path, token: token, json: json) else {
      throw Child.Failure(description: "no answer to \(method) \(path)")
    }
    replies.append(answer)
    return answer
  }

  private struct Started: Decodable { let run: Run }
}
