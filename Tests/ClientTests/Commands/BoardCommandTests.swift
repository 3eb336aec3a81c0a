import ClientCompete
import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import ClientWords
import Foundation
import GameEngine
import Journal
import Messages
import ScoreAPI
import Synchronization
import TestSupport
import Testing

@testable import wordhoard

@Suite("Leaderboards, replays and sync")
struct BoardCommandTests {
  private static let origin = "https://words.example.org"

  private func player(_ display: Display = Display(), signedIn: Bool = true) throws -> Player {
    try .atServer(BoardCommandTests.origin, display, signedIn: signedIn)
  }

  private func entry(_ rank: Int, _ name: String, _ score: Int, _ seconds: Int) -> BoardEntry {
    .of(rank, name, score, seconds: seconds)
  }

  private var daily: BoardView {
    BoardView(
      board: .daily, period: "2026-11-21", players: 1203,
      entries: [
        entry(1, "grace", 15_500, 84), entry(2, "ada", 5500, 61),
        entry(2, "a-long-name-of-20", 5500, 61),
        entry(4, "bob", 0, 600),
      ], me: entry(2, "ada", 5500, 61), next: nil, distribution: .ofTest)
  }

  private func screen(_ player: Player, _ view: BoardView, _ request: BoardRequest = .init())
    async throws -> String
  {
    player.test.server.answer { _ in try .json(view) }
    _ = player.screen()
    try await player.program().run(awaiting: ["leaderboard"] + request.arguments)
    return player.screen()
  }

  @Test("a board is a table in which the player is marked")
  func table() async throws {
    let player = try player()
    try Golden.expect(try await screen(player, daily), "leaderboard")
    let last = try #require(player.test.server.sent.last)
    #expect(last.line == "GET /v1/boards/daily/\(player.test.clock.now.localDate)?limit=20")
    #expect(last.request.token != nil)
    let apart = BoardView(
      board: .run, period: "all", players: 5000, entries: Array(daily.entries.suffix(1)),
      me: entry(1203, "ada", 300, 20), next: nil)
    try Golden.expect(try await screen(player, apart), "leaderboard-apart")
    let streak = BoardView(
      board: .streak, period: "all", players: 1, entries: [entry(1, "eve", 1, 0)], me: nil,
      next: nil)
    try Golden.expect(try await screen(player, streak), "leaderboard-streak")
    let empty = BoardView(
      board: .weekly, period: "2026-W47", players: 0, entries: [], me: nil, next: nil)
    try Golden.expect(try await screen(player, empty), "leaderboard-empty")
  }

  @Test("the runs of a week are shown with the number of attempts, and how many were given up")
  func attempts() async throws {
    let player = try player()
    let runs = BoardView(
      board: .run, period: "2026-W47", players: 3,
      entries: [
        .of(1, "grace", 2100, seconds: 84, attempts: 1203, givenUp: 1199),
        .of(2, "ada", 300, seconds: 3725, attempts: 1, givenUp: 0),
        .of(3, "eve", 100, seconds: 9),
      ], me: nil, next: nil)
    try Golden.expect(try await screen(player, runs), "leaderboard-attempts")
    try player.program().run("settings set spoken on")
    try Golden.expect(try await screen(player, runs), "leaderboard-attempts-spoken")
  }

  @Test("a deleted player and the number of removed results are shown on a daily's board")
  func deletedPlayer() async throws {
    let player = try player()
    let board = BoardView(
      board: .daily, period: "2026-11-21", players: 2,
      entries: [
        .of(1, "deleted player", 15_500, seconds: 84, deleted: true), entry(2, "ada", 300, 20),
      ], me: entry(2, "ada", 300, 20), next: nil, removed: 2)
    try Golden.expect(try await screen(player, board), "leaderboard-deleted")
  }

  @Test("a board is also found by the name of its tab")
  func tabs() async throws {
    let player = try player()
    for (name, path) in [("runs", "run/2026-W47"), ("streaks", "streak/all")] {
      var request = BoardRequest()
      request.board = name
      _ = try await screen(player, daily, request)
      let last = try #require(player.test.server.sent.last)
      #expect(last.line.hasPrefix("GET /v1/boards/\(path)?"))
    }
  }

  @Test("a board is also printed in sentences and as JSON")
  func otherForms() async throws {
    var player = try player()
    try player.program().run("settings set spoken on")
    try Golden.expect(try await screen(player, daily), "leaderboard-spoken")
    player.options.json = true
    let text = try await screen(player, daily)
    #expect(try JSONDecoder().decode(BoardView.self, from: Data(text.utf8)) == daily)
  }

  @Test("escape sequences in names are removed, and extreme numbers do no harm")
  func hostile() async throws {
    let view = BoardView(
      board: .daily, period: "2026-11-21\u{1B}[2J", players: .min,
      entries: [entry(.min, "\u{1B}[31mx\n\u{202E}y", .min, 1)], me: nil, next: nil)
    let text = try await screen(player(), view)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test("each board has a default period, and accepts its own kind of periods")
  func periods() async throws {
    let player = try player()
    let wishes: [(String, String?, String)] = [
      ("weekly", nil, "weekly/\(ISOWeek(of: player.test.clock.now.localDate))"),
      ("run", nil, "run/\(ISOWeek(of: player.test.clock.now.localDate))"),
      ("run", "all", "run/all"),
      ("streak", nil, "streak/all"), ("daily", "2026-11-22", "daily/2026-11-22"),
      ("weekly", "2026-W01", "weekly/2026-W01"),
    ]
    for (board, period, path) in wishes {
      var request = BoardRequest()
      request.board = board
      request.period = period
      request.isAroundMe = true
      request.limit = 5
      _ = try await screen(player, daily, request)
      #expect(player.test.server.sent.last?.line == "GET /v1/boards/\(path)?limit=5&around=me")
    }
    let refused: [(String, String?, Int, String)] = [
      ("monthly", nil, 20, "unknown_board"), ("daily", "today", 20, "period_malformed"),
      ("weekly", "2026-11-21", 20, "period_malformed"), ("streak", "2026", 20, "period_malformed"),
      ("daily", nil, 0, "limit_out_of_range"), ("daily", nil, 101, "limit_out_of_range"),
    ]
    for (board, period, limit, wanted) in refused {
      var request = BoardRequest()
      request.board = board
      request.period = period
      request.limit = limit
      #expect(
        await code { try await player.program().run(awaiting: ["leaderboard"] + request.arguments) }
          == wanted)
    }
  }

  @Test("--around me needs a sign-in, the board itself does not")
  func signedOut() async throws {
    let player = try player(signedIn: false)
    var request = BoardRequest()
    request.isAroundMe = true
    #expect(
      await code { try await player.program().run(awaiting: ["leaderboard"] + request.arguments) }
        == "not_signed_in")
    _ = try await screen(player, daily)
    #expect(player.test.server.sent.map(\.request.token) == [nil])
  }

  @Test("public boards are shown even if the session has ended, with a remark")
  func sessionEnded() async throws {
    let player = try player()
    let run = try replay()
    player.test.server.answer { [daily] sent in
      guard sent.request.token == nil else { throw Problem(.tokenInvalid, "It has ended.") }
      return try sent.request.path.hasSuffix("/replay") ? .json(run) : .json(daily)
    }
    try await player.program().run(awaiting: "leaderboard")
    #expect(player.screen().contains("grace"))
    try await player.program().run(awaiting: "replay x --verify")
    #expect(player.screen().contains("the same result"))
    let remarks = player.test.errors.text.split(separator: "\n")
    #expect(remarks.count == 2)
    #expect(remarks.allSatisfy { $0.contains("your session at \(BoardCommandTests.origin)") })
    var request = BoardRequest()
    request.isAroundMe = true
    #expect(
      await code { try await player.program().run(awaiting: ["leaderboard"] + request.arguments) }
        == "token_invalid")
  }

  // MARK: - Replays

  private func replay(score: Int = 200) throws -> ReplayView {
    try .of(.run, answered: "rrw", score: score)
  }

  @Test("a run is shown question by question, and judged again to the same result")
  func replayed() async throws {
    let player = try player(signedIn: false)
    let view = try replay()
    player.test.server.answer { _ in try .json(view) }
    try await player.program().run(awaiting: "replay 0000 --verify")
    try Golden.expect(player.screen(), "replay")
    #expect(player.test.server.sent.map(\.line) == ["GET /v1/runs/0000/replay"])
  }

  @Test("a result that does not follow from the moves is detected")
  func differs() async throws {
    let player = try player()
    let view = try replay(score: 300)
    player.test.server.answer { _ in try .json(view) }
    await #expect {
      try await player.program().run(awaiting: "replay 0000 --verify")
    } throws: { error in
      let error = ClientError(error)
      return error.code == .replayDiffers && error.exit == .failed
    }
    try await player.program().run(awaiting: "replay 0000")
  }

  @Test("a run that was given up is judged up to its last move")
  func givenUp() async throws {
    let player = try player()
    let whole = try replay()
    let moves = Array(whole.moves.prefix(2))
    let dealt = DealtRound(round: whole.round, key: whole.key)
    let result = try #require(
      GameEngine.replay(dealt, moves: moves + [Move(.quit, atMillis: 0)]).results.first)
    let view = ReplayView(
      username: "ada", round: whole.round, key: whole.key, moves: moves, result: result)
    player.test.server.answer { _ in try .json(view) }
    try await player.program().run(awaiting: "replay 0000 --verify")
    #expect(player.screen().contains("the same result"))
  }

  // MARK: - Sync

  @Test("sync sends and receives the missing events, and prints their number")
  func sync() async throws {
    let player = try player()
    try player.program().run(["favorite", "add", player.pool.items[0].term])
    let other = try player.folder.journal("other")
    try other.append(
      [.init(id: EventID(high: 7, low: 7), body: .setting(SettingEntry(key: "level", value: "3")))],
      at: player.test.clock.now)
    let there = JournalOnServer(
      try JournalSync(other, with: SyncPeer(server: "x", account: "y")).unsent().events)
    player.test.server.answer { try there.respond($0) }
    _ = player.screen()
    try await player.program().run(awaiting: "sync")
    #expect(player.screen() == "1 new event here, 1 new there.\n")
    #expect(Settings(try player.progress()).level == .fixed(.three))
    #expect(there.count == 2)
    try await player.program().run(awaiting: "sync")
    #expect(player.screen() == "0 new events here, 0 new there.\n")
    #expect(there.count == 2)
    // The server has lost all events.
    there.lose()
    try await player.program().run(awaiting: "sync")
    #expect(player.screen() == "0 new events here, 2 new there.\n")
  }

  @Test("sync waits as long as the server asks, a few times, and goes on")
  func patience() async throws {
    let player = try player()
    try player.program().run(["favorite", "add", player.pool.items[0].term])
    let there = JournalOnServer([])
    let refusals = Mutex(3)
    player.test.server.answer { sent in
      let isRefused = refusals.withLock { left in
        left -= 1
        return left >= 0
      }
      if isRefused { throw Problem(.rateLimited, "Wait.", retryAfter: 7) }
      return try there.respond(sent)
    }
    _ = player.screen()
    try await player.program().run(awaiting: "sync")
    #expect(player.screen() == "0 new events here, 1 new there.\n")
    #expect(player.test.server.slept == [7000, 7000, 7000])
    refusals.withLock { $0 = .max }
    await #expect { try await player.program().run(awaiting: "sync") } throws: {
      ClientError($0).code == .rateLimited
    }
    #expect(player.test.server.slept.count == 8)
  }

  @Test("a server that contradicts itself is named")
  func inconsistent() async throws {
    let player = try player()
    let other = try player.folder.journal("other")
    try other.append(
      [.init(id: EventID(high: 7, low: 7), body: .setting(SettingEntry(key: "level", value: "3")))],
      at: player.test.clock.now)
    let events = try JournalSync(other, with: SyncPeer(server: "x", account: "y")).unsent().events
    player.test.server.answer { _ in try .json(JournalPageView(events: events, cursor: nil)) }
    await #expect {
      try await player.program().run(awaiting: "sync")
    } throws: { error in
      let error = ClientError(error)
      return error.code == .syncInconsistent
        && error.message.hasPrefix(BoardCommandTests.origin)
    }
  }

  @Test("an export of the account is one private file with everything in it")
  func export() async throws {
    let player = try player()
    let run = try FakeRunServer.of(.run)
    try run.play([answers(to: run.dealt, "w")[0]])
    let there = JournalOnServer([])
    player.test.server.answer { sent in
      switch sent.line {
      case "GET /v1/account": return try .json(SessionGrant.of("ada").account)
      case "GET /v1/groups":
        return try .json(GroupList(groups: [.of("Class 4b", ["ada", "bob"])]))
      case "GET /v1/sessions": return try .json(SessionList(sessions: []))
      case "GET /v1/players/ada":
        let entry = BoardEntry(
          rank: 1, username: "ada", score: 0, elapsedMillis: 0, finishedAt: run.startedAt,
          run: "\(run.id)")
        return try .json(
          PlayerView(
            username: "ada", createdAt: run.startedAt,
            results: [.init(board: .run, period: "all", entry: entry)]))
      case let line where line.contains("/v1/journal"): return try there.respond(sent)
      default: return try run.respond(sent)
      }
    }
    let file = "\(player.folder.path)/account.json"
    try await player.program().run(awaiting: ["account", "export", file])
    #expect(player.screen() == "0 events and 1 run written to \(file).\n")
    let data = try #require(FileManager.default.contents(atPath: file))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(document.keys)
        == ["server", "account", "sessions", "groups", "page", "runs", "journal"])
    #expect(((document["groups"] as? [[String: Any]])?.first?["name"] as? String) == "Class 4b")
    #expect((document["runs"] as? [Any])?.count == 1)
    #expect(!String(decoding: data, as: UTF8.self).contains(SessionGrant.token))
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(
      await code {
        try await player.program().run(awaiting: "account export /nowhere/at/all.json")
      }
        == "export_not_writable")
  }
}
