import Foundation
import GameEngine
import ScoreAPI
import ScoreServer

/// Measures servers on PostgreSQL, beside the same server on SQLite and a peer, by the requests per second of processor time of
/// nodes and database together. docs/performance.md explains it.
struct ClusterBench {
  /// The number of players on the boards.
  let players: Int
  /// The peer's file; nil to skip the comparisons with it.
  let peer: String?
  /// The duration of a load of the peer, and of the comparison of ranks, in seconds.
  let seconds: Double
  let comparison: Double
  /// The path of `wordhoard-server`.
  let server: String

  private static let nodes = 3
  /// The newcomers of a load.
  private static let group = 2000
  /// The groups of last moves of 64 players, and of as many as fill all commits.
  private static let groups = 3
  private static let crowd = 192
  private static let sessions = 200
  private static let reads = 300
  /// The players who pause, or of whom one plays at a time.
  private static let leisurely = 64

  func run() async throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    var figures = ClusterFigures(players: players)
    figures.peer = try peer.map { try measurePeer($0, folder.url) }
    let headwords = try Checkout.pack().headwords
    try await measureSQLite(folder.url, headwords, &figures)
    let postgres = try PostgresServer(in: folder.url)
    defer { postgres.stop() }
    let program = OurServer(program: server, folder: folder.url)
    note("filling PostgreSQL")
    try postgres.sql("CREATE DATABASE \(PostgresServer.database)")
    try program.start(database: postgres.url, until: Route.ready.path).stop()
    let fill = newFill()
    try await ClusterFill(fill, on: postgres).make()
    figures.storeMoves = try await StoreMoves(postgres: postgres)
      .run(from: players + fill.newcomers - StoreMoves.runs)
    note("a move in the store, PostgreSQL", figures.storeMoves.result)
    try postgres.sql("VACUUM ANALYZE", in: PostgresServer.database)
    try postgres.sql("CHECKPOINT")

    let nodes = try (0..<ClusterBench.nodes).map { _ in
      try program.start(database: postgres.url, until: Route.ready.path)
    }
    defer { for node in nodes { node.stop() } }
    figures.starts = nodes.map(\.readySeconds)
    var line = Newcomers(fill)
    try measureMoves(nodes[0], postgres, headwords, &line, &figures)
    let cluster = LoadTarget(
      ports: nodes.map(\.port), meter: MeasuredTogether(nodes + [postgres]), headwords: headwords)
    try measureEnds(cluster, postgres, &line, &figures)
    try measureState(cluster, postgres, fill, &line, &figures)
    figures.memory = nodes.map { $0.residentMiB() }.max() ?? .nan
    let standby = try PostgresServer(confirming: postgres, in: folder.url)
    defer { standby.stop() }
    figures.syncMillis = try SyncSpeed.millis(in: postgres.folder)
    try measureConfirmed(cluster, &line, &figures)
    for node in nodes { node.stop() }
    note("checking")
    figures.faults = try faults(postgres)
    return figures.all
  }

  // MARK: The others

  private func measurePeer(_ file: String, _ folder: URL) throws -> LoadResult {
    note("filling the peer")
    let peer = try Peer(file: file, players: players, folder: folder)
    let process = try peer.start(.memory)
    defer { process.stop() }
    var script = RequestList(peer.posts)
    let result = try LoadDriver(port: process.port)
      .run(&script, on: process, warmup: 0.5, limit: seconds)
    note("peer, POST, rank in memory", result)
    return result
  }

  private func measureSQLite(
    _ folder: URL, _ headwords: [String: Set<String>], _ figures: inout ClusterFigures
  ) async throws {
    note("filling SQLite")
    let path = folder.appendingPathComponent("file.sqlite").path
    let fill = newFill()
    try await fill.make(path)
    let process = try OurServer(program: server, folder: folder).start(database: path)
    defer { process.stop() }
    // A small file is checked before the server listens.
    if let size = (try FileManager.default.attributesOfItem(atPath: path))[.size] as? Int,
      size > 64 << 20
    {
      try process.waitForLog(OurServer.checked)
    }
    let target = LoadTarget(ports: [process.port], meter: process, headwords: headwords)
    var line = Newcomers(fill)
    let begun = try target.start(line.next(ClusterBench.group), daily: "\(fill.date)")
    figures.sqliteMove = try target.moves(begun)
    note("a move, SQLite", figures.sqliteMove)
    for _ in 0..<ClusterBench.groups {
      figures.sqliteLastMove =
        try figures.sqliteLastMove + target.lastMoves(line.next(ClusterBench.group))
    }
    note("a last move, SQLite", figures.sqliteLastMove)
  }

  // MARK: Ours

  private func measureMoves(
    _ node: MeasuredProcess, _ postgres: PostgresServer, _ headwords: [String: Set<String>],
    _ line: inout Newcomers, _ figures: inout ClusterFigures
  ) throws {
    let target = LoadTarget(
      ports: [node.port], meter: MeasuredTogether([node, postgres]), headwords: headwords)
    let begun = try target.start(line.next(ClusterBench.group), daily: line.date)
    let before = postgres.processorSeconds()
    figures.move = try target.moves(begun)
    figures.moveDatabaseSeconds = postgres.processorSeconds() - before
    note("a move, one node", figures.move)
    let share = figures.moveDatabaseSeconds / figures.move.processorSeconds
    note(String(format: "%.0f %% of it is PostgreSQL", 100 * share))
    let few = try target.start(line.next(ClusterBench.leisurely), daily: line.date)
    figures.statements = try MoveStatements(postgres: postgres).count {
      figures.countedMoves = try target.moves(few, connections: 1).requests
    }
  }

  private func measureEnds(
    _ cluster: LoadTarget, _ postgres: PostgresServer, _ line: inout Newcomers,
    _ figures: inout ClusterFigures
  ) throws {
    for _ in 0..<ClusterBench.groups {
      figures.lastMove = try figures.lastMove + cluster.lastMoves(line.next(ClusterBench.group))
    }
    note("a last move, three nodes", figures.lastMove)
    let alone = LoadTarget(ports: cluster.ports, meter: postgres, headwords: cluster.headwords)
    for _ in 0..<ClusterBench.groups {
      figures.ends =
        try figures.ends
        + alone.lastMoves(line.next(ClusterBench.group), connections: ClusterBench.crowd)
    }
    note("the same of \(ClusterBench.crowd), PostgreSQL", figures.ends)
  }

  private func measureState(
    _ cluster: LoadTarget, _ postgres: PostgresServer, _ fill: ServerFill,
    _ line: inout Newcomers, _ figures: inout ClusterFigures
  ) throws {
    figures.rankReads = try RankReads(
      ports: cluster.ports, postgres: postgres, headwords: cluster.headwords
    ).run(line.next(ClusterBench.reads))
    note("a rank after another node's end", figures.rankReads.reads)
    figures.sessions = try SessionEnds(ports: cluster.ports)
      .run(Array(fill.members.prefix(ClusterBench.sessions)))
    note("comparing ranks")
    figures.ranks = try RankComparison(target: cluster, postgres: postgres, seconds: comparison)
      .run(
        line.next(ClusterBench.group), Array(fill.members.dropFirst(ClusterBench.sessions)))
  }

  private func measureConfirmed(
    _ cluster: LoadTarget, _ line: inout Newcomers, _ figures: inout ClusterFigures
  ) throws {
    let begun = try cluster.start(line.next(ClusterBench.group), daily: line.date)
    figures.confirmed = try cluster.moves(begun)
    note("a move with a standby", figures.confirmed)
    let few = try cluster.start(line.next(ClusterBench.leisurely), daily: line.date)
    figures.confirmedAtLeisure = try cluster.moves(few, pause: 1_000_000_000)
    note("the same, one a second each", figures.confirmedAtLeisure)
  }

  /// The number of faults that `check` finds.
  private func faults(_ postgres: PostgresServer) throws -> Int {
    do {
      _ = try Spawn.output(
        [server, "check", "--quick", "--database", postgres.url], within: 3600)
      return 0
    } catch {
      note("\(error)")
      return 1
    }
  }

  private func newFill() -> ServerFill {
    let now = Int64(Date().timeIntervalSince1970 * 1000)
    let loads = 4 + 2 * ClusterBench.groups
    return ServerFill(
      players: players,
      newcomers: loads * ClusterBench.group + 1000 + StoreMoves.runs, date: CalendarDate(utc: now),
      now: now, isSound: true)
  }

  private func note(_ name: String, _ load: LoadResult) { note(load.line(name)) }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
