import Foundation
import Testing

/// Servers on one PostgreSQL database.
@Suite("Servers on PostgreSQL", .enabled(if: Cluster.socket != nil))
struct PostgresServeTests {
  private struct Token: Decodable { let token: String }
  private struct Started: Decodable {
    struct Run: Decodable {
      let id: String
      let nextMove: Int
      let period: String
    }
    let run: Run
  }

  /// Two servers of a database.
  private func two(_ desk: Operator, of url: String) throws -> [(child: Child, port: Int)] {
    try (0..<2).map { _ in
      try desk.serve(environment: [
        "WORDHOARD_SERVER_BOARDS_NEWCOMERS": "0", "WORDHOARD_SERVER_DATABASE_URL": url,
      ])
    }
  }

  @Test("two of them play one round, and show the same board")
  func twoServers() throws {
    let url = try Cluster.newDatabase()
    let desk = try Operator()
    let servers = try two(desk, of: url)
    let (first, second) = (servers[0].port, servers[1].port)
    let account = #"{"username":"anna","password":"correct horse battery"}"#
    let signUp = try ask("/v1/accounts", port: first, method: "POST", body: account)
    #expect(signUp.status == 201)
    for path in ["/v1/players/anna%00", "/players/anna%00"] {
      #expect(try ask(path, port: second).status == 404, "no account has such a name")
    }
    let token = try JSONDecoder().decode(Token.self, from: Data(signUp.body.utf8)).token
    let start = try ask(
      "/v1/runs", port: first, method: "POST", token: token, body: #"{"board":"run"}"#)
    let run = try JSONDecoder().decode(Started.self, from: Data(start.body.utf8)).run
    _ = try ask("/v1/runs/\(run.id)", port: second, token: token)
    let move = try ask(
      "/v1/runs/\(run.id)/moves", port: first, method: "POST", token: token,
      body: #"{"move":1,"input":"1"}"#)
    #expect(move.status == 200)
    let seen = try ask("/v1/runs/\(run.id)", port: second, token: token)
    #expect(try JSONDecoder().decode(Started.self, from: Data(seen.body.utf8)).run.nextMove == 2)
    let again = try ask(
      "/v1/runs/\(run.id)/moves", port: second, method: "POST", token: token,
      body: #"{"move":1,"input":"1"}"#)
    #expect(again.status == 200)
    _ = try ask("/v1/runs/\(run.id)", port: second, method: "DELETE", token: token)
    let boards = try [first, second].map {
      try ask("/v1/boards/run/\(run.period)", port: $0, token: token).body
    }
    #expect(boards[0] == boards[1])
    for server in servers {
      server.child.signal(SIGTERM)
      let outcome = try server.child.finish()
      #expect(outcome.status == 0)
      #expect(!outcome.stderr.contains("hid"))
    }
    let check = try desk.run(["check"], environment: ["WORDHOARD_SERVER_DATABASE_URL": url])
    #expect(check.status == 0 && check.stdout.contains("has no faults"))
    #expect(!check.stdout.contains("hidden"))
    let backup = try desk.run(
      ["backup", desk.file("copy")], environment: ["WORDHOARD_SERVER_DATABASE_URL": url])
    #expect(backup.status == 1 && backup.stderr.contains("pg_dump"))
    let settings = try desk.run(["settings"], environment: ["WORDHOARD_SERVER_DATABASE_URL": url])
    #expect(settings.stdout.contains("database.url: 1 hidden"))
  }

  @Test("one that is killed loses no move, and the other continues its rounds")
  func killed() throws {
    let url = try Cluster.newDatabase()
    let desk = try Operator()
    let servers = try two(desk, of: url)
    let players = try (0..<4).map { number in
      let account = #"{"username":"anna\#(number)","password":"correct horse battery"}"#
      let signUp = try ask("/v1/accounts", port: servers[0].port, method: "POST", body: account)
      return try JSONDecoder().decode(Token.self, from: Data(signUp.body.utf8)).token
    }
    let runs = try players.map { token in
      let start = try ask(
        "/v1/runs", port: servers[0].port, method: "POST", token: token,
        body: #"{"board":"run"}"#)
      return try JSONDecoder().decode(Started.self, from: Data(start.body.utf8)).run
    }
    func move(_ place: Int, _ number: Int, _ input: String, port: Int) throws -> Int {
      try ask(
        "/v1/runs/\(runs[place].id)/moves", port: port, method: "POST", token: players[place],
        body: #"{"move":\#(number),"input":"\#(input)"}"#
      ).status
    }
    for place in runs.indices { #expect(try move(place, 1, "1", port: servers[0].port) == 200) }
    servers[0].child.signal(SIGKILL)
    _ = try servers[0].child.finish()
    for place in runs.indices {
      #expect(try move(place, 1, "1", port: servers[1].port) == 200)
      let seen = try ask("/v1/runs/\(runs[place].id)", port: servers[1].port, token: players[place])
      #expect(try JSONDecoder().decode(Started.self, from: Data(seen.body.utf8)).run.nextMove == 2)
      let left = try ask(
        "/v1/runs/\(runs[place].id)", port: servers[1].port, method: "DELETE",
        token: players[place])
      #expect([204, 409].contains(left.status))
    }
    let check = try desk.run(["check"], environment: ["WORDHOARD_SERVER_DATABASE_URL": url])
    #expect(check.status == 0, "\(check.stdout)\(check.stderr)")
    servers[1].child.signal(SIGTERM)
    #expect(try servers[1].child.finish().status == 0)
  }

  @Test("a URL that cannot be used is one line without the password")
  func unusable() throws {
    let desk = try Operator()
    for (url, status, reason) in [
      ("postgres://ann:hidden@[db1/words", 65, "is not a valid URL"),
      ("postgres://ann:hidden@db1/words?sslmod=x", 65, "unknown parameter, sslmod"),
      ("postgres://ann:hid/den@db1/words", 65, "is not a valid URL"),
      ("postgres://ann:hid@den@db1/words", 65, "is not a valid URL"),
      ("postgres://ann:hidden@127.0.0.1:1/words", 1, "cannot be reached"),
    ] as [(String, Int32, String)] {
      let outcome = try desk.run(["serve"], environment: ["WORDHOARD_SERVER_DATABASE_URL": url])
      #expect(outcome.status == status)
      #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
      #expect(!outcome.stderr.contains("hid"))
      #expect(outcome.stderr.split(separator: "\n").count == 1)
    }
  }

  @Test("a command about an existing database leaves an empty one empty")
  func empty() throws {
    let environment = ["WORDHOARD_SERVER_DATABASE_URL": try Cluster.newDatabase()]
    for _ in 0..<2 {
      let outcome = try Operator().run(["check"], environment: environment)
      #expect(outcome.status == 66 && outcome.stderr.contains("is empty"), "\(outcome.stderr)")
    }
  }

  @Test("a password is no argument, since the list of processes shows it")
  func password() throws {
    let outcome = try Operator().run(["check", "--database", "postgres://ann:hidden@db1/words"])
    #expect(outcome.status == 64 && outcome.stderr.contains("set database.url"))
    #expect(!outcome.stderr.contains("hidden"))
  }
}
