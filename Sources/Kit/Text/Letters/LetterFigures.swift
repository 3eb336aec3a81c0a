/// How common pairs of letters are in a language, as far as one of them is beyond ASCII.
struct LetterFigures {
  /// The value of a letter that the language does not have.
  static let foreign = -9.0
  /// Added to the mean logarithm of both pairs of a letter, so that usual letters are above zero.
  private static let level = 9.0

  /// The logarithm of a pair's share by its two letters.
  private var pairs: [UInt64: Double] = [:]
  private var letters: Set<UInt32> = []

  /// The figures of all languages in a table.
  static func all(_ table: String) -> [String: LetterFigures] {
    var all: [String: LetterFigures] = [:]
    FigureTable.forEach(in: table) { language, cost, pair in
      let scalars = pair.unicodeScalars.map(\.value)
      guard scalars.count == 2 else { return }
      all[String(language), default: LetterFigures()].add(scalars[0], scalars[1], cost)
    }
    return all
  }

  private mutating func add(_ first: UInt32, _ second: UInt32, _ cost: Int) {
    pairs[LetterFigures.key(first, second)] = Double(cost) / -2
    for letter in [first, second] where letter >= 0x80 { letters.insert(letter) }
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// How usual a small letter beyond ASCII is between two others; `_` for the edge of a word.
  func value(of letter: UInt32, after before: UInt32, before after: UInt32) -> Double {
    guard letters.contains(letter) else { return LetterFigures.foreign }
    let absent = -16.0
    let first = pairs[LetterFigures.key(before, letter)] ?? absent
    let second = pairs[LetterFigures.key(letter, after)] ?? absent
    return max(LetterFigures.foreign, (first + second) / 2 + LetterFigures.level)
  }
}
