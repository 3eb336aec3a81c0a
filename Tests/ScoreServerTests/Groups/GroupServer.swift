import Foundation
import GameEngine
import Logging
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import Testing

/// A server of groups with a store on disk, on a port of its own. The token of a player is the name.
struct GroupServer: Sendable {
  let store: any ScoreStore
  let port: Int
  let clock: HandClock

  /// Runs a server with players while a function runs.
  static func run(
    players names: [String] = ["ann", "bob", "eve"], _ body: (GroupServer) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-groups-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await SQLiteStore.open(path: folder.appendingPathComponent("s.sqlite").path)
    var players: [String: Player] = [:]
    for name in names {
      let draft = AccountDraft(name: name, passwordHash: "-", createdAt: 0)
      let account = try await store.accounts.create(draft).id
      players[name] = Player(account: account, username: name, session: "-")
    }
    var settings = ServerSettings()
    settings.port = 0
    settings.requestsPerMinute = 0
    let clock = HandClock()
    let (ports, running) = AsyncStream<Int>.makeStream()
    let server = HTTPServer(
      settings: settings, clock: clock.clock,
      groups: [GroupRoutes(service: GroupService(groups: store.groups, clock: clock.clock))],
      document: "", authenticate: { [players] in players[$0] },
      onRunning: { running.yield($0) },
      logger: Logger(label: "groups", factory: { _ in SwiftLogNoOpLogHandler() }))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      var iterator = ports.makeAsyncIterator()
      let port = try #require(await iterator.next())
      try await body(GroupServer(store: store, port: port, clock: clock))
      group.cancelAll()
    }
  }

  /// A response.
  struct Answer {
    let status: Int
    let text: String
    /// The code of a problem.
    let code: ErrorCode?

    func read<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(type, from: Data(text.utf8))
    }
  }

  func ask(
    _ route: Route, _ path: String, as player: String?, _ body: String? = nil
  ) async throws -> Answer {
    let response = try await fetch(
      route.method.rawValue.uppercased(), path, port: port, token: player, json: body)
    return Answer(status: response.status, text: response.body, code: response.code)
  }

  func create(_ name: String, as player: String) async throws -> GroupView {
    let answer = try await ask(
      .createGroup, Route.createGroup.path, as: player, #"{"name":"\#(name)"}"#)
    #expect(answer.status == 201)
    return try answer.read()
  }

  func join(_ code: String?, as player: String) async throws -> Answer {
    try await ask(
      .joinGroup, Route.joinGroup.path, as: player, #"{"code":"\#(code ?? "")"}"#)
  }

  func groups(of player: String) async throws -> [GroupView] {
    try await ask(.groups, Route.groups.path, as: player).read(GroupList.self).groups
  }
}
