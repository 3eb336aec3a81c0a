import GameEngine
import Lexicon

/// The level of a word by its frequency: docs/levels.md contains the table.
enum LevelRule {
  /// The lengths of words with a level, in letters.
  private static let lengths = 3...14

  /// For each level the least frequency, in hundredths of the Zipf scale, and the largest band of SCOWL. The
  /// rarest of them are words that a well-read adult may still know.
  private static let limits: [(level: Level, centiZipf: Int, band: Int)] = [
    (.one, 450, 20), (.two, 380, 35), (.three, 310, 50), (.four, 200, 60),
  ]

  /// The easiest level whose limits a word meets; nil if there is none.
  ///
  /// - Parameters:
  ///   - centiZipf: its frequency, in hundredths of the Zipf scale.
  ///   - band: the smallest list of SCOWL that contains it, 10 to 95.
  static func level(centiZipf: Int, band: Int) -> Level? {
    limits.first { centiZipf >= $0.centiZipf && band <= $0.band }?.level
  }

  /// Whether the letters of a word allow a level: `a` to `z`, three to fourteen of them.
  static func admits(_ word: some Collection<UInt8>) -> Bool {
    lengths.contains(word.count) && isPlainWord(word)
  }
}
