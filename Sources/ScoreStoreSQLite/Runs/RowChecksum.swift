import GameEngine
import ScoreStore

/// Checksums of the rows by which answers are judged. SQLite detects damaged pages and indexes, but not a
/// changed letter of a text, which would make a wrong answer right.
///
/// A checksum includes the identity of its row, so that a row in another row's place is detected too. It
/// detects every change of one byte, and misses one in 2^64 of all other changes.
enum RowChecksum {
  /// The checksum of a daily's round.
  static func daily(_ date: CalendarDate, _ text: DealtText) -> Int64 {
    of("\(date.dayNumber)\0\(whole(text))", salt: 0)
  }

  /// The checksum of a part of a run's round.
  static func part(_ number: Int, of run: RunID, _ text: DealtText) -> Int64 {
    of("\(number)\0\(whole(text))", salt: salt(run))
  }

  /// The checksum of a move.
  static func move(_ number: Int, of run: RunID, input: String, atMillis: Int) -> Int64 {
    of("\(number)\0\(atMillis)\0\(input)", salt: salt(run))
  }

  private static func whole(_ text: DealtText) -> String {
    let accents = text.strictAccents.map { $0 ? "1" : "0" } ?? ""
    return "\(text.header ?? "")\0\(accents)\0\(text.questions)\0\(text.keys)"
  }

  private static func salt(_ run: RunID) -> UInt64 { run.high ^ run.low &* 0x9E37_79B9_7F4A_7C15 }

  private static func of(_ text: String, salt: UInt64) -> Int64 {
    Int64(bitPattern: stableHash(text, salt: salt))
  }
}
