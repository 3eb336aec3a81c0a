import Foundation
import Testing

/// What several servers of one database share.
@Suite("Servers of a cluster", .enabled(if: Cluster.socket != nil))
struct TwoNodeTests {
  private struct Grant: Decodable { let token: String }
  private struct Started: Decodable {
    struct Run: Decodable {
      let id: String
      let nextMove: Int
    }
    let run: Run
  }

  private static func login(_ name: String, _ password: String = RemotePlayer.password) -> String {
    #"{"username":"\#(name)","password":"\#(password)"}"#
  }

  @Test("reject within a second a session that ended on another, however it ended")
  func sessions() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(2)
    let connections = try nodes.map { try HTTPConnection(port: $0.port) }
    func ask(
      _ node: Int, _ method: String, _ path: String, _ token: String?, _ json: String? = nil
    ) throws -> HTTPAnswer {
      try #require(connections[node].ask(method, path, token: token, json: json))
    }
    let name = try RemotePlayer.signUp(1, port: nodes[0].port)[0].name
    var password = RemotePlayer.password
    let ends: [(String) throws -> Void] = [
      { token in
        let answer = try ask(0, "DELETE", "/v1/sessions/current", token)
        #expect(answer.status == 204)
      },
      { token in
        let answer = try ask(0, "DELETE", "/v1/sessions", token)
        #expect(answer.status == 204)
      },
      { _ in
        // Another session changes the password.
        let other = try ask(0, "POST", "/v1/sessions", nil, Self.login(name, password))
        let json = #"{"currentPassword":"\#(password)","newPassword":"\#(password) more"}"#
        let token = try other.decoded(Grant.self).token
        let answer = try ask(0, "PUT", "/v1/account/password", token, json)
        #expect(answer.status == 204)
        password += " more"
      },
      { _ in
        let disabled = try cluster.desk.run(
          ["account", "disable", name, "--reason", "test"], environment: cluster.settings())
        #expect(disabled.status == 0, "\(disabled.stderr)")
        _ = try cluster.desk.run(
          ["account", "enable", name, "--reason", "test"], environment: cluster.settings())
      },
      { token in
        let json = #"{"password":"\#(password)"}"#
        let answer = try ask(0, "DELETE", "/v1/account", token, json)
        #expect(answer.status == 204)
      },
    ]
    for end in Array(repeating: ends[0], count: 4) + ends {
      let grant = try ask(0, "POST", "/v1/sessions", nil, Self.login(name, password))
      let token = try grant.decoded(Grant.self).token
      #expect(try ask(1, "GET", "/v1/account", token).status == 200)
      try end(token)
      // A second, and more on a machine that is busy with other tests.
      let deadline = Date(timeIntervalSinceNow: Child.patience)
      while try ask(1, "GET", "/v1/account", token).status == 200, Date() < deadline {
        usleep(10_000)
      }
      #expect(try ask(1, "POST", "/v1/runs", token, #"{"board":"run"}"#).status == 401)
    }
    #expect(try cluster.sql("SELECT count(*) FROM run") == ["0"])
    #expect(try cluster.faults() == "")
  }

  @Test("count signups and wrong passwords together")
  func limits() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(
      2,
      [
        "WORDHOARD_SERVER_LIMITS_SIGNUPS_PER_HOUR": "4",
        "WORDHOARD_SERVER_LIMITS_LOGINS_PER_MINUTE": "30",
      ])
    let connections = try nodes.map { try HTTPConnection(port: $0.port) }
    let signups = (0..<8).map {
      connections[$0 % 2].ask("POST", "/v1/accounts", json: Self.login("anna\($0)"))?.status
    }
    #expect(signups == [201, 201, 201, 201, 429, 429, 429, 429])
    let logins = (0..<7).map {
      connections[$0 % 2].ask(
        "POST", "/v1/sessions", json: Self.login("anna0", "a wrong password"))
    }
    #expect(logins.map { $0?.status } == [401, 401, 401, 401, 401, 429, 429])
    // The wait is over at the same time on both.
    usleep(1_100_000)
    #expect(connections[0].ask("POST", "/v1/sessions", json: Self.login("anna0"))?.status == 201)
    for connection in connections {
      let wrong = Self.login("anna0", "a wrong password")
      #expect(connection.ask("POST", "/v1/sessions", json: wrong)?.status == 401)
    }
    // Neither names nor addresses are in the table.
    #expect(try cluster.sql("SELECT DISTINCT length(key) FROM limit_mark") == ["32"])
  }

  @Test("take one of two moves with the same number, and give the same answer")
  func sameMove() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    for player in players {
      let connections = try nodes.map { try HTTPConnection(port: $0.port) }
      let start = try #require(
        connections[0].ask("POST", "/v1/runs", token: player.token, json: #"{"board":"run"}"#))
      let path = "/v1/runs/\(try start.decoded(Started.self).run.id)/moves"
      for input in ["1", "2"] {
        let body = #"{"move":1,"input":"\#(input)"}"#
        for (place, connection) in connections.enumerated() {
          // First the same input on both, then another on one.
          let json = input == "1" ? body : #"{"move":1,"input":"\#(place + 1)"}"#
          connection.send(HTTPConnection.request("POST", path, token: player.token, json: json))
        }
        let answers = try connections.map { try #require($0.receive()) }
        if input == "1" {
          #expect(answers.map(\.status) == [200, 200])
          #expect(try answers[0].judged() == answers[1].judged())
        } else {
          #expect(answers.map(\.status) == [200, 409])
          #expect(answers[1].text.contains("move_differs"))
        }
      }
    }
    #expect(try cluster.sql("SELECT count(*) FROM move") == ["8"])
    #expect(try cluster.faults() == "")
  }

  @Test("end a run once that is given up on one while the other takes its moves")
  func givenUp() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    let crowd = ClusterCrowd(players, ports: [nodes[0].port])
    let connection = try HTTPConnection(port: nodes[1].port)
    var ended = 0
    for _ in 0..<5 {
      for id in try cluster.sql("SELECT id FROM open_run") {
        for player in players {
          if connection.ask("DELETE", "/v1/runs/\(id)", token: player.token)?.status == 204 {
            ended += 1
          }
        }
      }
      try? crowd.wait(forMore: 8)
    }
    // A writer whose run was ended is told so.
    _ = try? crowd.finish()
    #expect(ended > 0)
    #expect(try cluster.faults() == "")
    #expect(try cluster.wrongRanks(on: nodes) == [])
  }

  @Test(
    "do not play with a clock that is not the database's, and say why",
    .enabled(if: FakeTime.isInstalled, "the Debian package faketime is not installed"),
    arguments: ["+2s", "-1d"])
  func clock(shift: String) throws {
    let cluster = try Cluster()
    let right = try cluster.node()
    let wrong = try cluster.node(under: FakeTime.command(shift))
    defer { try? wrong.child.stopInside(by: SIGKILL) }
    let token = try RemotePlayer.signUp(1, port: right.port)[0].token
    let (one, other) = (
      try HTTPConnection(port: right.port), try HTTPConnection(port: wrong.port)
    )
    #expect(other.ask("GET", "/healthz")?.status == 200)
    #expect(other.ask("GET", "/readyz")?.status == 503)
    for date in try cluster.sql("SELECT generate_series(-1, 1) + current_date") {
      let daily = #"{"board":"daily","date":"\#(date)"}"#
      let answer = other.ask("POST", "/v1/runs", token: token, json: daily)
      #expect(answer?.status == 503 && answer?.fields["retry-after"] != nil)
    }
    #expect(try cluster.sql("SELECT count(*) FROM run") == ["0"])
    try wrong.child.waitForErrors { errors in
      String(decoding: errors, as: UTF8.self).contains("the clock differs from the database's by")
    }
    // On a busy machine the beat of the one with the right clock may be late.
    var status: Int?
    for _ in 0..<60 where status != 201 {
      status = one.ask("POST", "/v1/runs", token: token, json: #"{"board":"run"}"#)?.status
      if status == 503 { Thread.sleep(forTimeInterval: 0.5) }
    }
    #expect(status == 201)
  }

  @Test("start together on an empty database, and not on one of a newer version")
  func starts() throws {
    let cluster = try Cluster()
    let nodes = try (0..<4).map { _ in
      try cluster.desk.start(["serve"], environment: cluster.settings())
    }
    for node in nodes {
      try node.waitForErrors {
        String(decoding: $0, as: UTF8.self).contains("listens on")
      }
    }
    #expect(try cluster.sql("SELECT count(*) FROM migration WHERE minor = 0") == ["1"])
    for node in nodes {
      node.signal(SIGTERM)
      #expect(try node.finish().status == 0)
    }
    #expect(try cluster.sql("SELECT count(*) FROM server") == ["0"])
    try cluster.sql("INSERT INTO migration VALUES (2, 0)")
    let refused = try cluster.desk.run(["serve"], environment: cluster.settings())
    #expect(refused.status != 0 && refused.errorLines.count == 1, "\(refused.stderr)")
  }
}
