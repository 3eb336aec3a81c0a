import Discovery
import Foundation
import HTTPClient
import LoopbackSupport
import Synchronization

/// A clock that moves only when somebody sleeps.
final class FakeClock: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration { time.withLock { $0 } }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }

  var clock: ServiceClock {
    ServiceClock(now: { self.now }, date: { .seconds(1_700_000_000) + self.now }) { duration in
      try Task.checkCancellation()
      self.advance(by: duration)
    }
  }
}

/// A service on this machine that answers as a test says, and notes who asked when.
final class FakeService: Sendable {
  struct Visit: Sendable {
    let path: String
    let userAgent: String?
    let time: Duration
    /// Whether another request was being answered.
    let isCrowded: Bool
  }

  /// What a service answers to a path.
  enum Reply: Sendable {
    case json(String)
    case page(status: Int, headers: [String], body: [UInt8])
    /// Bytes as they are, after which the connection ends.
    case raw(String)
    /// Nothing: the connection stays open.
    case silence
    /// One byte after another, without an end.
    case endless
  }

  let time = FakeClock()
  private let server: LoopbackServer
  private let record: Record

  private final class Record: Sendable {
    let visits = Mutex<[Visit]>([])
    let active = Atomic(0)
  }

  var visits: [Visit] { record.visits.withLock { $0 } }
  var paths: [String] { visits.map(\.path) }
  var address: String { "http://127.0.0.1:\(server.port)" }

  /// Starts a service.
  ///
  /// - Parameter reply: gets the path, and how many requests came before.
  init(_ reply: @escaping @Sendable (_ path: String, _ before: Int) -> Reply) throws {
    let record = Record()
    let clock = self.time
    self.record = record
    server = try LoopbackServer { connection in
      while let request = connection.request() {
        let others = record.active.add(1, ordering: .sequentiallyConsistent).oldValue
        let path = String(request.split(separator: " ")[1])
        let agent = request.split(whereSeparator: \.isNewline)
          .first { $0.lowercased().hasPrefix("user-agent: ") }.map { String($0.dropFirst(12)) }
        let before = record.visits.withLock { visits in
          visits.append(
            Visit(path: path, userAgent: agent, time: clock.now, isCrowded: others > 0))
          return visits.count - 1
        }
        let answer = reply(path, before)
        // The client may send the next request as soon as it has this answer.
        record.active.subtract(1, ordering: .sequentiallyConsistent)
        guard FakeService.send(answer, to: connection) else { break }
      }
    }
  }

  private static func send(_ reply: Reply, to connection: Connection) -> Bool {
    switch reply {
    case .json(let text):
      return send(
        .page(status: 200, headers: ["Content-Type: application/json"], body: Array(text.utf8)),
        to: connection)
    case .page(let status, let headers, let body):
      let head = ["HTTP/1.1 \(status) X"] + headers + ["Content-Length: \(body.count)", "", ""]
      return connection.send(Array(head.joined(separator: "\r\n").utf8) + body)
    case .raw(let text):
      connection.send(text)
      connection.end()
      return false
    case .silence:
      connection.waitForEnd()
      return false
    case .endless:
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      while connection.send([UInt8](repeating: 0x20, count: 65_536)) {}
      return false
    }
  }

  /// A client whose time is that of the service.
  ///
  /// - Parameter pauses: the folder of the pauses that it shares with others.
  func client(pauses: TemporaryFolder? = nil) -> ServiceClient {
    FakeService.newClient(time, pauses: pauses)
  }

  /// A client with new connections.
  static func newClient(
    _ time: FakeClock = FakeClock(), pauses: TemporaryFolder? = nil
  ) -> ServiceClient {
    var settings = ServiceClient.Settings(
      program: "wordhoard/1.0", contact: "https://words.example.org")
    settings.pauses = pauses.map { SharedPauses(folder: $0.path) }
    return ServiceClient(
      HTTPClient(.init(environment: [:])), settings: settings, clock: time.clock)
  }

  /// The address of a path.
  func at(_ path: String) throws -> ServiceAddress { try ServiceAddress(address + path) }
}

/// A folder that is deleted with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-discovery-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// All files in it.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [])
      .filter { name in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
          && !isFolder.boolValue
      }.sorted()
  }
}
