import Foundation
import GRDB
import GameEngine
import ScoreStore

extension SQLiteRunStore {
  func addMove(
    _ move: Move, number: Int, to id: RunID, dealt: DealtQuestions?, ending end: RunEnd?
  ) async throws(StoreError) -> Standing? {
    let text: DealtText?
    if let dealt { text = try DealtText(dealt) } else { text = nil }
    let taken = try await database.writer.write { db, changes -> (BoardKey, BoardScore)? in
      try SQLiteRunStore.insert(move, number: number, to: id, db)
      if let text {
        try db.run(
          """
          INSERT INTO dealt (run, part, questions, keys)
          SELECT number, ?2, ?3, ?4 FROM run WHERE id = ?1
          """, id.bytes, number, text.questions, text.keys)
      }
      guard let end, let run = try RunRow.close(id, after: number, db) else { return nil }
      return try run.end(end, db, &changes).map { (run.board, $0) }
    }
    guard let (board, score) = taken else { return nil }
    return try await ranks.standing(
      of: score, on: board, isListed: end?.isUnlisted != true)
  }

  func isEstablished(
    _ account: AccountID, after days: Int, at instant: Int64
  ) async throws(StoreError) -> Bool {
    let day: Int64 = 86_400_000
    return try await database.readOne { db in
      let row = try db.row(
        """
        SELECT 1 FROM account WHERE id = ?1 AND createdAt <= ?2 AND ?3 =
          (SELECT count(*) FROM
            (SELECT DISTINCT finishedAt / ?4 FROM result
              WHERE account = ?1 AND streakDate IS NOT NULL AND finishedAt < ?5 LIMIT ?3))
        """, account, instant - Int64(days) * day, days, day, instant - instant % day)
      return row != nil
    }
  }

  func end(_ id: RunID, after moves: Int, _ end: RunEnd) async throws(StoreError) {
    try await database.writer.write { db, changes in
      guard let run = try RunRow.close(id, after: moves, db) else { throw StoreError.runEnded }
      _ = try run.end(end, db, &changes)
    }
  }

  func remove(
    _ id: RunID, because reason: String, by act: OperatorAct
  ) async throws(StoreError) {
    try await database.writer.write { db, changes in
      try RunRow.remove(id, because: reason, by: act, db, &changes)
    }
  }

  func state(of id: RunID) async throws(StoreError) -> RunState? {
    try await database.readOne { db in
      try db.row(
        """
        SELECT \(RunRow.moves), isOpen, removal
        FROM run LEFT JOIN result ON result.run = run.number WHERE run.id = ?
        """, id.bytes
      ).map { RunState(moves: try $0[0], isOpen: try $0[1], removal: try $0[2]) }
    }
  }

  func ended(
    before sequence: Int64?, limit: Int
  ) async throws(StoreError) -> [(sequence: Int64, run: RunID)] {
    try await database.read { db in
      var runs: [(sequence: Int64, run: RunID)] = []
      try db.eachRow(
        """
        SELECT result.sequence, run.id FROM result JOIN run ON run.number = result.run
        WHERE result.sequence < ? ORDER BY result.sequence DESC LIMIT ?
        """, sequence ?? .max, max(0, limit)
      ) { runs.append(($0[0], try RunID(bytes: $0[1]))) }
      return runs
    }
  }

  func endedCount() async throws(StoreError) -> Int {
    try await database.readOne { try $0.integer("SELECT count(*) FROM result") ?? 0 }
  }

  func streak(
    of account: AccountID, asOf date: CalendarDate
  ) async throws(StoreError) -> Int {
    try await database.read { db in
      try BoardRules.currentStreak(asOf: date) {
        try RunRow.streak(of: account, in: nil, endingOn: $0, db)
      }
    }
  }

  /// Uses one statement unless it fails, because this is the most frequent operation of a server.
  private static func insert(
    _ move: Move, number: Int, to id: RunID, _ db: Database
  ) throws {
    do {
      let count = try db.run(
        """
        INSERT INTO move (run, number, input, atMillis, checksum)
        SELECT number, ?2, ?3, ?4, row_checksum(number, ?2, ?3, ?4) FROM run
        WHERE id = ?1 AND isOpen = 1
        """, id.bytes, number, move.input.line, move.atMillis)
      if count == 1 { return }
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_PRIMARYKEY
    {
      throw StoreError.moveExists
    }
    let run = try RunRow.number(of: id, db)
    let held = try db.row("SELECT 1 FROM move WHERE run = ? AND number = ?", run, number)
    throw held == nil ? StoreError.runEnded : StoreError.moveExists
  }
}
