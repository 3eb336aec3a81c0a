/// A hit of a search.
package struct SearchHit: Hashable, Sendable {
  /// Where it begins.
  package var place: BookPlace
  /// Its length in bytes of the document's text.
  package var length: Int
}

extension Book {
  private static let longestQuery = 256

  /// The places of a text, in order. Case, accents and the forms of quotes and dashes do not count.
  ///
  /// Takes O(length of the book).
  ///
  /// - Parameter limit: the most hits.
  package func search(_ query: String, limit: Int = 1000) -> [SearchHit] {
    var folding = SearchFolding()
    let wanted = Array(folding.folded(String(query.prefix(Book.longestQuery))))
    guard let first = wanted.first else { return [] }
    // The bytes with which a hit may begin: the first character, or the start of one that may be folded to it.
    let starts = (0...255).map { $0 < 0x80 ? SearchFolding.ascii($0) == first : $0 >= 0xC2 }
    var hits: [SearchHit] = []
    for (number, document) in documents.enumerated() where hits.count < limit {
      document.text.withUnsafeBufferPointer { text in
        var place = 0
        while place < text.count, hits.count < limit {
          guard starts[Int(text[place])] else {
            place += 1
            continue
          }
          if let end = SearchText.match(wanted, text, place, &folding) {
            hits.append(
              SearchHit(place: BookPlace(document: number, offset: place), length: end - place))
            place = end
          } else {
            place += UTF8Reader.scalar(text, place).length
          }
        }
      }
    }
    return hits
  }

  /// The text around a hit in its block, for a list of hits.
  ///
  /// - Parameter characters: the most characters before and after it.
  package func context(
    of hit: SearchHit, characters: Int
  ) -> (before: String, match: String, after: String) {
    guard documents.indices.contains(hit.place.document) else { return ("", "", "") }
    let document = documents[hit.place.document]
    let range = hit.place.offset..<hit.place.offset + hit.length
    let block = document.block(at: range.lowerBound).map { document.blocks[$0].range } ?? range
    func line(_ range: Range<Int>) -> String {
      document.string(range).replacing("\n", with: " ").replacing("\t", with: " ")
    }
    let before = line(min(block.lowerBound, range.lowerBound)..<range.lowerBound)
    let after = line(range.upperBound..<max(block.upperBound, range.upperBound))
    return (String(before.suffix(characters)), line(range), String(after.prefix(characters)))
  }
}

/// Compares text with a folded query.
private enum SearchText {
  /// The end of the text at a place that is the wanted one; nil if it is not.
  static func match(
    _ wanted: [UInt32], _ text: UnsafeBufferPointer<UInt8>, _ start: Int,
    _ folding: inout SearchFolding
  ) -> Int? {
    var (place, index) = (start, 0)
    while index < wanted.count {
      guard place < text.count else { return nil }
      let byte = text[place]
      if byte < 0x80 {
        guard SearchFolding.ascii(UInt32(byte)) == wanted[index] else { return nil }
        index += 1
        place += 1
        continue
      }
      let (value, length) = UTF8Reader.scalar(text, place)
      let (first, rest) = folding.folded(value)
      if let first {
        guard first == wanted[index] else { return nil }
        index += 1
        for more in rest {
          guard index < wanted.count, more == wanted[index] else { return nil }
          index += 1
        }
      } else if index == 0 {
        return nil
      }
      place += length
    }
    return place
  }
}
