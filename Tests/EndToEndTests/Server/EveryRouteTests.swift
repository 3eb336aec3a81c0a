import Foundation
import Testing

@Suite("A server that is asked by 60 connections at once")
struct EveryRouteTests {
  private typealias Operation = RouteCrowd.Operation

  /// The seconds for which operations are sent, and in which the server must respond afterwards.
  private static let (duration, patience) = Soak.isWanted ? (2, 1) : (0.1, 10)

  /// Twenty players of a group, each with three connections and as many players who may be signed out.
  private func players(_ port: Int, date: String) throws -> [RouteCrowd.Player] {
    let connection = try HTTPConnection(port: port)
    func ask(_ path: String, _ token: String, _ json: String) throws -> HTTPAnswer {
      let answer = try #require(connection.ask("POST", path, token: token, json: json))
      #expect([200, 201].contains(answer.status), "\(answer.text)")
      return answer
    }
    let accounts = try RemotePlayer.signUp(80, port: port)
    let group = try ask("/v1/groups", accounts[0].token, #"{"name":"Class"}"#).decoded(Group.self)
    return try accounts.prefix(20).enumerated().flatMap { place, player in
      if place > 0 { _ = try ask("/v1/groups/join", player.token, #"{"code":"\#(group.code)"}"#) }
      let daily = #"{"board":"daily","date":"\#(date)"}"#
      _ = try ask("/v1/runs", player.token, daily)
      let run = try ask("/v1/runs", player.token, #"{"board":"run"}"#).decoded(Started.self).run
      return (0..<3).map { number in
        RouteCrowd.Player(
          name: player.name, token: player.token, victim: accounts[20 + 3 * place + number].token,
          group: group.id, code: group.code, run: run.id)
      }
    }
  }

  @Test(
    "for any operation, or any two, goes on responding, to a write too, and ends at SIGTERM",
    .timeLimit(.minutes(Soak.isWanted ? 60 : 15)))
  func everyPair() throws {
    let desk = try Operator()
    let (child, port) = try desk.serveAll()
    let date = String(Date().ISO8601Format().prefix(10))
    let document = try ask("/openapi.yaml", port: port).body
    let operations = Operation.all(in: document)
    #expect(operations.count == document.matches(of: /operationId:/).count)
    let players = try players(port, date: date)
    let crowd = RouteCrowd(players, port: port, date: date)
    let checker = try HTTPConnection(port: port, patience: Self.patience)
    func check(_ asked: [Operation]) throws {
      try #require(checker.ask("GET", "/healthz")?.status == 200, "after \(asked.map(\.id))")
      let write = checker.ask(
        "POST", "/v1/runs", token: players[0].token, json: #"{"board":"run"}"#)
      try #require([200, 201].contains(write?.status), "after \(asked.map(\.id))")
    }
    // A soak sends each pair by itself; otherwise the second operation of the pairs changes from request to request.
    let pairs = operations.enumerated().flatMap { place, first in
      let rest = operations.dropFirst(place + 1)
      return Soak.isWanted ? rest.map { [first, $0] } : [rest.flatMap { [first, $0] }]
    }
    for asked in operations.map({ [$0] }) + pairs where !asked.isEmpty {
      try crowd.send(asked, seconds: Self.duration)
      try check(asked)
    }
    let counts = crowd.finish()
    #expect(operations.allSatisfy { counts[$0.id, default: 0] > 0 }, "\(counts)")
    Soak.tell("\(counts.values.reduce(0, +)) responses to \(operations.count) operations")
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
  }

  private struct Group: Decodable { let id, code: String }
  private struct Started: Decodable {
    struct Run: Decodable { let id: String }
    let run: Run
  }
}
