import ClientCore
import GameEngine

/// The runs of two, three and four words in the paragraphs of a book, as a Bloom filter: it has all of them, and by mistake
/// 1 of 1,000 other pairs, 1 of 120 other triples, and 1 of 60 others of four.
///
/// Sources: Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors" (1970); Kirsch and Mitzenmacher, "Less
/// Hashing, Same Performance" (2006).
struct PhraseFilter {
  /// Two, three or four words that stand one after the other.
  struct Gram {
    private let hash: UInt64
    /// The number of words.
    let length: Int

    /// - Parameter words: the words, each after a blank.
    fileprivate init(_ words: Slice<UnsafeRawBufferPointer>, _ length: Int) {
      self.length = length
      hash = stableHash(UnsafeRawBufferPointer(rebasing: words))
    }

    /// The number of the part of a filter that has its bits.
    var part: Int { Int(hash >> (64 - PhraseFilter.partBits)) }

    /// The places of its bits in a part that has so many. Books with the same text have them in different places, so that a
    /// mistake is not one in all of them.
    fileprivate func places(in count: Int, of book: Int64) -> some Sequence<Int> {
      let salted = (hash ^ UInt64(bitPattern: book)) &* 0x9E37_79B9_7F4A_7C15
      let first = UInt32(truncatingIfNeeded: salted >> 32)
      let step = UInt32(truncatingIfNeeded: salted >> 8) | 1
      return (0..<PhraseFilter.bits(for: length)).lazy.map {
        Int((UInt64(first &+ $0 &* step) &* UInt64(count)) >> 32)
      }
    }
  }

  private static let lengths = 2...4
  private static let partBits: UInt64 = 8
  /// How many parts a filter has. A search reads one of them for each gram.
  static let partCount = 1 << partBits
  /// The size of a filter in bits for each gram of the text, of which a quarter repeat others.
  private static let bitsPerGram = 8

  /// How many bits are set for a gram of so many words. The words of a shorter one are together in more paragraphs, which are
  /// read after a mistake.
  private static func bits(for length: Int) -> UInt32 {
    switch length {
    case 2: 10
    case 3: 7
    default: 6
    }
  }

  private let book: Int64
  private var grams: [Gram] = []

  /// An empty filter.
  ///
  /// - Parameter book: the number of the book.
  init(book: Int64) { self.book = book }

  /// Adds the grams of a paragraph.
  ///
  /// - Parameter words: its words, each after a blank.
  mutating func add(_ words: [UInt8]) {
    let starts = PhraseFilter.starts(of: words)
    words.withUnsafeBytes { bytes in
      for length in PhraseFilter.lengths {
        for (start, end) in zip(starts, starts.dropFirst(length)) {
          grams.append(Gram(bytes[start..<end], length))
        }
      }
    }
  }

  /// The bits; empty if there are no grams.
  var parts: [[UInt8]] {
    guard !grams.isEmpty else { return [] }
    let length = grams.count * PhraseFilter.bitsPerGram / (8 * PhraseFilter.partCount) + 8
    var parts = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: length), count: PhraseFilter.partCount)
    for gram in grams {
      for place in gram.places(in: 8 * length, of: book) {
        parts[gram.part][place / 8] |= 1 << (place % 8)
      }
    }
    return parts
  }

  /// Whether a filter has a gram.
  ///
  /// - Parameters:
  ///   - part: the part of the filter for the gram.
  ///   - book: the number of the book.
  static func has(_ gram: Gram, in part: UnsafeRawBufferPointer, of book: Int64) -> Bool {
    !part.isEmpty
      && gram.places(in: 8 * part.count, of: book).allSatisfy {
        part[$0 / 8] & 1 << ($0 % 8) != 0
      }
  }

  /// The grams of words that stand one after the other: those of the most words first, and of these the ones with the most letters.
  ///
  /// - Parameter words: the words, each after a blank.
  static func grams(of words: [UInt8]) -> [Gram] {
    let starts = starts(of: words)
    return lengths.reversed().flatMap { length in
      zip(starts, starts.dropFirst(length))
        .sorted { $0.1 - $0.0 > $1.1 - $1.0 }
        .map { start, end in words.withUnsafeBytes { Gram($0[start..<end], length) } }
    }
  }

  /// Where each word begins, and where the last one ends.
  private static func starts(of words: [UInt8]) -> [Int] {
    words.indices.filter { words[$0] == UInt8(ascii: " ") } + [words.count]
  }
}
