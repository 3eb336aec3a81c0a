import Foundation
import Testing

/// Faults at random times, many times: `make siege CLUSTER=1`.
@Suite(
  "Siege of a cluster", .serialized,
  .enabled(if: Cluster.isBesieged && Cluster.socket != nil, "make siege CLUSTER=1 runs it"))
struct ClusterSiegeTests {
  /// A fault, and how long it lasts.
  private enum Fault: CaseIterable {
    case serverKilled, serverFrozen, backendFrozen, databaseRestarted, databaseCrashed, networkCut
  }

  private struct Stage {
    let instance: PostgresInstance
    let proxy: TCPProxy
    let cluster: Cluster
    var nodes: [Node]
    let crowd: ClusterCrowd
  }

  /// Three servers, of which the third is behind a network that can be cut, and 16 writers.
  private func stage() throws -> Stage {
    let instance = try PostgresInstance()
    let proxy = try TCPProxy(to: instance.port)
    let cluster = try Cluster(on: instance)
    let nodes = [
      try cluster.node(), try cluster.node(),
      try cluster.node(cluster.settings(through: [proxy.port])),
    ]
    let crowd = ClusterCrowd(
      try RemotePlayer.signUp(16, port: nodes[0].port), ports: nodes.map(\.port))
    return Stage(
      instance: instance, proxy: proxy, cluster: cluster, nodes: nodes, crowd: crowd)
  }

  private func expectSound(
    _ cluster: Cluster, _ nodes: [Node], _ crowd: ClusterCrowd, _ name: String
  ) throws {
    let writers = try crowd.finish()
    try cluster.expectSound(nodes, writers)
    Soak.tell(
      "\(name): \(writers.reduce(0) { $0 + $1.acknowledged.count }) moves acknowledged, "
        + "the longest wait \(crowd.longestGap) s")
  }

  @Test("sixty faults lose and double no move, and leave all ranks right")
  func faults() throws {
    var stage = try stage()
    var random = SplitMix(seed: 39)
    for _ in 0..<10 {
      for fault in Fault.allCases {
        try stage.crowd.wait(forMore: 50)
        usleep(UInt32(random.next() % 300_000))
        let node = Int(random.next() % 3)
        switch fault {
        case .serverKilled:
          stage.nodes[node].child.signal(SIGKILL)
          _ = try stage.nodes[node].child.finish()
          stage.nodes[node] = try stage.cluster.node(
            port: stage.nodes[node].port,
            stage.cluster.settings(through: node == 2 ? [stage.proxy.port] : []))
        case .serverFrozen:
          stage.nodes[node].child.signal(SIGSTOP)
          usleep(12_000_000)
          stage.nodes[node].child.signal(SIGCONT)
        case .backendFrozen:
          let backends = try stage.cluster.sql(
            """
            SELECT pid FROM pg_stat_activity WHERE application_name = 'wordhoard-server'
              AND query LIKE '%COMMIT%'
            """
          ).compactMap { pid_t($0) }
          guard let backend = backends.first else { continue }
          kill(backend, SIGSTOP)
          usleep(6_000_000)
          kill(backend, SIGCONT)
        case .databaseRestarted, .databaseCrashed:
          try stage.instance.stop(by: fault == .databaseCrashed ? SIGKILL : SIGINT)
          try stage.instance.start()
        case .networkCut:
          stage.proxy.isCut = true
          usleep(10_000_000)
          stage.proxy.isCut = false
        }
      }
    }
    try stage.crowd.wait(forMore: 50)
    try expectSound(stage.cluster, stage.nodes, stage.crowd, "60 faults")
    stage.proxy.end()
  }

  @Test("a standby takes over when the primary is killed, and has every acknowledged move")
  func promotion() throws {
    for _ in 0..<5 {
      let primary = try PostgresInstance()
      let cluster = try Cluster(on: primary)
      let standby = try PostgresInstance(following: primary)
      try standby.confirmCommits(of: primary)
      let nodes = try cluster.nodes(
        2, cluster.settings(through: [primary.port, standby.port]))
      let crowd = ClusterCrowd(
        try RemotePlayer.signUp(16, port: nodes[0].port), ports: nodes.map(\.port))
      try crowd.wait(forMore: 200)
      try primary.stop(by: SIGKILL)
      try standby.promote()
      let start = Date()
      try crowd.wait(forMore: 1)
      #expect(Date().timeIntervalSince(start) < 3)
      try crowd.wait(forMore: 100)
      cluster.move(to: standby)
      try expectSound(cluster, nodes, crowd, "standby promoted")
    }
  }

  @Test("a standby that is gone stops moves and readiness, not boards, until it is back")
  func standbyGone() throws {
    let primary = try PostgresInstance()
    let cluster = try Cluster(on: primary)
    let standby = try PostgresInstance(following: primary)
    try standby.confirmCommits(of: primary)
    let nodes = try cluster.nodes(2)
    let crowd = ClusterCrowd(
      try RemotePlayer.signUp(4, port: nodes[0].port), ports: nodes.map(\.port))
    try crowd.wait(forMore: 50)
    try standby.stop(by: SIGINT)
    usleep(5_000_000)
    let (connection, count) = (try HTTPConnection(port: nodes[0].port), crowd.answers)
    #expect(connection.ask("GET", "/v1/boards/run/all")?.status == 200)
    #expect(connection.ask("GET", "/healthz")?.status == 200)
    let deadline = Date(timeIntervalSinceNow: Child.patience)
    while connection.ask("GET", "/readyz")?.status != 503, Date() < deadline { usleep(50_000) }
    #expect(Date() < deadline)
    #expect(crowd.answers == count)
    try standby.start()
    try crowd.wait(forMore: 50)
    try expectSound(cluster, nodes, crowd, "standby gone")
  }
}
