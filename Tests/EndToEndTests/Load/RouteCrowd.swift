import Foundation
import Synchronization

/// Many connections that send the same few requests at the same time, again and again.
final class RouteCrowd: Sendable {
  /// An operation of the HTTP API.
  struct Operation: Sendable, Hashable {
    let id: String
    let method: String
    let path: String

    /// The operations that a document in the style of docs/openapi.yaml lists.
    static func all(in document: String) -> [Operation] {
      var path = ""
      var method = ""
      var operations: [Operation] = []
      for line in document.split(separator: "\n") {
        if let match = line.wholeMatch(of: #/  (/[^ ]*):/#) { path = String(match.1) }
        if let match = line.wholeMatch(of: #/    (get|put|post|patch|delete):/#) {
          method = match.1.uppercased()
        }
        if let match = line.wholeMatch(of: #/      operationId: (\w+)/#) {
          operations.append(Operation(id: String(match.1), method: method, path: path))
        }
      }
      return operations
    }
  }

  /// A player behind a connection.
  struct Player: Sendable {
    let name: String
    let token: String
    /// A token of a player whom an operation may sign out or delete.
    let victim: String
    let group: String
    let code: String
    let run: String
  }

  private struct State {
    var operations: [Operation] = []
    var isOver = false
    /// The number of requests that wait for a response.
    var open = 0
    var counts: [String: Int] = [:]
    var faults: [String] = []
  }

  private let port: Int
  private let date: String
  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)
  private let players: [Player]

  /// Opens a connection for each player.
  init(_ players: [Player], port: Int, date: String) {
    self.players = players
    self.port = port
    self.date = date
    for place in players.indices {
      Thread.detachNewThread { [self] in
        play(place)
        ended.signal()
      }
    }
  }

  /// Lets all connections send the operations in turn for a time, and waits for the last responses.
  func send(_ operations: [Operation], seconds: Double) throws {
    state.withLock { $0.operations = operations }
    usleep(UInt32(seconds * 1_000_000))
    state.withLock { $0.operations = [] }
    let deadline = Date(timeIntervalSinceNow: 30)
    while state.withLock({ $0.open }) > 0 {
      guard Date() < deadline else { break }
      usleep(1000)
    }
    let state = state.withLock { $0 }
    guard state.open == 0, state.faults.isEmpty else {
      throw Child.Failure(
        description: "\(operations.map(\.id)): \(state.open) open, \(state.faults.prefix(3))")
    }
  }

  /// Ends the connections.
  ///
  /// - Returns: the number of responses to each operation.
  func finish() -> [String: Int] {
    state.withLock { $0.isOver = true }
    for _ in players { ended.wait() }
    return state.withLock { $0.counts }
  }

  private func play(_ place: Int) {
    var connection: HTTPConnection?
    var turn = place
    while true {
      let (operations, isOver) = state.withLock { state in
        if !state.operations.isEmpty { state.open += 1 }
        return (state.operations, state.isOver)
      }
      guard !isOver else { return }
      guard !operations.isEmpty else {
        usleep(1000)
        continue
      }
      let operation = operations[turn % operations.count]
      turn += 1
      let isClosed = connection == nil
      connection = connection ?? (try? HTTPConnection(port: port))
      let request = request(operation, of: players[place], turn)
      var answer = connection.flatMap { $0.send(request) ? $0.receive() : nil }
      if answer == nil, !isClosed {
        // An idle connection may have been closed meanwhile.
        connection = try? HTTPConnection(port: port)
        answer = connection.flatMap { $0.send(request) ? $0.receive() : nil }
      }
      let isFault =
        answer.map { $0.status >= 500 && ($0.status != 503 || $0.fields["retry-after"] == nil) }
        ?? true
      if answer?.fields["connection"] == "close" { connection = nil }
      state.withLock { state in
        state.open -= 1
        state.counts[operation.id, default: 0] += 1
        if isFault { state.faults.append("\(operation.id): \(answer?.text ?? "no response")") }
      }
    }
  }

  private func request(_ operation: Operation, of player: Player, _ turn: Int) -> String {
    let isGroup = operation.path.contains("/groups/")
    let path = operation.path
      .replacing("{id}", with: isGroup ? player.group : player.run)
      .replacing("{board}", with: "daily").replacing("{period}", with: date)
      .replacing("{username}", with: player.name)
    let body = RouteCrowd.body(of: operation.id, player, date: date, turn)
    return HTTPConnection.request(
      operation.method, path,
      token: RouteCrowd.destructive.contains(operation.id) ? player.victim : player.token,
      json: body)
  }

  private static let destructive: Set<String> = [
    "endSessions", "endSession", "logout", "deleteAccount", "changePassword", "deleteGroup",
    "removeMember",
  ]

  /// The body of a request; nil if the operation has none.
  private static func body(
    of operation: String, _ player: Player, date: String, _ turn: Int
  ) -> String? {
    let password = RemotePlayer.password
    switch operation {
    case "signup":
      let name = "new\(UInt32.random(in: 0 ... .max))"
      return #"{"username":"\#(name)","password":"\#(password)"}"#
    case "login": return #"{"username":"\#(player.name)","password":"\#(password)"}"#
    case "changeAccount": return #"{"listed":\#(turn.isMultiple(of: 2))}"#
    case "deleteAccount": return #"{"password":"\#(password)"}"#
    case "changePassword":
      return #"{"currentPassword":"\#(password)","newPassword":"\#(password)"}"#
    case "startRun":
      return turn.isMultiple(of: 2)
        ? #"{"board":"run"}"# : #"{"board":"daily","date":"\#(date)"}"#
    case "makeMove": return #"{"move":1,"input":"1"}"#
    case "createGroup": return #"{"name":"Class"}"#
    case "joinGroup": return #"{"code":"\#(player.code)"}"#
    case "addEvents":
      return """
        {"events":[{"id":"\(UUID().uuidString.lowercased())","device":"phone","counter":\(turn),\
        "instant":1795258800000,"localDate":"2026-11-21","offset":3600,"kind":"seen",\
        "body":{"item":"en/fog/noun"}}]}
        """
    default: return nil
    }
  }
}
