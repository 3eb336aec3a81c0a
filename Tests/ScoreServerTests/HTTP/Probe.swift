import GameEngine
import HTTPConnections
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreServer
import ScoreStore
import Synchronization

/// Handlers that record the requests that reach them.
final class Probe: RouteGroup {
  struct Secretive: Error { let secret = "SELECT secret FROM /var/lib/hoard" }

  /// The bodies that handlers have read.
  let taken = Mutex<[String]>([])
  /// The gate that `GET /v1/journal` waits for.
  let gate = Gate()

  func add(to table: inout RouteTable) {
    table.on(.player) { _, context in .json(.ok, ["username": context.parameter("username")]) }
    table.on(.daily, queries: ["date"]) { _, context in
      let date = try context.queryDate("date")?.description ?? "-"
      return .json(.ok, ["player": context.player?.username ?? "-", "date": date])
    }
    table.on(.account) { _, context in
      .json(.ok, ["username": try context.requiredPlayer().username])
    }
    table.on(.signup) { [self] request, _ in
      let body = try await request.body(SignupRequest.self)
      take(body.username)
      return .json(.created, ["username": body.username])
    }
    table.on(.startRun) { [self] request, _ in
      take("\(try await request.body(RunRequest.self).board)")
      return .noContent
    }
    table.on(.move) { [self] request, context in
      let body = try await request.body(MoveRequest.self)
      take("\(context.parameter("id")) \(body.move) \(body.input)")
      return .json(.ok, ["input": body.input])
    }
    table.on(.replay) { _, context in
      switch context.parameter("id") {
      case "busy": throw StoreError.busy
      case "full": throw StoreError.diskFull
      case "crowded": throw StoreError.spaceLimit
      case "gone": throw StoreError.noSuchRun
      case "torn": throw StoreError.damaged(.database(.message("SELECT secret")))
      default: throw Secretive()
      }
    }
    table.on(.board, queries: ["limit"]) { _, context in
      var response = Response.json(
        .ok, ["limit": try context.query("limit", in: 1...100, default: 50)])
      response.headers[.cacheControl] = "public, max-age=1"
      return response
    }
    table.on(.homePage) { _, _ in
      var response = Response.bytes(.ok, ByteBuffer(string: "<p>hello"), type: "text/html")
      response.headers[.contentSecurityPolicy] = "default-src 'self'"
      return response
    }
    table.on(.addEvents) { [self] request, _ in
      take("\(try await request.bodyBytes(limit: 8 << 20).count) bytes")
      return .noContent
    }
    table.on(.events) { [gate] _, _ in
      await gate.wait()
      return .json(.ok, ["waited": true])
    }
  }

  private func take(_ what: String) { taken.withLock { $0.append(what) } }
  /// The bodies that handlers have read.
  var all: [String] { taken.withLock { $0 } }
}

/// Blocks tasks until it is opened.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    for watcher in watching { watcher.resume() }
    watching = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Returns when a task waits.
  func reached() async {
    if waiting.isEmpty { await withCheckedContinuation { watching.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
