import GameEngine

/// Pieces of inputs that are likely to reveal faults of parsers.
enum FuzzPieces {
  /// Numbers that are too large, too small or malformed.
  static let numbers = [
    "0", "-1", "-0", "00", "1", "255", "256", "1000", "1001", "60001", "65536", "2147483648",
    "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551616", "99999999999999999999999999", "0.1", "1e3",
    "1e308", "1e999", "-1e999", "1e-400", "NaN", "Infinity", "0x10", "+1", "\u{FF11}\u{0662}",
  ].map { Array($0.utf8) }

  private static let texts = [
    "\0", "\n", "\r\n", "\n\n", "\t", " ", "\u{A0}", "\u{2028}", "\u{FEFF}", "\u{200B}", "\u{202E}",
    "\u{301}", "e\u{301}\u{323}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}",
    "\u{FDFA}", "\u{AC00}\u{11A8}", "\u{130}", "\u{DF}", "\u{FB01}", "\u{2019}", "\u{10FFFF}",
    "{", "}", "{}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "null", "true", "/", "#",
    "=", "~", "&", "@", ">", "+", "-", ".", ":hint", ":undo", ":next", ":quit", ":dispute", "a",
    "the ",
  ].map { Array($0.utf8) }

  /// Invalid UTF-8: a lone continuation byte, truncated and overlong sequences, a surrogate, a code
  /// point beyond the last one.
  private static let broken: [[UInt8]] = [
    [0x80], [0xC3], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xFE], [0xFF],
    [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80],
  ]

  /// Numbers in the format of checkpoints: the extremes of groups of seven bits, and of the kinds of `Double`.
  private static let binaries: [[UInt8]] =
    [[0xFE] + [UInt8](repeating: 0xFF, count: 8) + [1], [UInt8](repeating: 0xFF, count: 9) + [1]]
    + [[0], [1], [0x7F], [0xFF], [0x80, 0x80, 1], [UInt8](repeating: 0x80, count: 20)]
    + [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude].map { number in
      withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
    }

  private static let pairs = [("[", "]"), ("{\"a\":", "}"), ("{", "}"), ("\"", "\""), ("[1,", "]")]
    .map { (Array($0.utf8), Array($1.utf8)) }

  private static let letters = [
    "a", " ", "0", "{", ",", "1,", "\u{301}", "\u{301}\u{323}", "\u{FDFA}",
  ]
  .map { Array($0.utf8) }

  /// A number that is too large, too small or malformed.
  static func number(using generator: inout SeededGenerator) -> [UInt8] {
    numbers[generator.below(numbers.count)]
  }

  /// A character or word that has a meaning to some parser, or bytes that are not text.
  static func text(using generator: inout SeededGenerator) -> [UInt8] {
    generator.below(8) == 0
      ? broken[generator.below(broken.count)] : texts[generator.below(texts.count)]
  }

  /// An extreme number in the format of checkpoints.
  static func binary(using generator: inout SeededGenerator) -> [UInt8] {
    binaries[generator.below(binaries.count)]
  }

  /// A random pair of opening and closing delimiters.
  static func brackets(using generator: inout SeededGenerator) -> (open: [UInt8], close: [UInt8]) {
    pairs[generator.below(pairs.count)]
  }

  /// A unit to repeat in long lines.
  static func letter(using generator: inout SeededGenerator) -> [UInt8] {
    letters[generator.below(letters.count)]
  }
}
