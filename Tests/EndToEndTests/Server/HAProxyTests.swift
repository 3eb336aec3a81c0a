import Foundation
import Synchronization
import Testing

@Suite(
  "The HAProxy of server-config/cluster",
  .enabled(
    if: Binary.has("haproxy") && Cluster.socket != nil,
    "the Debian package haproxy is not installed, or there is no PostgreSQL"))
struct HAProxyTests {
  private let desk: Operator
  private let port: Int

  init() throws {
    desk = try Operator()
    port = try freePort()
  }

  /// The configuration for a user without privileges, on loopback, without TLS, for two nodes.
  private func configuration(nodes: [Int]) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "server-config/cluster/haproxy.cfg")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { line in
        !["bind :80", "redirect scheme", "/dev/log", "server node3", "maxconn 20000"]
          .contains { line.contains($0) }
      }
      .joined(separator: "\n")
      .replacing(/bind :443 .*/, with: "bind 127.0.0.1:\(port)")
      .replacing("10.0.0.11:8080", with: "127.0.0.1:\(nodes[0])")
      .replacing("10.0.0.12:8080", with: "127.0.0.1:\(nodes[1])") + "\n"
  }

  /// A node on a database, at a port.
  private func serve(_ url: String, port: Int = 0) throws -> (child: Child, port: Int) {
    try desk.serve(
      ["--port", "\(port)"],
      environment: [
        "WORDHOARD_SERVER_DATABASE_URL": url, "WORDHOARD_SERVER_SERVER_PROXIES": "127.0.0.1",
        "WORDHOARD_SERVER_LIMITS_PER_MINUTE": "0", "WORDHOARD_SERVER_LOG_LEVEL": "notice",
      ])
  }

  private func waitUntilReady(_ path: String = "/readyz") throws {
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while (try? ask(path, port: port).status) != 200 {
      try #require(Date() < deadline, "HAProxy does not find the nodes")
      usleep(20_000)
    }
  }

  @Test("is a valid configuration, with TLS")
  func valid() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let command = """
      cd '\(desk.file(""))' && openssl req -x509 -newkey rsa:2048 -nodes -keyout key -out cert -days 1 \
      -subj /CN=words.example.org && cat key cert >site.pem && \
      sed 's|/etc/haproxy/words.example.org.pem|site.pem|' \
      '\(root.appending(path: "server-config/cluster/haproxy.cfg").path)' >haproxy.cfg && haproxy -c -f haproxy.cfg
      """
    let outcome = try Child("sh", ["-c", command], environment: Binary.environment).finish()
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(!outcome.stderr.contains("WARNING"), "\(outcome.stderr)")
  }

  @Test("lets players go on while a node stops and while one is killed, and no move is lost")
  func nodesLeave() throws {
    let url = try Cluster.newDatabase()
    var nodes = try (0..<2).map { _ in try serve(url) }
    let file = try desk.write(configuration(nodes: nodes.map(\.port)), to: "haproxy.cfg")
    let proxy = try Child("haproxy", ["-db", "-f", file], environment: Binary.environment)
    try waitUntilReady()
    let players = try RemotePlayer.signUp(6, port: port)
    let crowd = PatientCrowd(players, port: port)
    try crowd.wait(forAnswers: 60)

    // A deployment: nothing is refused, not even once.
    nodes[0].child.signal(SIGTERM)
    #expect(try nodes[0].child.finish().status == 0)
    nodes[0] = try serve(url, port: nodes[0].port)
    try crowd.wait(forAnswers: 60)
    #expect(crowd.refusals.isEmpty, "\(crowd.refusals)")

    // A node that is gone: what it had taken is sent again, and that is all.
    usleep(1_500_000)
    nodes[1].child.signal(SIGKILL)
    _ = try nodes[1].child.finish()
    try crowd.wait(forAnswers: 120)
    let writers = try crowd.finish()
    #expect(writers.map(\.acknowledged.count).reduce(0, +) > 100)
    #expect(crowd.longestOutage < 2, "\(crowd.longestOutage) s: \(crowd.refusals)")
    #expect(crowd.refusals.allSatisfy { $0 == nil || $0 == 502 || $0 == 503 })
    #expect(crowd.refusals.count <= players.count * 2)
    let connection = try HTTPConnection(port: port)
    for writer in writers { #expect(try writer.lost(on: connection) == []) }
    let check = try desk.run(["check"], environment: ["WORDHOARD_SERVER_DATABASE_URL": url])
    #expect(check.status == 0, "\(check.stdout)\(check.stderr)")
    for child in [nodes[0].child, proxy] { child.signal(SIGTERM) }
    _ = try proxy.finish()
    #expect(try nodes[0].child.finish().status == 0)
  }
}

/// Players who make each move again until it is answered, as the client does, and look at a board after each.
private final class PatientCrowd: Sendable {
  private struct State {
    var isOver = false
    var answers = 0
    var refusals: [Int?] = []
    var longestOutage = 0.0
    var done: [Writer] = []
    var faults: [String] = []
  }

  private let count: Int
  private let state = Mutex(State())

  init(_ players: [RemotePlayer], port: Int) {
    count = players.count
    for player in players {
      Thread.detachNewThread { [self] in
        var writer = Writer(player)
        do {
          try play(&writer, port: port)
        } catch {
          state.withLock { $0.faults.append("\(error)") }
        }
        state.withLock { $0.done.append(writer) }
      }
    }
  }

  /// The statuses of the moves that were not successful; nil for no response.
  var refusals: [Int?] { state.withLock { $0.refusals } }
  /// The longest time until a move was answered, in seconds, among those that were refused.
  var longestOutage: Double { state.withLock { $0.longestOutage } }

  private func play(_ writer: inout Writer, port: Int) throws {
    var connection = try HTTPConnection(port: port)
    var refusedAt: Date?
    while !state.withLock({ $0.isOver }) {
      let before = writer.refusals.count
      let answer = try writer.step(on: connection)
      if answer == nil || writer.refusals.count > before {
        refusedAt = refusedAt ?? Date()
        state.withLock { $0.refusals.append(answer?.status) }
        usleep(50_000)
        connection = try HTTPConnection(port: port)
        continue
      }
      let outage = refusedAt.map { -$0.timeIntervalSinceNow } ?? 0
      refusedAt = nil
      if answer?.fields["connection"] == "close" { connection = try HTTPConnection(port: port) }
      // The proxy repeats what only reads.
      let board = connection.ask("GET", "/v1/boards/streak/all", token: writer.player.token)
      if board?.status != 200 {
        state.withLock {
          $0.faults.append("the board: \(board.map { "\($0.status)" } ?? "nothing")")
        }
      }
      if board == nil || board?.fields["connection"] == "close" {
        connection = try HTTPConnection(port: port)
      }
      state.withLock {
        $0.answers += 1
        $0.longestOutage = max($0.longestOutage, outage)
      }
    }
  }

  /// Waits until this number of moves more was answered.
  func wait(forAnswers more: Int) throws {
    let goal = state.withLock { $0.answers } + more
    let deadline = Date(timeIntervalSinceNow: 60)
    while state.withLock({ $0.answers }) < goal {
      guard Date() < deadline else { throw Child.Failure(description: "the players are too slow") }
      usleep(2000)
    }
  }

  /// Stops the players.
  ///
  /// - Throws: `Child.Failure` if one of them saw an error that a client does not expect.
  func finish() throws -> [Writer] {
    state.withLock { $0.isOver = true }
    let deadline = Date(timeIntervalSinceNow: 60)
    while state.withLock({ $0.done.count }) < count {
      guard Date() < deadline else { throw Child.Failure(description: "the players do not end") }
      usleep(2000)
    }
    let state = state.withLock { $0 }
    guard state.faults.isEmpty else {
      throw Child.Failure(description: state.faults.joined(separator: "\n"))
    }
    return state.done
  }
}
