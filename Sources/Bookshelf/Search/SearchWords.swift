/// Splits text into words for a search in many books. Case, accents and the forms of quotes do not
/// count, and neither do characters between words. Letters of scripts without spaces are words of
/// their own.
package struct SearchWords {
  private enum Kind: UInt8 {
    case unknown, other, letter, single
  }

  /// The character of a word for each ASCII character: 0 for one that ends a word, and 1 for
  /// apostrophes, since `don't` is one word.
  private static let ascii = (UInt8(0)..<0x80).map { byte -> UInt8 in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "'"), UInt8(ascii: "`"): 1
    default: 0
    }
  }

  /// The words so far, each after a space, and room for more.
  private var buffer: [UInt8] = []
  private var length = 0
  /// The offset of each word in its text, and room for more.
  private var places: [UInt32] = []
  private var count = 0

  private let ascii = SearchWords.ascii
  private var folding = SearchFolding()
  /// The kinds that are known, once a character that is not ASCII was read.
  private var kinds: [Kind] = []
  private var isInWord = false

  package init() {}

  /// The words, each after a space.
  package var bytes: [UInt8] { Array(buffer[..<length]) }

  /// Passes on the words, each after a space, without copying them.
  package func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value
  {
    try buffer.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
  }

  /// The offset in the text of the word at an offset of the bytes; nil if there is none.
  package func place(at offset: Int) -> Int? {
    let number = buffer[..<min(offset + 1, length)].count { $0 == UInt8(ascii: " ") } - 1
    return number >= 0 && number < count ? Int(places[number]) : nil
  }

  /// Removes all words, but keeps the memory for the next text.
  package mutating func removeAll() { (length, count) = (0, 0) }

  /// Appends the words of a range of a text. Takes O(length of the range).
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    isInWord = false
    var place = range.lowerBound
    while true {
      place = appendASCII(text, place..<range.upperBound)
      guard place < range.upperBound else { return }
      let (value, length) = UTF8Reader.scalar(text, place)
      let (first, rest) = folding.folded(value)
      if let first { append(first, at: place) }
      for value in rest { append(value, at: place) }
      place += length
    }
  }

  /// Appends the words of a text.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0, 0..<$0.count) }
  }

  /// Appends a space after the last word.
  package mutating func endWord() {
    makeRoom(for: 1)
    buffer[length] = UInt8(ascii: " ")
    length += 1
  }

  /// Makes room for `bytes` bytes of a text. At most every second byte begins a word.
  private mutating func makeRoom(for bytes: Int) {
    let missing = length + 2 * bytes + 1 - buffer.count
    if missing > 0 { buffer += repeatElement(0, count: missing) }
    let missingPlaces = count + bytes / 2 + 2 - places.count
    if missingPlaces > 0 { places += repeatElement(0, count: missingPlaces) }
  }

  /// Appends characters up to the first one that is not ASCII. Does not branch on the kinds of
  /// characters, since such branches would often be predicted wrongly.
  ///
  /// - Returns: the offset of that character.
  private mutating func appendASCII(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    makeRoom(for: range.count)
    var place = range.lowerBound
    var wasInWord = isInWord ? 1 : 0
    var (length, count) = (length, count)
    buffer.withUnsafeMutableBufferPointer { buffer in
      places.withUnsafeMutableBufferPointer { places in
        ascii.withUnsafeBufferPointer { ascii in
          while place < range.upperBound, text[place] < 0x80 {
            let byte = ascii[Int(text[place])]
            let isLetter = byte > 1 ? 1 : 0
            let begins = isLetter & (1 - wasInWord)
            buffer[length] = UInt8(ascii: " ")
            places[count] = UInt32(truncatingIfNeeded: place)
            length &+= begins
            count &+= begins
            buffer[length] = byte
            length &+= isLetter
            wasInWord = isLetter | wasInWord & (byte == 1 ? 1 : 0)
            place &+= 1
          }
        }
      }
    }
    (self.length, self.count, isInWord) = (length, count, wasInWord == 1)
    return place
  }

  /// Appends a character that was folded.
  private mutating func append(_ value: UInt32, at place: Int) {
    guard let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) else { return }
    let kind = kind(of: value)
    guard kind != .other else {
      // An apostrophe does not end a word.
      if value >= 0x80 || ascii[Int(value)] != 1 { isInWord = false }
      return
    }
    makeRoom(for: bytes.count)
    if !isInWord || kind == .single {
      buffer[length] = UInt8(ascii: " ")
      places[count] = UInt32(truncatingIfNeeded: place)
      length += 1
      count += 1
    }
    for byte in bytes {
      buffer[length] = byte
      length += 1
    }
    isInWord = kind != .single
  }

  private mutating func kind(of value: UInt32) -> Kind {
    if kinds.isEmpty { kinds = [Kind](repeating: .unknown, count: 0x1_0000) }
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
