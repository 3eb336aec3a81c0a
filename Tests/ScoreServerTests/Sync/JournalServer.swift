import Foundation
import GameEngine
import Logging
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import Testing

/// A server of journals with a store on disk, on a port of its own. Its players are `ada` and `bob`; their
/// tokens are their names.
struct JournalServer: Sendable {
  let store: any ScoreStore
  let accounts: [String: AccountID]
  let port: Int

  private static let silent = Logger(label: "journal") { _ in SwiftLogNoOpLogHandler() }

  /// Runs a server while a function runs.
  static func run(
    journalEvents: Int? = nil, uploadsPerDay: Int? = nil, logger: Logger = silent,
    _ body: (JournalServer) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-sync-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await SQLiteStore.open(path: folder.appendingPathComponent("s.sqlite").path)
    var accounts: [String: AccountID] = [:]
    for name in ["ada", "bob"] {
      let draft = AccountDraft(name: name, passwordHash: "-", createdAt: 0)
      accounts[name] = try await store.accounts.create(draft).id
    }
    var settings = ServerSettings()
    settings.port = 0
    settings.requestsPerMinute = 0
    if let journalEvents { settings.journalEvents = journalEvents }
    if let uploadsPerDay { settings.uploadMebibytesPerDay = uploadsPerDay }
    let (ports, running) = AsyncStream<Int>.makeStream()
    let players = accounts.mapValues { Player(account: $0, username: "-", session: "-") }
    let profiles = ProfileService(journals: store.journals)
    let clock = ServerClock(now: { 0 }, uptime: { 0 })
    let server = HTTPServer(
      settings: settings, clock: clock,
      groups: [
        JournalRoutes(
          service: JournalService(
            journals: store.journals, profiles: profiles, settings: settings, clock: clock,
            logger: logger)),
        WordListRoutes(profiles: profiles),
      ],
      document: "", authenticate: { players[$0] }, onRunning: { running.yield($0) },
      logger: silent)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      var iterator = ports.makeAsyncIterator()
      let port = try #require(await iterator.next())
      try await body(JournalServer(store: store, accounts: accounts, port: port))
      group.cancelAll()
    }
  }

  /// A response with its body.
  struct Answer {
    let status: Int
    let body: Data

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: body)
    }

    /// The code and the detail of a problem.
    var problem: Problem? { try? value(Problem.self) }
  }

  func ask(
    _ route: Route, _ token: String? = "ada", query: String = "", body: String? = nil
  ) async throws -> Answer {
    let response = try await fetch(
      route.method.rawValue.uppercased(), "\(route.path)\(query)", port: port, token: token,
      json: body)
    return Answer(status: response.status, body: Data(response.body.utf8))
  }

  func upload(_ lines: [String], _ token: String = "ada") async throws -> Answer {
    try await ask(.addEvents, token, body: #"{"events":[\#(lines.joined(separator: ","))]}"#)
  }

  func page(_ token: String = "ada", query: String = "") async throws -> JournalPageView {
    try await ask(.events, token, query: query).value(JournalPageView.self)
  }

  /// All events, read in pages.
  func all(_ token: String = "ada", limit: Int = 500) async throws -> [EventLine] {
    var (events, query) = ([EventLine](), "?limit=\(limit)")
    while true {
      let page = try await page(token, query: query)
      guard !page.events.isEmpty, let cursor = page.cursor else { return events }
      events += page.events
      query = "?limit=\(limit)&after=\(cursor)"
    }
  }
}

/// The line of an event as JSON, with some fields replaced; nil omits a field.
func eventText(_ number: Int = 1, _ changes: [String: String?] = [:]) -> String {
  var fields: [String: String?] = [
    "id": "\"\(eventID(number))\"", "device": #""phone""#, "counter": "\(number)",
    "instant": "1795258800000", "localDate": #""2026-11-21""#, "offset": "3600",
    "kind": #""seen""#, "body": #"{"item":"en/fog/noun"}"#,
  ]
  fields.merge(changes) { _, new in new }
  let pairs = fields.sorted { $0.key < $1.key }
    .compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
  return "{\(pairs.joined(separator: ","))}"
}

func eventID(_ number: Int) -> EventID { EventID(high: 7, low: UInt64(number)) }
