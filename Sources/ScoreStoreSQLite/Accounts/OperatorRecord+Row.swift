import Foundation
import GRDB
import GameEngine
import ScoreStore

extension OperatorRecord {
  /// Records an act on an account that exists. To be called in the transaction of the act.
  static func record(
    _ action: Action, on account: AccountID, run: RunID? = nil, by act: OperatorAct, _ db: Database
  ) throws {
    try db.run(
      """
      INSERT INTO operation (at, operator, action, username, run, reason)
      SELECT ?2, ?3, ?4, name, ?5, ?6 FROM account WHERE id = ?1
      """, account, act.at, act.user, action.rawValue, run?.bytes, act.reason)
  }

  /// The records after a number, by ascending number.
  static func all(after number: Int64, limit: Int, _ db: Database) throws -> [OperatorRecord] {
    let rows = try db.rows(
      """
      SELECT number, at, operator, action, username, run, reason FROM operation
      WHERE number > ? ORDER BY number LIMIT ?
      """, number, limit)
    return try Array(
      rows.map { row in
        guard let action = Action(rawValue: try row[3]) else {
          throw StoreError.damaged(.malformedRow)
        }
        return try OperatorRecord(
          number: row[0], act: OperatorAct(user: row[2], at: row[1], reason: row[6]),
          action: action, username: row[4], run: (row[5] as Data?).map { try RunID(bytes: $0) })
      })
  }
}
