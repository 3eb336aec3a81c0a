/// The words of a text.
package enum WordsInText {
  /// A word with its place.
  package struct Item: Sendable {
    /// The word, with `A` to `Z` in lower case.
    package let text: String
    /// Its place in the text, with the original case.
    package let range: Range<String.Index>
  }

  /// The words in their order. Letters, digits, hyphens and apostrophes make up a word; hyphens and
  /// apostrophes at its ends are not part of it, and neither is the ending *'s*.
  ///
  /// - Parameter first: if given, only words that begin with this letter, `a` to `z`, in either case.
  package static func words(of text: String, beginningWith first: UInt8? = nil) -> [Item] {
    let bytes = Array(text.utf8)
    var items: [Item] = []
    var end = 0
    while let start = bytes[end...].firstIndex(where: isPart) {
      end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
      let word = bare(bytes[start..<end])
      guard let letter = word.first, first == nil || lowercased(letter) == first else { continue }
      let place = text.utf8.index(text.startIndex, offsetBy: word.startIndex)
      items.append(
        Item(
          text: String(decoding: word.map(lowercased), as: UTF8.self),
          range: place..<text.utf8.index(place, offsetBy: word.count)))
    }
    return items
  }

  /// A word without marks at its ends and without *'s*.
  private static func bare(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var word = word
    while let first = word.first, isMark(first) { word.removeFirst() }
    while let last = word.last, isMark(last) { word.removeLast() }
    return word.suffix(2).elementsEqual("'s".utf8) ? word.dropLast(2) : word
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
  }

  /// Bytes from 0x80 on are parts of letters beyond ASCII, which `a` to `z` are never cut from.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch lowercased(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: isMark(byte)
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
