import ClientCore
import Foundation
package import GameEngine
import HTTPClient
import Journal
package import ScoreAPI
import Synchronization
import TestSupport

/// One ranked round on a server, as its API has it. Every move takes 1,500 ms.
package final class FakeRunServer: Sendable {
  package let dealt: DealtRound
  package let id: EventID
  package let startedAt: Timestamp
  private let state = Mutex(State())

  private struct State {
    var moves: [Move] = []
    var isClosed = false
    var isHidden = true
  }

  /// The usual id.
  package static let id = EventID(high: 0x1111_2222_3333_4444, low: 0x8555_6666_7777_8888)

  package init(_ dealt: DealtRound, startedAt: Int64, id: EventID = FakeRunServer.id) {
    self.dealt = dealt
    self.id = id
    self.startedAt = Timestamp(millis: startedAt)
  }

  /// A server's daily of a date, or its run.
  package static func of(
    _ mode: Mode, date: CalendarDate = FixturePool.firstDate, clock: TestClock = TestClock(),
    id: EventID = FakeRunServer.id
  ) throws -> FakeRunServer {
    let dealt =
      mode == .run
      ? try RunDealer.deal(
        pool: FixturePool.pool, chance: .seeded(5), dealer: "Fable", ranked: true, count: 40)
      : try DailyDealer(
        pool: FixturePool.pool, name: "Fable", chance: .seeded(5), ranked: true
      ).deal(date)
    return FakeRunServer(dealt, startedAt: clock.now.instant, id: id)
  }

  /// Moves that were accepted.
  package var moves: [Move] { state.withLock { $0.moves } }

  /// The time of the round is over.
  package func close() { state.withLock { $0.isClosed = true } }

  /// Plays moves on another machine.
  package func play(_ inputs: [String]) throws {
    for input in inputs {
      let number = moves.count + 1
      let request = MoveRequest(move: number, input: input)
      _ = try respond(
        SentRequest(
          origin: "",
          request: ServerRequest(
            method: .post, path: "/v1/runs/\(id)/moves", body: try JSONEncoder().encode(request))))
    }
  }

  package func respond(_ sent: SentRequest) throws -> ServerResponse {
    let header = dealt.round.header
    switch sent.line {
    case "POST /v1/runs":
      let request = try sent.body(RunRequest.self)
      guard request.board.rawValue == header.mode.rawValue, request.date == header.date else {
        throw Problem(.dateNotOpen, "That daily is not open.")
      }
      state.withLock { $0.isHidden = false }
      return try .json(answer)
    case "GET /v1/runs/\(id)": return try .json(answer)
    case "DELETE /v1/runs/\(id)":
      if result != nil { throw Problem(.runClosed, "This run has ended already.") }
      close()
      return .done
    case "POST /v1/runs/\(id)/moves": return try take(try sent.body(MoveRequest.self))
    case let line where line.hasPrefix("GET /v1/daily?date="):
      let date = CalendarDate(String(line.suffix(10)))
      let isMine = date == header.date && !state.withLock { $0.isHidden }
      return try .json(
        DailyView(
          date: date ?? FixturePool.firstDate, number: 1, dealer: "Fable", opensAt: startedAt,
          closesAt: startedAt, players: 1, run: isMine ? answer.run : nil))
    default: throw Problem(.notFound, "There is no such thing: \(sent.line).")
    }
  }

  private func take(_ request: MoveRequest) throws -> ServerResponse {
    let moves = moves
    if request.move <= moves.count {
      guard moves[request.move - 1].input.line == request.input else {
        throw Problem(.moveDiffers, "Move \(request.move) was made with another input.")
      }
      return try .json(MoveAnswer(events: history(moves.prefix(request.move)).last ?? []))
    }
    if state.withLock({ $0.isClosed }) || result != nil {
      throw Problem(.runClosed, "This run has ended.")
    }
    guard request.move == moves.count + 1 else {
      throw Problem(.moveOutOfOrder, "The next move is number \(moves.count + 1).")
    }
    let move = Move(PlayerInput(line: request.input), atMillis: 1500 * request.move)
    let events = history(moves + [move]).last ?? []
    for case .refused(let refusal) in events {
      throw Problem(.valueInvalid, refusal.refusal.code, refusal: refusal)
    }
    state.withLock { $0.moves.append(move) }
    return try .json(MoveAnswer(events: events))
  }

  package var answer: RunAnswer {
    var events = history(moves[...]).flatMap(\.self)
    if state.withLock({ $0.isClosed }), !events.contains(where: { $0.kind == "result" }) {
      var referee = LocalReferee(dealt)
      _ = referee.open(atMillis: 0)
      for move in moves { _ = referee.play(move) }
      events += ranked(referee.play(Move(.quit, atMillis: 0)))
    }
    return RunAnswer(
      run: RunView(
        id: "\(id)", board: dealt.round.header.mode == .run ? .run : .daily, period: "p",
        ruleset: dealt.round.header.ruleset.id, startedAt: startedAt, closesAt: startedAt,
        nextMove: moves.count + 1),
      events: events)
  }

  private var result: ResultEvent? {
    [history(moves[...]).last ?? []].flatMap(\.self).results.first
  }

  /// The opening and the answer to each move.
  private func history(_ moves: some Sequence<Move>) -> [[GameEvent]] {
    var referee = LocalReferee(dealt)
    var events = [referee.open(atMillis: 0)]
    for move in moves {
      let answer = referee.play(move).map { event in
        guard case .verdict(var verdict) = event else { return event }
        verdict.atMillis = move.atMillis
        return .verdict(verdict)
      }
      events.append(ranked(answer))
    }
    return events
  }

  private func ranked(_ events: [GameEvent]) -> [GameEvent] {
    events.map { event in
      guard case .result(var result) = event else { return event }
      result.kept = true
      result.rank = 3
      result.players = 120
      if dealt.round.header.mode == .daily { result.distribution = .ofTest }
      return .result(result)
    }
  }
}

extension DailyDistribution {
  /// That of 120 players.
  package static var ofTest: DailyDistribution {
    var distribution = DailyDistribution()
    for (right, players) in [1, 2, 4, 6, 9, 14, 20, 25, 22, 11, 6].enumerated() {
      distribution.add(players, right: right)
    }
    return distribution
  }
}

extension GameEvent {
  fileprivate var kind: String { [self].kinds[0] }
}

extension ResultEvent {
  /// A result as a server sends it; only an engine makes them otherwise.
  package static func of(
    score: Int, correct: Int, questions: Int, bestStreak: Int, elapsedMillis: Int
  ) throws -> ResultEvent {
    let fields: [String: Int] = [
      "score": score, "correct": correct, "questions": questions, "bestStreak": bestStreak,
      "elapsedMillis": elapsedMillis,
    ]
    let data = try JSONSerialization.data(withJSONObject: fields)
    return try JSONDecoder().decode(ResultEvent.self, from: data)
  }
}
