import Foundation
import Testing

/// Faults of the database that happen at a known moment: `make siege CLUSTER=1`.
@Suite(
  "Siege of a cluster's database", .serialized,
  .enabled(if: Cluster.isBesieged && Cluster.socket != nil, "make siege CLUSTER=1 runs it"))
struct ClusterDatabaseTests {
  /// Asks until a server answers with a status.
  private func wait(
    for status: Int, _ method: String, _ path: String, on connection: HTTPConnection,
    token: String? = nil
  ) throws -> HTTPAnswer {
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while Date() < deadline {
      if let answer = connection.ask(method, path, token: token), answer.status == status {
        return answer
      }
      usleep(50_000)
    }
    throw Child.Failure(description: "\(method) \(path) is not answered with \(status)")
  }

  @Test(
    "a full disk stops moves, not boards, until there is room again",
    .enabled(if: SmallDisk.isPermitted, "only root may mount a small disk"))
  func fullDisk() throws {
    let instance = try PostgresInstance()
    let disk = try #require(SmallDisk(instance.folder + "/small", megabytes: 32))
    _ = try PostgresInstance.run("chown", ["postgres", disk.path])
    try instance.sql("CREATE TABLESPACE small LOCATION '\(disk.path)'")
    let cluster = try Cluster(on: instance, in: "small")
    let nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    let crowd = ClusterCrowd(players, ports: nodes.map(\.port))
    try crowd.wait(forMore: 100)
    let filler = try disk.fill()
    // The pages that are there are filled first.
    var (count, deadline) = (-1, Date(timeIntervalSinceNow: 120))
    while count != crowd.answers, Date() < deadline {
      count = crowd.answers
      usleep(3_000_000)
    }
    #expect(count == crowd.answers)
    let connection = try HTTPConnection(port: nodes[0].port)
    for path in ["/v1/boards/run/all", "/v1/account", "/v1/daily", "/", "/healthz", "/readyz"] {
      #expect(connection.ask("GET", path, token: players[0].token)?.status == 200, "\(path)")
    }
    #expect(crowd.answers == count)
    try FileManager.default.removeItem(atPath: filler)
    try crowd.wait(forMore: 100)
    try cluster.expectSound(nodes, crowd.finish())
  }

  @Test("a restore to a point in time has all moves before it, and can be played on")
  func restored() throws {
    let archive = try PostgresInstance.newFolder()
    let instance = try PostgresInstance([
      "archive_mode=on", "archive_command=cp %p \(archive)/%f",
    ])
    let cluster = try Cluster(on: instance)
    var nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    func play(_ players: ArraySlice<RemotePlayer>) throws -> [Writer] {
      let crowd = ClusterCrowd(Array(players), ports: nodes.map(\.port))
      try crowd.wait(forMore: 60)
      return try crowd.finish()
    }
    var before = try play(players[..<4])
    try instance.copy(to: "\(archive)/copy")
    before += try play(players[4...])
    try instance.sql("SELECT pg_create_restore_point('before')")
    // This is taken back.
    _ = try play(players[...])
    try cluster.sql("DELETE FROM result")
    for node in nodes {
      node.child.signal(SIGTERM)
      #expect(try node.child.finish().status == 0)
    }
    // All of the log is archived when it stops.
    try instance.stop(by: SIGINT)
    let restored = try PostgresInstance(
      restoring: "\(archive)/copy", archive, to: "before", port: instance.port)
    cluster.move(to: restored)
    nodes = try cluster.nodes(2)
    try cluster.expectSound(nodes, before)
    try cluster.expectSound(nodes, try play(players[...]))
  }

  @Test("a newer minor version may migrate during play; a newer major one ends it")
  func upgraded() throws {
    let cluster = try Cluster()
    var nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    let crowd = ClusterCrowd(players, ports: nodes.map(\.port))
    try crowd.wait(forMore: 40)
    // As a migration does: additions in one transaction.
    try cluster.sql(
      """
      BEGIN; SET LOCAL lock_timeout = '10min';
      ALTER TABLE account ADD added text; ALTER TABLE session ADD added text;
      ALTER TABLE run ADD added text; ALTER TABLE move ADD added text;
      ALTER TABLE result ADD added text; ALTER TABLE entry ADD added bigint NOT NULL DEFAULT 1;
      ALTER TABLE feed ADD added text; CREATE TABLE added (a int);
      INSERT INTO migration VALUES (1, 99); COMMIT
      """)
    try crowd.wait(forMore: 80)
    for place in nodes.indices {
      nodes[place].child.signal(SIGTERM)
      #expect(try nodes[place].child.finish().status == 0)
      nodes[place] = try cluster.node(port: nodes[place].port)
      try crowd.wait(forMore: 20)
    }
    try cluster.expectSound(nodes, crowd.finish())

    try cluster.sql("INSERT INTO migration VALUES (2, 0)")
    let connection = try HTTPConnection(port: nodes[0].port)
    _ = try wait(for: 503, "GET", "/readyz", on: connection)
    let moves = try cluster.sql("SELECT count(*) FROM move")
    for player in players {
      let answer = connection.ask(
        "POST", "/v1/runs", token: player.token, json: #"{"board":"run"}"#)
      #expect(answer?.status == 503 && answer?.fields["retry-after"] != nil)
    }
    #expect(try cluster.sql("SELECT count(*) FROM move") == moves)
    try nodes[0].child.waitForErrors {
      String(decoding: $0, as: UTF8.self).contains("newer version")
    }
  }

  @Test("a backend that is frozen while it holds the boards' lock delays ends, and nothing else")
  func lockHeld() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(9, port: nodes[0].port)
    let connection = try HTTPConnection(port: nodes[1].port)
    let token = players[8].token
    let lock = """
      SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND datname = current_database()
        AND application_name = 'wordhoard-server' AND
      """
    let holder = try cluster.session()
    // The lock that orders the commits of all servers.
    holder.send(Data("BEGIN; SELECT pg_advisory_xact_lock(x'57487376'::int8);\n".utf8))
    let crowd = ClusterCrowd(Array(players[..<8]), ports: [nodes[0].port])
    var backend: pid_t?
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while backend == nil, Date() < deadline {
      backend = try cluster.sql("\(lock) NOT granted").first.flatMap { pid_t($0) }
    }
    let frozen = try #require(backend)
    kill(frozen, SIGSTOP)
    defer { kill(frozen, SIGCONT) }
    holder.endInput()
    _ = try holder.finish()
    #expect(try cluster.sql("\(lock) granted") == ["\(frozen)"])
    let start = connection.ask("POST", "/v1/runs", token: token, json: #"{"board":"run"}"#)
    let run = try #require(
      start?.text.firstMatch(of: /"id":"([^"]+)"/).map { String($0.1) })
    let move = connection.ask(
      "POST", "/v1/runs/\(run)/moves", token: token, json: #"{"move":1,"input":"1"}"#)
    #expect(move?.status == 200)
    for _ in 0..<2 {
      let begin = Date()
      let answer = connection.ask("DELETE", "/v1/runs/\(run)", token: token)
      #expect(answer?.status == 503 && answer?.fields["retry-after"] != nil)
      #expect(Date().timeIntervalSince(begin) < 5)
      #expect(connection.ask("GET", "/v1/boards/run/all")?.status == 200)
    }
    kill(frozen, SIGCONT)
    _ = try wait(for: 204, "DELETE", "/v1/runs/\(run)", on: connection, token: token)
    try crowd.wait(forMore: 50)
    try cluster.expectSound(nodes, crowd.finish())
  }

  @Test("a server that is frozen for 40 seconds acknowledges nothing that others have changed")
  func frozen() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(3)
    let players = try RemotePlayer.signUp(9, port: nodes[0].port)
    let crowd = ClusterCrowd(Array(players[..<8]), ports: nodes.map(\.port))
    try crowd.wait(forMore: 50)
    let connections = try nodes.map { try HTTPConnection(port: $0.port) }
    let token = players[8].token
    let start = connections[0].ask("POST", "/v1/runs", token: token, json: #"{"board":"run"}"#)
    let run = try #require(
      start?.text.firstMatch(of: /"id":"([^"]+)"/).map { String($0.1) })
    let path = "/v1/runs/\(run)/moves"
    nodes[0].child.signal(SIGSTOP)
    // It is there when the server wakes up.
    connections[0].send(
      HTTPConnection.request("POST", path, token: token, json: #"{"move":1,"input":"2"}"#))
    let other = connections[1].ask("POST", path, token: token, json: #"{"move":1,"input":"1"}"#)
    #expect(other?.status == 200)
    let end = Date(timeIntervalSinceNow: 40)
    while Date() < end {
      try crowd.wait(forMore: 10)
      usleep(200_000)
    }
    let living = try cluster.sql(
      "SELECT count(*) FROM server WHERE seen > clock_timestamp() - interval '10 s'")
    #expect(living == ["2"])
    nodes[0].child.signal(SIGCONT)
    let late = connections[0].receive()
    // It may not be ready yet, or its session not be read again.
    #expect(late.map { [409, 503].contains($0.status) } ?? true, "\(late?.text ?? "")")
    let again = try HTTPConnection(port: nodes[0].port)
    _ = try wait(for: 200, "GET", "/readyz", on: again)
    let same = again.ask("POST", path, token: token, json: #"{"move":1,"input":"2"}"#)
    #expect(same?.status == 409 && same?.text.contains("move_differs") == true)
    try crowd.wait(forMore: 50)
    try cluster.expectSound(nodes, crowd.finish())
  }
}
