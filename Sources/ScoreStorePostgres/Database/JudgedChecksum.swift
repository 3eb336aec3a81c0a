import GameEngine
import ScoreStore

/// The checksum of a row that answers are judged by. PostgreSQL detects damaged pages if its `data_checksums` are on, but not a
/// changed letter of a text, which would make a wrong answer right.
enum JudgedChecksum {
  /// The checksum of a move.
  static func of(_ run: RunID, _ number: Int, _ line: String, atMillis: Int) -> Int64 {
    hash([run.description, "\(number)", line, "\(atMillis)"])
  }

  /// The checksum of a round, or of questions that were dealt later.
  ///
  /// - Parameter key: names its row.
  static func of(_ text: DealtText, key: String) -> Int64 {
    hash([
      key, text.header ?? "-", text.strictAccents.map { "\($0)" } ?? "-", text.questions, text.keys,
    ])
  }

  private static func hash(_ texts: [String]) -> Int64 {
    Int64(bitPattern: texts.reduce(0) { stableHash($1, salt: $0 &+ 1) })
  }
}
