import Foundation
import GameEngine
import Lexicon
import ScoreAPI

/// Compares the server with many players to a peer and to nginx, by the requests per second of
/// processor time. docs/performance.md explains it.
struct ServerBench {
  /// The number of players on the boards.
  let players: Int
  /// The peer's file; nil to skip the comparisons with it.
  let peer: String?
  /// The duration of each load in seconds.
  let seconds: Double
  /// The path of `wordhoard-server`.
  let server: String

  /// The number of players on the boards of the small server, with which the large one is compared.
  static let few = 1000
  /// The number of newcomers who play a daily, and of each group that plays a run.
  private static let group = 2000
  private static let groups = 8
  /// The number of logins that wait while a board is read.
  private static let logins = OurServer.queue
  private static let readers = 64
  /// The nanoseconds from one request of a reader to its next.
  private static let pause: UInt64 = 100_000_000

  func run() async throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hello = try measureNginx(folder)
    let rivals = try peer.map { try measurePeer($0, folder) }
    let ours = try await measureOurs(folder)
    return ServerFigures(players: players, ours: ours, peer: rivals, hello: hello).all
  }

  // MARK: The others

  private func measureNginx(_ folder: URL) throws -> LoadResult? {
    guard Nginx.isHere else {
      note(
        "nginx is not installed, so /healthz is not compared. Its Debian package is nginx-light.")
      return nil
    }
    let nginx = try Nginx.start(in: folder)
    defer { nginx.stop() }
    return try load("nginx, 11 bytes", [RawRequest.get("/")], on: nginx)
  }

  private func measurePeer(_ file: String, _ folder: URL) throws -> ServerFigures.Peer {
    note("filling the peer")
    let peer = try Peer(file: file, players: players, folder: folder)
    var random = SeededGenerator(seed: 1)
    let gets = (0..<20_000).map { _ in RawRequest.get("/rank/\(random.below(players))") }
    let quick = try peer.start(.memory)
    defer { quick.stop() }
    let post = try load("peer, POST, rank in memory", peer.posts, on: quick)
    let rank = try load("peer, GET rank, in memory", gets, on: quick)
    quick.stop()
    let counting = try peer.start(.count)
    defer { counting.stop() }
    let slow = try load("peer, POST, rank by COUNT", peer.posts, on: counting)
    return ServerFigures.Peer(post: post, countingPost: slow, rank: rank)
  }

  // MARK: Ours

  private func measureOurs(_ folder: URL) async throws -> ServerFigures.Ours {
    let now = Int64(Date().timeIntervalSince1970 * 1000)
    let date = CalendarDate(utc: now)
    let group = ServerBench.group
    func fill(_ count: Int) -> ServerFill {
      ServerFill(
        players: count, newcomers: group * (2 + ServerBench.groups), date: date, now: now)
    }
    let many = fill(players)
    let few = fill(ServerBench.few)
    note("filling ours")
    let program = OurServer(program: server, folder: folder)
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    try await many.make(path("many.sqlite"))
    try await few.make(path("few.sqlite"))
    let large = try program.start(database: path("many.sqlite"))
    defer { large.stop() }
    let small = try program.start(database: path("few.sqlite"))
    defer { small.stop() }

    var loads = ServerFigures.Ours()
    loads.ready = large.readySeconds
    loads.moveWhileChecked = try measureCheck(many, on: large)
    loads.peakWhileChecked = large.peakMiB()
    loads.health = try load("/healthz", [RawRequest.get(Route.health.path)], on: large)
    try measureBoards(many, on: large, &loads)
    try measureMoves(many, few, on: large, small, &loads)
    small.stop()
    loads.resident = large.residentMiB()
    try measureLogins(on: large, &loads)
    return loads
  }

  /// Measures moves while the database is checked in the background. Waits for the end of the
  /// check.
  ///
  /// - Returns: nil if the check ended before the measurement.
  private func measureCheck(_ fill: ServerFill, on server: MeasuredProcess) throws -> LoadResult? {
    let group = ServerBench.group
    let players = fill.newcomers(
      group * (1 + ServerBench.groups)..<group * (2 + ServerBench.groups))
    var script = DailyMovesScript(players: try start(daily(fill), players, on: server))
    let result = try LoadDriver(port: server.port).run(&script, on: server)
    note("a move while the database is checked", result)
    let isChecking = !server.hasLogged(OurServer.checked)
    let seconds = try server.waitForLog(OurServer.checked)
    note(String(format: "the database was checked %.0f s after the start", seconds))
    return isChecking ? result : nil
  }

  private func daily(_ fill: ServerFill) -> String {
    #"{"board":"daily","date":"\#(fill.date)"}"#
  }

  private func start(
    _ board: String, _ players: [VirtualPlayer], _ headwords: [String: Set<String>] = [:],
    on server: MeasuredProcess
  ) throws -> [VirtualPlayer] {
    var script = StartScript(players: players, body: board, headwords: headwords)
    _ = try LoadDriver(port: server.port).run(&script, on: server)
    return script.players
  }

  private func measureBoards(
    _ fill: ServerFill, on server: MeasuredProcess, _ loads: inout ServerFigures.Ours
  ) throws {
    let board = Route.board.path("run", "all")
    loads.top = try load("top 100", [RawRequest.get("\(board)?limit=100")], on: server)
    var random = SeededGenerator(seed: 2)
    var members = fill.members
    random.shuffle(&members)
    loads.around = try load(
      "around me", members.map { RawRequest.get("\(board)?around=me", token: $0.token) },
      on: server)
  }

  private func measureMoves(
    _ many: ServerFill, _ few: ServerFill, on large: MeasuredProcess, _ small: MeasuredProcess,
    _ loads: inout ServerFigures.Ours
  ) throws {
    let pack = try Checkout.pack()
    let headwords = pack.headwords
    let micros = try DailyMoves.judgingMicros(DailyDealer(pool: pack.pool()).deal(many.date))
    note(String(format: "judging a move, in the engine alone: %.1f us", micros))
    let group = ServerBench.group
    var moves = try DailyMovesScript(
      players: start(daily(many), many.newcomers(0..<group), headwords, on: large))
    loads.move = try LoadDriver(port: large.port).run(&moves, on: large)
    note("a move", loads.move)
    for place in 1...ServerBench.groups {
      for (fill, server, isLarge) in [(many, large, true), (few, small, false)] {
        let newcomers = fill.newcomers(place * group..<(place + 1) * group)
        var script = try LastMoveScript(
          players: start(#"{"board":"run"}"#, newcomers, headwords, on: server))
        let result = try LoadDriver(port: server.port).run(&script, on: server)
        if isLarge {
          loads.lastMove = loads.lastMove + result
        } else {
          loads.lastMoveOfFew = loads.lastMoveOfFew + result
        }
      }
    }
    note("a last move", loads.lastMove)
    note("a last move at \(ServerBench.few) players", loads.lastMoveOfFew)
  }

  private func measureLogins(on server: MeasuredProcess, _ loads: inout ServerFigures.Ours) throws {
    let workers = OurServer.workers
    let requests = (1...ServerBench.few).map { account in
      let body =
        #"{"username":"\#(ServerFill.name(account))","password":"\#(ServerFill.password)"}"#
      return RawRequest.post(Route.login.path, json: body)
    }
    // Measure in turns, because the load of other programs on the machine varies.
    let count = max(4, Int(seconds * 2))
    var bare: [Double] = []
    var all = LoadResult()
    for _ in 0..<2 {
      bare.append(BareScrypt.perSecond(threads: workers, count: count))
      var logins = RequestList(requests, count: workers * count)
      all =
        try all
        + LoadDriver(port: server.port, connections: 2 * workers).run(&logins, on: server)
    }
    loads.bareHashes = 2 / bare.reduce(0) { $0 + 1 / $1 }
    loads.logins = all.perSecond
    note("a login", all)

    let board = RequestList(
      [RawRequest.get("\(Route.board.path("run", "all"))?limit=100")], pause: ServerBench.pause)
    let readers = ServerBench.readers
    for isBusy in [false, true] {
      let count = readers + (isBusy ? ServerBench.logins : 0)
      var script = BoardBesideLogins(
        readers: readers, board: board, logins: RequestList(requests))
      let result = try LoadDriver(port: server.port, connections: count)
        .run(&script, on: server, warmup: 1, limit: seconds)
      if isBusy { loads.busyBoard = result } else { loads.quietBoard = result }
    }
    note("the board, at leisure", loads.quietBoard)
    note("the board, while \(ServerBench.logins) logins wait", loads.busyBoard)
  }

  // MARK: Loads

  private func load(
    _ name: String, _ requests: [String], on server: MeasuredProcess
  ) throws -> LoadResult {
    var script = RequestList(requests)
    let result = try LoadDriver(port: server.port)
      .run(&script, on: server, warmup: 0.5, limit: seconds)
    note(name, result)
    return result
  }

  private func note(_ name: String, _ load: LoadResult) { note(load.line(name)) }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
