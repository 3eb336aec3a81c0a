import CPQ
import Foundation
import ScoreStore

/// A statement with the values of its parameters.
struct PostgresStatement: Sendable {
  let sql: String
  let values: [Value]

  init(_ sql: String, _ values: Value...) {
    self.sql = sql
    self.values = values
  }
}

/// Why a statement failed.
enum ConnectionError: Error {
  /// The server refused it, with an SQLSTATE.
  case refused(code: String, message: String)
  /// The connection is lost, or nothing came for too long. What was sent may have been done.
  case lost(message: String)
}

/// A connection, for one thread. Statements are sent together as a pipeline, and are prepared once.
final class PostgresConnection {
  private let pq: PQLibrary
  private let handle: OpaquePointer
  private let patience: Duration
  private var prepared: [String: String] = [:]
  private(set) var isLost = false
  /// Whether it is lost because no answer came in time.
  private(set) var wasSilent = false

  /// Connects.
  ///
  /// - Parameter patience: the time that an answer may take, longer than the server's own limits for statements and locks.
  /// - Throws: `ConnectionError.lost` with libpq's reason, which has no password.
  init(
    _ conninfo: String, _ pq: PQLibrary, patience: Duration
  ) throws(ConnectionError) {
    guard let handle = pq.PQconnectdb(conninfo) else { throw .lost(message: "out of memory") }
    guard pq.PQstatus(handle) == CONNECTION_OK, pq.PQenterPipelineMode(handle) == 1,
      pq.PQsetnonblocking(handle, 1) == 0
    else {
      defer { pq.PQfinish(handle) }
      throw .lost(message: PostgresConnection.message(handle, pq))
    }
    // Notices would be printed on standard error.
    withUnsafePointer(to: pq) { pq_drop_notices($0, handle) }
    self.pq = pq
    self.handle = handle
    self.patience = patience
  }

  deinit { pq.PQfinish(handle) }

  /// The version of the server, such as 150014.
  var serverVersion: Int { Int(pq.PQserverVersion(handle)) }

  /// What the server has reported, such as `server_encoding`.
  func parameter(_ name: String) -> String? {
    pq.PQparameterStatus(handle, name).map { String(cString: $0) }
  }

  /// Runs a statement.
  @discardableResult
  func run(_ sql: String, _ values: Value...) throws(ConnectionError) -> Rows {
    try run([PostgresStatement(sql, values: values)])[0]
  }

  /// Runs statements in one round trip. Those after one that fails are not run; without a transaction, all of them are one.
  ///
  /// - Throws: the error of the first that fails.
  func run(_ statements: [PostgresStatement]) throws(ConnectionError) -> [Rows] {
    guard !isLost else { throw .lost(message: "the connection is closed") }
    do {
      return try exchange(statements)
    } catch {
      if case .lost = error { isLost = true }
      throw error
    }
  }

  private func exchange(_ statements: [PostgresStatement]) throws(ConnectionError) -> [Rows] {
    /// For each result that comes, in order: the text that it prepares; nil for the rows of a statement.
    var expected: [String?] = []
    var names = prepared
    for statement in statements {
      if names[statement.sql] == nil {
        let name = "s\(names.count)"
        names[statement.sql] = name
        try sent(prepare(statement, as: name))
        expected.append(statement.sql)
      }
      try sent(execute(statement, as: names[statement.sql] ?? ""))
      expected.append(nil)
    }
    try sent(pq.PQpipelineSync(handle))
    let deadline = ContinuousClock.now + patience
    var rows: [Rows] = []
    var failure: ConnectionError?
    for text in expected {
      while let result = try next(by: deadline) {
        defer { pq.PQclear(result) }
        switch pq.PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
          if let text { prepared[text] = names[text] } else { rows.append(Rows(result, pq)) }
        case PGRES_PIPELINE_ABORTED: break
        default: failure = failure ?? error(result)
        }
      }
    }
    guard let end = try next(by: deadline) else { throw .lost(message: "no end of a pipeline") }
    defer { pq.PQclear(end) }
    guard pq.PQresultStatus(end) == PGRES_PIPELINE_SYNC else {
      throw .lost(message: "no end of a pipeline")
    }
    if let failure { throw failure }
    return rows
  }

  private func prepare(_ statement: PostgresStatement, as name: String) -> CInt {
    let types = statement.values.map { Oid($0.type) }
    return pq.PQsendPrepare(handle, name, statement.sql, CInt(types.count), types)
  }

  private func execute(_ statement: PostgresStatement, as name: String) -> CInt {
    // One buffer with all values; a null has no place in it.
    let values = statement.values.map(\.encoded)
    let buffer = Array(values.compactMap(\.self).joined()) + [0]
    return buffer.withUnsafeBytes { bytes in
      var place = 0
      let pointers = values.map { value -> UnsafePointer<CChar>? in
        guard let value else { return nil }
        defer { place += value.count }
        return bytes.baseAddress.map { ($0 + place).assumingMemoryBound(to: CChar.self) }
      }
      return pq.PQsendQueryPrepared(
        handle, name, CInt(values.count), pointers, values.map { CInt(clamping: $0?.count ?? 0) },
        [CInt](repeating: 1, count: values.count), 1)
    }
  }

  private func sent(_ code: CInt) throws(ConnectionError) {
    guard code == 1 else { throw .lost(message: PostgresConnection.message(handle, pq)) }
  }

  /// The next result; nil between the results of two statements.
  private func next(by deadline: ContinuousClock.Instant) throws(ConnectionError) -> OpaquePointer?
  {
    while true {
      let unsent = pq.PQflush(handle)
      guard unsent >= 0 else { throw .lost(message: PostgresConnection.message(handle, pq)) }
      if pq.PQisBusy(handle) == 0 { return pq.PQgetResult(handle) }
      let left = deadline - .now
      guard left > .zero else {
        wasSilent = true
        throw .lost(message: "no answer")
      }
      var descriptor = pollfd(
        fd: pq.PQsocket(handle), events: Int16(POLLIN) | (unsent == 1 ? Int16(POLLOUT) : 0),
        revents: 0)
      let code = poll(&descriptor, 1, CInt(max(1, left / .milliseconds(1))))
      guard code >= 0 || errno == EINTR else { throw .lost(message: "poll failed") }
      guard pq.PQconsumeInput(handle) == 1 else {
        throw .lost(message: PostgresConnection.message(handle, pq))
      }
    }
  }

  private func error(_ result: OpaquePointer) -> ConnectionError {
    let code = pq.PQresultErrorField(result, CInt(UInt8(ascii: "C"))).map { String(cString: $0) }
    let message = pq.PQresultErrorField(result, CInt(UInt8(ascii: "M")))
      .map { String(cString: $0) }
    return .refused(code: code ?? "", message: message ?? "unknown error")
  }

  private static func message(_ handle: OpaquePointer, _ pq: PQLibrary) -> String {
    let text = pq.PQerrorMessage(handle).map { String(cString: $0) } ?? ""
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: ", ")
  }
}

extension PostgresStatement {
  init(_ sql: String, values: [Value]) {
    self.sql = sql
    self.values = values
  }
}
