/// A script that a voice can read.
package enum SpeechScript: Hashable, Sendable {
  /// Latin letters, including the letters of German and Turkish.
  case latin
  /// Modern Greek, with all its marks.
  case greek
  /// Cyrillic letters, of Russian, Bulgarian or Serbian.
  case cyrillic
  /// Arabic letters and vowel marks.
  case arabic
  /// The letters and vowel signs of Hindi.
  case devanagari
  /// Hiragana and katakana; not kanji.
  case kana

  /// Whether the script contains a letter or a mark; the ranges are blocks of Unicode.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
    return (scalar.properties.isAlphabetic || isMark)
      && blocks.contains { $0.contains(scalar.value) }
  }

  private var blocks: [ClosedRange<UInt32>] {
    switch self {
    // Up to Latin Extended-B, and Latin Extended Additional; ª and º are ordinal indicators.
    case .latin: [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF]
    case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
    case .cyrillic: [0x400...0x52F]
    case .arabic: [0x600...0x6FF]
    case .devanagari: [0x900...0x97F]
    case .kana: [0x3041...0x30FF]
    }
  }
}
