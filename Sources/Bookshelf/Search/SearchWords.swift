/// Cuts text into words for a search in many books: case, accents and the forms of quotes do not count, and neither do signs
/// between words. Letters of scripts without blanks are words of their own.
package struct SearchWords {
  private enum Kind: UInt8 {
    case unknown, other, letter, single
  }

  /// The words so far, each after a blank.
  package private(set) var bytes: [UInt8] = []
  /// Where each word begins: in `bytes`, and in its text.
  package private(set) var starts: [(word: Int, text: Int)] = []

  private var folding = SearchFolding()
  private var kinds = [Kind](repeating: .unknown, count: 0x1_0000)
  private var isInWord = false

  /// No words.
  package init() {}

  /// Forgets the words.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  /// Appends the words of a range of a text. Takes O(length of the range).
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    isInWord = false
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = text[place]
      if byte < 0x80 {
        append(ascii: byte, at: place)
        place += 1
      } else {
        let (value, length) = UTF8Reader.scalar(text, place)
        let (first, rest) = folding.folded(value)
        if let first { append(first, at: place) }
        for value in rest { append(value, at: place) }
        place += length
      }
    }
  }

  /// Appends the words of a text.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0, 0..<$0.count) }
  }

  @inline(__always)
  private mutating func append(ascii byte: UInt8, at place: Int) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      begin(at: place)
      bytes.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      begin(at: place)
      bytes.append(byte | 0x20)
    // `don't` is one word.
    case UInt8(ascii: "'"), UInt8(ascii: "`"): break
    default: isInWord = false
    }
  }

  @inline(__always)
  private mutating func begin(at place: Int) {
    guard !isInWord else { return }
    isInWord = true
    starts.append((bytes.count, place))
    bytes.append(UInt8(ascii: " "))
  }

  private mutating func append(_ value: UInt32, at place: Int) {
    if value < 0x80 { return append(ascii: UInt8(value), at: place) }
    let kind = kind(of: value)
    guard kind != .other, let scalar = Unicode.Scalar(value) else {
      isInWord = false
      return
    }
    if kind == .single { isInWord = false }
    begin(at: place)
    bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    if kind == .single { isInWord = false }
  }

  private mutating func kind(of value: UInt32) -> Kind {
    if value < 0x1_0000, kinds[Int(value)] != .unknown { return kinds[Int(value)] }
    let kind = SearchWords.kind(value)
    if value < 0x1_0000 { kinds[Int(value)] = kind }
    return kind
  }

  private static func kind(_ value: UInt32) -> Kind {
    guard let scalar = Unicode.Scalar(value) else { return .other }
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.numericType != nil else { return .other }
    switch value {
    // Thai, Lao, Burmese, Khmer; Chinese and Japanese.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      return .single
    default: return .letter
    }
  }
}
