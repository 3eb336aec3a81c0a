import Glibc
import Kit

/// How common groups of letters are in the languages of a script.
struct LanguageFigures: Sendable {
  /// A language with its value for a text: the mean logarithm of the shares of the text's groups.
  struct Candidate {
    let language: String
    let value: Double
    /// By how much this is above the value of the texts that were counted.
    let likeness: Double
  }

  static let ofLatin = LanguageFigures(latin + "\n" + latinMore)
  static let ofCyrillic = LanguageFigures(cyrillic)
  static let ofArabic = LanguageFigures(arabic)

  /// The longest groups that are not whole words, and the longest words with their edges.
  private static let longestGroup = 4
  private static let longestWord = 8

  private var languages: [String] = []
  /// The value of the counted texts of each language.
  private var usual: [Double] = []
  /// For each group, by how much less than an absent one it costs in which language.
  private var savings: [UInt64: [(language: Int, saving: Int)]] = [:]

  private init(_ table: String) {
    savings.reserveCapacity(8192)
    FigureTable.forEach(in: table) { language, cost, group in
      if languages.last.map({ $0 != language }) ?? true {
        languages.append(String(language))
        usual.append(Double(FigureTable.absent) / -2)
      }
      let share = exp(Double(cost) / -2)
      usual[usual.count - 1] += share * Double(FigureTable.absent - cost) / 2
      savings[LanguageFigures.key(group.unicodeScalars), default: []]
        .append((languages.count - 1, FigureTable.absent - cost))
    }
  }

  /// Whether a language is one of them.
  func knows(_ language: String) -> Bool { languages.contains(language) }

  private static let edge: Unicode.Scalar = "_"
  private static let firstKey: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func key(_ key: UInt64, adding scalar: Unicode.Scalar) -> UInt64 {
    (key ^ UInt64(scalar.value)) &* 0x100_0000_01B3
  }

  private static func key(_ scalars: some Sequence<Unicode.Scalar>) -> UInt64 {
    scalars.reduce(firstKey) { key($0, adding: $1) }
  }

  // MARK: - Texts

  /// The languages by their value for a text in small letters, the most probable first.
  func candidates(for text: String) -> [Candidate] {
    var sums = [Int](repeating: 0, count: languages.count)
    var count = 0
    func add(_ key: UInt64) {
      count += 1
      for (language, saving) in savings[key] ?? [] { sums[language] += saving }
    }
    LanguageFigures.forEachWord(in: text) { word in
      for start in word.indices {
        var key = LanguageFigures.firstKey
        for (length, scalar) in word[start...].prefix(LanguageFigures.longestGroup).enumerated() {
          key = LanguageFigures.key(key, adding: scalar)
          if length > 0 { add(key) }
        }
      }
      if word.count > LanguageFigures.longestGroup, word.count <= LanguageFigures.longestWord {
        add(LanguageFigures.key(word))
      }
    }
    guard count > 0 else { return [] }
    return languages.indices.map {
      let value = Double(sums[$0] - FigureTable.absent * count) / Double(2 * count)
      return Candidate(language: languages[$0], value: value, likeness: value - usual[$0])
    }.sorted { ($1.value, $0.language) < ($0.value, $1.language) }
  }

  /// Passes on each word between two edges. An apostrophe between letters belongs to a word.
  private static func forEachWord(in text: String, _ body: ([Unicode.Scalar]) -> Void) {
    var word = [edge]
    var hasApostrophe = false
    func end() {
      if word.count > 1 { body(word + [edge]) }
      word = [edge]
      hasApostrophe = false
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
        if hasApostrophe { word.append("'") }
        hasApostrophe = false
        word.append(scalar)
      } else if word.count > 1, !hasApostrophe, scalar == "'" || scalar == "\u{2019}" {
        hasApostrophe = true
      } else {
        end()
      }
    }
    end()
  }
}
