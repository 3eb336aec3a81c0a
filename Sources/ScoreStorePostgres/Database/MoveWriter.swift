import GameEngine
import ScoreStore

/// Writes the moves of all runs: those that wait are one statement, and so one commit.
///
/// If the answer to a statement is lost, it is sent again. A move that is there already with the same input and time was stored by
/// the first statement.
final class MoveWriter: Sendable {
  /// A move to store.
  struct Request: Sendable {
    let run: RunID
    let number: Int
    let move: Move
    /// The questions that are dealt with it.
    let dealt: DealtText?
  }

  /// The maximum number of moves in a statement.
  private static let batchSize = 256

  private let batches: Batches<Request, Void>

  /// - Parameter thread: one thread with a connection.
  init(_ thread: ConnectionThreads<Link>) {
    batches = Batches(thread, size: MoveWriter.batchSize) { batch, link in
      MoveWriter.store(batch, on: link).map { $0.map { .failure($0) } ?? .success(()) }
    }
  }

  /// The number of moves that wait.
  var waiting: Int { batches.count }

  /// Stores a move, and returns when it is on disk.
  ///
  /// - Throws: `StoreError.moveExists`, `runEnded`, `noSuchRun`, `busy`.
  func add(_ request: Request) async throws(StoreError) { try await batches.add(request) }

  /// Stores a batch.
  ///
  /// - Returns: for each move, why it was not stored; nil if it was.
  private static func store(_ batch: [Request], on link: Link?) -> [StoreError?] {
    guard let link else { return batch.map { _ in .busy } }
    do {
      do {
        return try link.use { try outcomes(of: batch, isRepeated: false, $0) }
      } catch let error as ConnectionError where error.isLost || error.isConflict {
        return try link.use { try outcomes(of: batch, isRepeated: true, $0) }
      }
    } catch {
      let reason = StoreError(postgres: error)
      guard batch.count > 1, case .failed = reason else { return batch.map { _ in reason } }
      // A move that the database refuses must not take the others with it.
      return batch.flatMap { store([$0], on: link) }
    }
  }

  fileprivate struct Key: Hashable {
    let run: RunID
    let number: Int
  }

  /// Stores a batch with one statement, and asks for the reasons of those that it did not store.
  private static func outcomes(
    of batch: [Request], isRepeated: Bool, _ connection: PostgresConnection
  ) throws -> [StoreError?] {
    // Of two with the same number, the first counts.
    var first: [Key: Int] = [:]
    for (place, request) in batch.enumerated() where first[request.key] == nil {
      first[request.key] = place
    }
    let requests = first.values.sorted().map { batch[$0] }
    let stored = Set(try connection.add(requests).map { Key(run: $0, number: $1) })
    let missing = requests.filter { !stored.contains($0.key) }
    var reasons: [Key: StoreError] = [:]
    if !missing.isEmpty {
      let held = try connection.held(missing.map { ($0.run, $0.number) })
      for (request, held) in zip(missing, held) {
        reasons[request.key] = held.reason(for: request, isRepeated: isRepeated)
      }
    }
    return batch.enumerated().map { place, request in
      reasons[request.key] ?? (first[request.key] == place ? nil : .moveExists)
    }
  }

  /// What is in the place of a move.
  struct Held {
    /// Whether the run is open; nil if there is none.
    let isOpen: Bool?
    /// The move with its number; nil if there is none.
    let move: (line: String, atMillis: Int)?

    /// Why a move was not stored; nil if it was, by a statement before.
    func reason(for request: Request, isRepeated: Bool) -> StoreError? {
      guard let isOpen else { return .noSuchRun }
      guard let move else { return isOpen ? .busy : .runEnded }
      let isSame =
        move.line == request.move.input.line && move.atMillis == request.move.atMillis
      return isRepeated && isSame ? nil : .moveExists
    }
  }
}

extension MoveWriter.Request {
  fileprivate var key: MoveWriter.Key { MoveWriter.Key(run: run, number: number) }
}

extension PostgresConnection {
  /// Adds the moves that can be added, with the questions that are dealt with them. Their runs are locked against their end, not
  /// against each other's moves.
  ///
  /// The runs' IDs are matched here, not by a join, for which PostgreSQL would go through all open runs if it believes that there
  /// are few.
  func add(_ requests: [MoveWriter.Request]) throws -> [(RunID, Int)] {
    let more = requests.compactMap { request in request.dealt.map { (request, $0) } }
    let rows = try run(
      """
      WITH found AS (
        SELECT number AS run, id FROM open_run WHERE id = ANY ($1)
        ORDER BY account, number FOR KEY SHARE),
      added AS (
        INSERT INTO move (run, number, input, at_millis, checksum)
        SELECT found.run, input.number, line, millis, checksum
        FROM unnest($1, $2, $3, $4, $5) AS input (id, number, line, millis, checksum)
        JOIN found ON found.id = input.id ORDER BY found.run, input.number
        ON CONFLICT DO NOTHING RETURNING run, number),
      more AS (
        INSERT INTO dealt (run, part, questions, keys, checksum)
        SELECT added.run, added.number, questions, keys, checksum
        FROM unnest($6, $7, $8, $9, $10) AS more (id, number, questions, keys, checksum)
        JOIN found ON found.id = more.id
        JOIN added ON added.run = found.run AND added.number = more.number)
      SELECT run, number, NULL FROM added UNION ALL SELECT run, NULL, id FROM found
      """, .ids(requests.map(\.run)), .ints(requests.map { Int64($0.number) }),
      .texts(requests.map(\.move.input.line)), .ints(requests.map { Int64($0.move.atMillis) }),
      .ints(
        requests.map {
          JudgedChecksum.of($0.run, $0.number, $0.move.input.line, atMillis: $0.move.atMillis)
        }),
      .ids(more.map(\.0.run)), .ints(more.map { Int64($0.0.number) }),
      .texts(more.map(\.1.questions)), .texts(more.map(\.1.keys)),
      .ints(more.map { JudgedChecksum.of($1, key: "\($0.run)/\($0.number)") }))
    let ids = Dictionary(
      try rows.all.filter { $0.isNull(1) }.map { (try $0.int64(0), try $0.id(2)) },
      uniquingKeysWith: { $1 })
    return try rows.all.filter { !$0.isNull(1) }.compactMap { row in
      guard let id = ids[try row.int64(0)] else { return nil }
      return (id, try row.int(1))
    }
  }
}

extension PostgresConnection {
  fileprivate func held(_ places: [(run: RunID, number: Int)]) throws -> [MoveWriter.Held] {
    try MoveWriter.Held.read(try run([MoveWriter.Held.query(places)])[0])
  }
}

extension MoveWriter.Held {
  /// The statement that reads what is in the places of moves, in their order.
  static func query(_ places: [(run: RunID, number: Int)]) -> PostgresStatement {
    PostgresStatement(
      """
      SELECT CASE WHEN run.id IS NOT NULL THEN open_run.id IS NOT NULL END, move.input, at_millis
      FROM unnest($1, $2) WITH ORDINALITY AS asked (id, number, place)
      LEFT JOIN run ON run.id = asked.id
      LEFT JOIN open_run ON open_run.id = asked.id
      LEFT JOIN move ON move.run = run.number AND move.number = asked.number ORDER BY place
      """, .ids(places.map(\.run)), .ints(places.map { Int64($0.number) }))
  }

  /// What the statement has read.
  static func read(_ rows: Rows) throws(StoreError) -> [MoveWriter.Held] {
    try rows.all.map { row throws(StoreError) in
      MoveWriter.Held(
        isOpen: row.isNull(0) ? nil : try row.bool(0),
        move: row.isNull(1) ? nil : (try row.text(1), try row.int(2)))
    }
  }
}
