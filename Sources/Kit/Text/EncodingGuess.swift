/// Guesses the encoding of text that is not UTF-8 and names none.
package enum EncodingGuess {
  private static let sample = 20_000

  /// The most probable encoding, as the C library calls it.
  package static func of(_ bytes: [UInt8]) -> String {
    let sample = Array(bytes.prefix(EncodingGuess.sample))
    let high = sample.count { $0 >= 0x80 }
    guard high * 10 > sample.count else { return "windows-1252" }
    // Much of the text is beyond ASCII. The encodings of East Asia use pairs of bytes.
    let candidates = ["SHIFT_JIS", "EUC-JP", "GB18030", "BIG5", "EUC-KR"].compactMap { name in
      share(of: sample, in: name).map { (name, $0) }
    }
    if let best = candidates.max(by: { $0.1 < $1.1 }), best.1 > 0.7 { return best.0 }
    // In Latin script, letters beyond ASCII are among others; in Cyrillic, among themselves.
    let beside = zip(sample, sample.dropFirst()).count { $0 >= 0x80 && $1 >= 0x80 }
    guard beside * 2 > high else { return "windows-1252" }
    // Cyrillic: lower-case letters are commonest, and each encoding has them at other places.
    let small1251 = sample.count { $0 >= 0xE0 }
    let smallKOI8 = sample.count { (0xC0..<0xE0).contains($0) }
    if max(small1251, smallKOI8) * 10 > high * 6 {
      return small1251 > smallKOI8 ? "windows-1251" : "KOI8-R"
    }
    return "windows-1252"
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
    case "SHIFT_JIS", "EUC-JP": score = kana * 2 + common * 3
    case "EUC-KR": score = hangul
    default: score = kana > 0 ? 0 : common * 6
    }
    return min(1, Double(score) / Double(scalars.count))
  }

  private static let common = Set(
    "的一是不了在人有我他这這个個们們中来來上大为為和国國地到以说說时時要就出会會可也你对對生能而子那得于於着著下自之，。、「」！？：；".unicodeScalars)
}
