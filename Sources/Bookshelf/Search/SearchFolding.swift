import CUTF8Proc

/// Folds characters so that case, accents, and the forms of quotes and dashes do not count in a search.
struct SearchFolding {
  private static let several: UInt32 = 0x8000_0000

  /// The folded character by character, plus 1; 0 if it is not yet known. With the highest bit set, the place of
  /// several in `sequences`. Empty before the first one.
  private var known: [UInt32] = []
  private var sequences: [[UInt32]] = []

  /// The folded form of a character, in which texts are compared: nothing, one character or
  /// several.
  mutating func folded(_ value: UInt32) -> (first: UInt32?, rest: ArraySlice<UInt32>) {
    if known.isEmpty { known = [UInt32](repeating: 0, count: 0x1_0000) }
    if value < 0x1_0000, known[Int(value)] != 0 {
      let entry = known[Int(value)]
      guard entry & SearchFolding.several != 0 else { return (entry - 1, []) }
      let sequence = sequences[Int(entry & ~SearchFolding.several)]
      return (sequence.first, sequence.dropFirst())
    }
    let sequence = SearchFolding.sequence(value)
    if value < 0x1_0000 {
      if sequence.count == 1 {
        known[Int(value)] = sequence[0] + 1
      } else {
        known[Int(value)] = SearchFolding.several | UInt32(sequences.count)
        sequences.append(sequence)
      }
    }
    return (sequence.first, sequence.dropFirst())
  }

  /// The folded form of a text, with single spaces.
  mutating func folded(_ text: String) -> [UInt32] {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.unicodeScalars.flatMap { scalar in
      let (first, rest) = folded(scalar.value)
      return (first.map { [$0] } ?? []) + rest
    }
  }

  /// The folded form of an ASCII character.
  @inline(__always)
  static func ascii(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x09, 0x0A: 0x20
    case 0x60: 0x27
    case 65...90: value | 0x20
    default: value
    }
  }

  private static func sequence(_ value: UInt32) -> [UInt32] {
    if value < 0x80 { return [ascii(value)] }
    switch value {
    case 0xA0: return [0x20]
    case 0x2018, 0x2019, 0x201B, 0x02BC, 0xB4: return [0x27]
    case 0x2010...0x2015, 0x2212, 0x00AD: return [0x2D]
    case 0x201C...0x201F, 0xAB, 0xBB: return [0x22]
    // Letters with a stroke, and ligatures, have no decomposition.
    case 0xC6, 0xE6, 0x1E2, 0x1E3, 0x1FC, 0x1FD: return [0x61, 0x65]
    case 0x152, 0x153: return [0x6F, 0x65]
    case 0xD8, 0xF8, 0x1FE, 0x1FF: return [0x6F]
    case 0x141, 0x142: return [0x6C]
    case 0x110, 0x111, 0xD0, 0xF0: return [0x64]
    case 0x131: return [0x69]
    default: break
    }
    let options =
      UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
      | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_STRIPMARK.rawValue | UTF8PROC_IGNORE.rawValue
    var buffer = [Int32](repeating: 0, count: 32)
    var boundary: Int32 = 0
    let count = utf8proc_decompose_char(
      Int32(bitPattern: value), &buffer, buffer.count, utf8proc_option_t(options), &boundary)
    guard count >= 0, count <= buffer.count else { return [value] }
    return buffer[..<count].map { UInt32(bitPattern: $0) }
  }
}
