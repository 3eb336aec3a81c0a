import ClientCore
import GameEngine

/// The runs of two, three and four words in the paragraphs of a book, as a Bloom filter. It
/// contains all of them, and by mistake 1 of 1,000 other pairs, 1 of 120 other triples, and 1 of 60
/// other runs of four.
///
/// Sources: Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors" (1970); Kirsch and Mitzenmacher, "Less
/// Hashing, Same Performance" (2006).
struct PhraseFilter {
  /// Two, three or four words that follow one another.
  struct Gram {
    private let hash: UInt64
    /// The number of words.
    let length: Int

    /// - Parameter words: the words, each after a space.
    fileprivate init(_ words: Slice<UnsafeRawBufferPointer>, _ length: Int) {
      self.length = length
      hash = stableHash(UnsafeRawBufferPointer(rebasing: words))
    }

    /// The index of the filter's part that contains its bits.
    var part: Int { Int(hash >> (64 - PhraseFilter.partBits)) }

    /// The places of its bits in a part of `count` bits. They depend on the book, so that a mistake
    /// in one book is not repeated in other books with the same text.
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
  /// The number of parts of a filter. A search reads one of them for each gram.
  static let partCount = 1 << partBits
  /// The number of bits of a filter for each gram of the text. A quarter of the grams are
  /// repetitions.
  private static let bitsPerGram = 8

  /// The number of bits that a gram sets. Shorter grams occur in more paragraphs, which are read
  /// after a mistake, so they set more.
  private static func bits(for length: Int) -> UInt32 {
    switch length {
    case 2: 10
    case 3: 7
    default: 6
    }
  }

  private let book: Int64
  private var grams: [Gram] = []

  /// Makes an empty filter.
  ///
  /// - Parameter book: the number of the book.
  init(book: Int64) { self.book = book }

  /// Adds the grams of a paragraph.
  ///
  /// - Parameter words: its words, each after a space.
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

  /// The bits of all parts; empty if there are no grams.
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

  /// Whether a filter contains a gram, or by mistake seems to.
  ///
  /// - Parameters:
  ///   - part: the part of the filter that contains the gram's bits.
  ///   - book: the number of the book.
  static func has(_ gram: Gram, in part: UnsafeRawBufferPointer, of book: Int64) -> Bool {
    !part.isEmpty
      && gram.places(in: 8 * part.count, of: book).allSatisfy {
        part[$0 / 8] & 1 << ($0 % 8) != 0
      }
  }

  /// The grams of consecutive words, the longest first: by the number of words, then of letters.
  ///
  /// - Parameter words: the words, each after a space.
  static func grams(of words: [UInt8]) -> [Gram] {
    let starts = starts(of: words)
    return lengths.reversed().flatMap { length in
      zip(starts, starts.dropFirst(length))
        .sorted { $0.1 - $0.0 > $1.1 - $1.0 }
        .map { start, end in words.withUnsafeBytes { Gram($0[start..<end], length) } }
    }
  }

  /// The offset at which each word begins, and the end of the last one.
  private static func starts(of words: [UInt8]) -> [Int] {
    words.indices.filter { words[$0] == UInt8(ascii: " ") } + [words.count]
  }
}
