import Foundation
import Testing

@Suite("The metrics and the log of a server")
struct MetricsTests {
  private let desk: Operator

  init() throws { desk = try Operator() }

  /// The values of a text for Prometheus, by name and labels.
  private func values(_ text: String) throws -> [String: Double] {
    var values: [String: Double] = [:]
    var types: Set<String> = []
    for line in text.split(separator: "\n") {
      if let type = line.wholeMatch(of: /# TYPE ([a-z_]+) (counter|gauge|histogram)/) {
        #expect(types.insert(String(type.1)).inserted, "\(line)")
        continue
      }
      let match = try #require(
        line.wholeMatch(of: /([a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})?) (\S+)/), "\(line)")
      let value: Double = try #require(Double(match.4))
      values[String(match.1)] = value
    }
    return values
  }

  @Test(
    "metrics count what was done, on a port of their own, and name no player",
    arguments: Cluster.socket == nil ? [false] : [false, true])
  func metrics(onPostgres: Bool) throws {
    let metricsPort = try freePort()
    var environment = ["WORDHOARD_SERVER_METRICS_PORT": "\(metricsPort)"]
    if onPostgres { environment["WORDHOARD_SERVER_DATABASE_URL"] = try Cluster.newDatabase() }
    let (server, port) = try desk.serve(environment: environment)
    let player = try RemotePlayer.signUp(1, port: port)[0]
    let connection = try HTTPConnection(port: port)
    var writer = Writer(player)
    while writer.acknowledged.count < 5 { _ = try writer.step(on: connection) }
    let run = try #require(writer.run ?? writer.acknowledged.last?.move.run)
    let left = connection.ask("DELETE", "/v1/runs/\(run)", token: player.token)
    #expect([204, 409].contains(left?.status))
    #expect(connection.ask("PROPFIND", "/v1/nothing")?.status == 404)
    usleep(1_500_000)
    let answer = try ask("/metrics", port: metricsPort)
    #expect(answer.status == 200)
    let found = try values(answer.body)
    #expect(found["wordhoard_moves_total"] == Double(writer.acknowledged.count))
    #expect(found["wordhoard_runs_ended_total"] ?? 0 >= 1)
    #expect(found["wordhoard_db_connected"] == 1)
    #expect(found["wordhoard_commit_seconds_count"] ?? 0 >= 5)
    #expect(found["wordhoard_commit_batch_sum"] ?? 0 >= found["wordhoard_commit_batch_count"] ?? 1)
    #expect(found["wordhoard_queue_length"] == 0)
    #expect(found["wordhoard_login_queue"] == 0)
    #expect((0..<5).contains(found["wordhoard_feed_lag_seconds"] ?? -1))
    #expect(found["wordhoard_rank_recounts_total"] ?? 0 > 0)
    #expect(found["process_cpu_seconds_total"] ?? 0 > 0)
    #expect(found["process_resident_memory_bytes"] ?? 0 > 1e6)
    let moves = #"{route="/v1/runs/{id}/moves",method="POST",status="2xx"}"#
    #expect(
      found["http_server_request_duration_seconds_count\(moves)"]
        == Double(writer.acknowledged.count))
    #expect(
      found[
        #"http_server_request_duration_seconds_count{route="-",method="other",status="4xx"}"#] == 1)
    for secret in [player.name, player.token, run, "127.0.0.1"] {
      #expect(!answer.body.contains(secret))
    }
    #expect(try ask("/", port: metricsPort).status == 404)
    #expect(try ask("/metrics", port: port).status == 404)
    server.signal(SIGTERM)
    #expect(try server.finish().status == 0)
  }

  @Test("there are no metrics unless a port is set, and a port in use is named")
  func port() throws {
    let (server, port) = try desk.serve()
    #expect(try ask("/metrics", port: port).status == 404)
    let second = try Operator().run(
      ["serve"], environment: ["WORDHOARD_SERVER_METRICS_PORT": "\(port)"])
    #expect(second.status == 1)
    #expect(second.stderr.contains("127.0.0.1 port \(port) is in use"), "\(second.stderr)")
    server.signal(SIGTERM)
    #expect(try server.finish().status == 0)
  }

  @Test("log.format json is an object a line, and log.slow tells where the time went")
  func log() throws {
    let (server, port) = try desk.serve(environment: [
      "WORDHOARD_SERVER_LOG_FORMAT": "json", "WORDHOARD_SERVER_LOG_SLOW": "1",
      "WORDHOARD_SERVER_SERVER_PROXIES": "127.0.0.1", "WORDHOARD_SERVER_PASSWORD_COST": "14",
    ])
    _ = try RemotePlayer.signUp(1, port: port)
    let connection = try HTTPConnection(port: port)
    let trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
    for field in [trace, "00-nonsense"] {
      connection.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\ntraceparent: \(field)\r\n\r\n")
      #expect(connection.receive()?.status == 200)
    }
    server.signal(SIGTERM)
    let outcome = try server.finish()
    let lines = try outcome.errorLines.map { line in
      try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
    let health = lines.filter { $0["route"] as? String == "/healthz" }
    #expect(health.compactMap { $0["traceparent"] as? String } == [trace])
    #expect(health.allSatisfy { $0["status"] as? Int == 200 && $0["method"] as? String == "GET" })
    let slow = try #require(lines.first { $0["message"] as? String == "slow request" })
    #expect(slow["route"] as? String == "/v1/accounts" && slow["level"] as? String == "notice")
    for part in ["queue_ms", "database_ms", "judging_ms"] { #expect(slow[part] is Int) }
    #expect((slow["database_ms"] as? Int ?? .max) <= (slow["ms"] as? Int ?? 0))
  }

  @Test("a slow request has a line of its own in the plain log, with the proxy's number")
  func plainLog() throws {
    let (server, port) = try desk.serve(environment: [
      "WORDHOARD_SERVER_LOG_SLOW": "1", "WORDHOARD_SERVER_LOG_LEVEL": "notice",
      "WORDHOARD_SERVER_PASSWORD_COST": "14",
    ])
    _ = try RemotePlayer.signUp(1, port: port)
    let connection = try HTTPConnection(port: port)
    // No proxy is trusted here.
    connection.send(
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\ntraceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01\r\n\r\n"
    )
    #expect(connection.receive()?.status == 200)
    server.signal(SIGTERM)
    let outcome = try server.finish()
    let line = try #require(outcome.errorLines.first { $0.contains("slow request") })
    #expect(
      line.contains(
        /notice slow request: POST \/v1\/accounts 201 \d+ B \d+ ms, queue \d+ ms, database \d+ ms, judging 0 ms [0-9a-f]{16} account -$/
      ), "\(line)")
    #expect(!outcome.stderr.contains("4bf92f"))
  }
}
