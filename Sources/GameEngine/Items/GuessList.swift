import Kit

/// The legal guesses of the form `guess`, whatever the answer: words of 5 to 7 letters.
///
/// Stores one array of bytes per length, so that loading 25,000 words does not allocate each of them.
package struct GuessList: Sendable {
  private let wordsByLength: [Int: [UInt8]]

  /// An empty list: only the answer itself is a legal guess.
  package static let empty = GuessList(lines: [])

  /// Reads the content of a file with one word of `a` to `z` per line, which must be sorted.
  package init(lines: [UInt8]) {
    var byLength: [Int: [UInt8]] = [:]
    for word in lines.split(separator: UInt8(ascii: "\n")) {
      byLength[word.count, default: []] += word
    }
    wordsByLength = byLength
  }

  /// Whether the list contains a word. O(log *n*).
  package func contains(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty, let bytes = wordsByLength[wanted.count] else { return false }
    func entry(_ place: Int) -> ArraySlice<UInt8> {
      bytes[(place * wanted.count)..<((place + 1) * wanted.count)]
    }
    let places = 0..<bytes.count / wanted.count
    let place = places.partitioningIndex { !entry($0).lexicographicallyPrecedes(wanted) }
    return place < places.endIndex && entry(place).elementsEqual(wanted)
  }
}
