/// Guesses the encoding of text that is not UTF-8 and names none, by the letters of 34 languages.
package enum EncodingGuess {
  private static let sample = 20_000

  /// The value from which letters are certain, and the least one that is better than the usual encoding.
  private static let certain = 1.0
  private static let least = -1.0
  /// The other encodings of a language must be better than its first one by this.
  private static let lead = 0.1
  private static let usual = "windows-1252"
  /// From fewer bytes beyond ASCII, letters tell nothing.
  private static let fewest = 3

  /// The most probable encoding, as the C library calls it.
  package static func of(_ bytes: [UInt8]) -> String {
    // A text often begins with lines in ASCII, such as a license.
    let start = max(0, (bytes.firstIndex { $0 >= 0x80 } ?? 0) - 200)
    let sample = Array(bytes[start...].prefix(EncodingGuess.sample))
    let high = sample.count { $0 >= 0x80 }
    let best = high >= fewest ? byLetters(sample) : nil
    if let best, best.value >= certain { return best.name }
    // Much of a text from East Asia is beyond ASCII, in pairs of bytes.
    if high * 10 > sample.count {
      let candidates = ["CP932", "EUC-JP", "GB18030", "BIG5-HKSCS", "CP949"].compactMap { name in
        share(of: sample, in: name).map { (name, $0) }
      }
      if let best = candidates.max(by: { $0.1 < $1.1 }), best.1 > 0.7 { return best.0 }
    }
    return best.flatMap { $0.value >= least ? $0.name : nil } ?? usual
  }

  /// The encoding of 8 bits in which the letters are the most usual ones of a language.
  private static func byLetters(_ bytes: [UInt8]) -> (name: String, value: Double)? {
    var best: (name: String, value: Double)?
    var figures: [String: [String: LetterFigures]] = [:]
    for group in LegacyEncodings.all {
      let known = figures[group.table] ?? LetterFigures.all(group.table)
      figures[group.table] = known
      for (number, name) in group.encodings.enumerated() {
        guard let text = TextDecoder.converted(bytes, from: name) else { continue }
        let sample = LetterSample(text, isLatin: group.isLatin)
        for language in group.languages {
          guard let figures = known[language] else { continue }
          let value = sample.value(in: figures) - (number > 0 ? lead : 0)
          if best.map({ value > $0.value }) ?? true { best = (name, value) }
        }
      }
    }
    return best
  }

  /// The share of common characters of East Asia among characters beyond ASCII, if the bytes are in the
  /// encoding; nil if not.
  private static func share(of sample: [UInt8], in encoding: String) -> Double? {
    guard let converted = TextDecoder.converted(sample, from: encoding) else { return nil }
    let scalars = String(decoding: converted, as: UTF8.self).unicodeScalars.filter { !$0.isASCII }
    guard !scalars.isEmpty else { return nil }
    let broken = scalars.count { $0 == "\u{FFFD}" || (0xE000...0xF8FF).contains($0.value) }
    // The last character may be cut off.
    guard broken <= 1 + scalars.count / 100 else { return nil }
    let kana = scalars.count { (0x3040...0x30FF).contains($0.value) }
    let hangul = scalars.count { (0xAC00...0xD7A3).contains($0.value) }
    // The commonest characters and marks of all three languages.
    let common = scalars.count { EncodingGuess.common.contains($0) }
    let score: Int
    switch encoding {
    case "CP932", "EUC-JP": score = kana * 2 + common * 3
    case "CP949": score = hangul
    default: score = kana > 0 ? 0 : common * 6
    }
    return min(1, Double(score) / Double(scalars.count))
  }

  private static let common = Set(
    "的一是不了在人有我他这這个個们們中来來上大为為和国國地到以说說时時要就出会會可也你对對生能而子那得于於着著下自之，。、「」！？：；".unicodeScalars)
}
