import Foundation
import Testing

/// Faults of servers and of their PostgreSQL, while writers play. Nothing that was acknowledged may be lost or doubled.
@Suite("Faults: a cluster", .enabled(if: Cluster.socket != nil))
struct ClusterFaultTests {
  @Test("servers that are killed lose no move, and players are told no error")
  func killed() throws {
    let cluster = try Cluster()
    var nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    let crowd = ClusterCrowd(players, ports: nodes.map(\.port))
    for round in 0..<2 {
      try crowd.wait(forMore: 40)
      nodes[round % 2].child.signal(SIGKILL)
      _ = try nodes[round % 2].child.finish()
      try crowd.wait(forMore: 40)
      nodes[round % 2] = try cluster.node(port: nodes[round % 2].port)
    }
    try cluster.expectSound(nodes, crowd.finish())
    #expect(crowd.longestGap < 2)
  }

  @Test("a server that was frozen acknowledges nothing from before, and continues")
  func frozen() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(4, port: nodes[0].port)
    let crowd = ClusterCrowd(players, ports: nodes.map(\.port))
    try crowd.wait(forMore: 20)
    nodes[0].child.signal(SIGSTOP)
    usleep(3_000_000)
    nodes[0].child.signal(SIGCONT)
    try crowd.wait(forMore: 20)
    try cluster.expectSound(nodes, crowd.finish())
  }

  @Test("no transaction stays open during play")
  func transactions() throws {
    let cluster = try Cluster()
    let nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    let crowd = ClusterCrowd(players, ports: nodes.map(\.port))
    for _ in 0..<10 {
      try crowd.wait(forMore: 10)
      let open = try cluster.sql(
        """
        SELECT state, query FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND (xact_start < clock_timestamp() - interval '1 s'
            OR state LIKE 'idle in%' AND state_change < clock_timestamp() - interval '0.5 s')
        """)
      #expect(open == [])
    }
    try cluster.expectSound(nodes, crowd.finish())
  }

  @Test("a PostgreSQL that restarts or crashes is connected to again within a second")
  func restarted() throws {
    let instance = try PostgresInstance()
    let cluster = try Cluster(on: instance)
    let nodes = try cluster.nodes(2)
    let players = try RemotePlayer.signUp(8, port: nodes[0].port)
    let crowd = ClusterCrowd(players, ports: nodes.map(\.port))
    for signal in [SIGINT, SIGKILL] {
      try crowd.wait(forMore: 40)
      try instance.stop(by: signal)
      for node in nodes {
        #expect(try HTTPConnection(port: node.port).ask("GET", "/healthz")?.status == 200)
      }
      try instance.start()
      let start = Date()
      try crowd.wait(forMore: 1)
      #expect(Date().timeIntervalSince(start) < 1.5)
    }
    try cluster.expectSound(nodes, crowd.finish())
  }

  @Test("a network that is cut is answered with 503 within five seconds, and then used again")
  func cut() throws {
    let instance = try PostgresInstance()
    let proxy = try TCPProxy(to: instance.port)
    defer { proxy.end() }
    let cluster = try Cluster(on: instance)
    let node = try cluster.node(cluster.settings(through: [proxy.port]))
    let players = try RemotePlayer.signUp(8, port: node.port)
    let crowd = ClusterCrowd(players, ports: [node.port])
    try crowd.wait(forMore: 40)
    proxy.isCut = true
    let connection = try HTTPConnection(port: node.port)
    var slowest = 0.0
    let end = Date(timeIntervalSinceNow: 6)
    while Date() < end {
      let start = Date()
      let answer = connection.ask("GET", "/v1/account", token: players[0].token)
      slowest = max(slowest, Date().timeIntervalSince(start))
      // Sessions are cached for a moment, accounts are not.
      #expect(answer?.status == 503 && answer?.fields["retry-after"] != nil)
      #expect(connection.ask("GET", "/healthz")?.status == 200)
      usleep(100_000)
    }
    #expect(slowest < 5.5)
    #expect(connection.ask("GET", "/readyz")?.status == 503)
    proxy.isCut = false
    let start = Date()
    try crowd.wait(forMore: 8)
    #expect(Date().timeIntervalSince(start) < 5)
    try cluster.expectSound([node], crowd.finish())
  }
}
