import Foundation
import GRDB
import GameEngine
import ScoreStore

/// Verifies the checksums of all rows by which answers are judged.
enum RowCheck {
  /// No more faults are searched for when so many have been found.
  private static let limit = 20

  /// The rows that differ from their checksums.
  static func faults(_ db: Database) throws -> [StoreFault] {
    var faults: [StoreFault] = []
    do {
      try eachFault(db) { row in
        faults.append(.altered(row))
        if faults.count == limit { throw Enough() }
      }
    } catch is Enough {}
    return faults
  }

  private struct Enough: Error {}

  private static func eachFault(_ db: Database, _ report: (StoredRow) throws -> Void) throws {
    try db.eachRow(
      "SELECT header, strictAccents, questions, keys, checksum, date FROM daily ORDER BY date"
    ) { columns in
      let date = CalendarDate(dayNumber: columns[5])
      guard columns[4] != RowChecksum.daily(date, DealtText(columns)) else { return }
      try report(.daily(date))
    }
    try db.eachRow(
      """
      SELECT header, strictAccents, questions, keys, checksum, part, run.id
      FROM dealt JOIN run ON run.number = dealt.run ORDER BY dealt.run, part
      """
    ) { columns in
      let run = try RunID(bytes: columns[6])
      guard columns[4] != RowChecksum.part(columns[5], of: run, DealtText(columns)) else { return }
      try report(.round(run))
    }
    try db.eachRow(
      """
      SELECT input, atMillis, checksum, move.number, run.id
      FROM move JOIN run ON run.number = move.run ORDER BY move.run, move.number
      """
    ) { columns in
      let run = try RunID(bytes: columns[4])
      let sum = RowChecksum.move(columns[3], of: run, input: columns[0], atMillis: columns[1])
      guard columns[2] != sum else { return }
      try report(.move(columns[3], run: run))
    }
  }
}
