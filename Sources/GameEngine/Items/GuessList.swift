import Kit

/// The legal guesses of the form `guess`, whatever the answer.
///
/// Stores one array of bytes per length, so that loading 25,000 words does not allocate each of them.
package struct GuessList: Sendable {
  /// How many letters a word has that is asked or guessed.
  package static let lengths = 5...7

  /// The words by their length in bytes.
  private let wordsByLength: [Int: [UInt8]]
  /// The words with accents, by what is left without them. Of several, the first counts.
  private let accentedWords: [String: String]

  /// An empty list: only the answer itself is a legal guess.
  package static let empty = GuessList(lines: [])

  /// Reads the content of a file with one word in small letters per line, which must be sorted by its bytes.
  package init(lines: [UInt8]) {
    var byLength: [Int: [UInt8]] = [:]
    var accented: [String: String] = [:]
    for word in lines.split(separator: UInt8(ascii: "\n")) {
      byLength[word.count, default: []] += word
      guard word.contains(where: { $0 >= 0x80 }) else { continue }
      let text = String(decoding: word, as: UTF8.self)
      accented[foldingAccents(text)] = accented[foldingAccents(text)] ?? text
    }
    wordsByLength = byLength
    accentedWords = accented
  }

  /// The word that has a text without accents, such as *canción* for *cancion*; nil if there is none.
  func accented(_ plain: String) -> String? { accentedWords[plain] }

  /// The words of suitable length among the terms and inflected forms of items.
  package init(of items: [Item]) {
    let words = items.flatMap { [$0.term] + $0.inflectedForms }.map { $0.lowercased() }
      .filter { GuessList.lengths.contains($0.count) }
    let sorted = words.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    self.init(lines: Array(sorted.joined(separator: "\n".utf8)))
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
