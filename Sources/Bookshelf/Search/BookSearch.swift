/// A hit of a search.
package struct SearchHit: Hashable, Sendable {
  /// The place of its first character.
  package var place: BookPlace
  /// Its length in bytes of the document's text.
  package var length: Int
}

extension Book {
  private static let longestQuery = 256
  /// The most places that a search lists.
  package static let mostHits = 1000

  /// The places of a text, in order. Case, accents and the forms of quotes and dashes do not count.
  ///
  /// Takes O(length of the book).
  ///
  /// - Parameter limit: the most hits.
  package func search(_ query: String, limit: Int = Book.mostHits) -> [SearchHit] {
    var folding = SearchFolding()
    let wanted = Array(folding.folded(String(query.prefix(Book.longestQuery))))
    guard let first = wanted.first else { return [] }
    // How a byte may begin a hit: not at all, as the first character, or as one that may be folded to it.
    let starts = (UInt32(0)...255).map { byte -> SearchStart in
      byte < 0x80 ? SearchFolding.ascii(byte) == first ? .first : .none : byte < 0xC2 ? .none : .any
    }
    var hits: [SearchHit] = []
    for (number, document) in documents.enumerated() where hits.count < limit {
      document.text.withUnsafeBufferPointer { text in
        starts.withUnsafeBufferPointer { starts in
          wanted.withUnsafeBufferPointer { wanted in
            SearchText(wanted: wanted, text: text, starts: starts).find(&folding) { start, end in
              hits.append(
                SearchHit(
                  place: BookPlace(document: number, offset: start), length: end - start))
              return hits.count < limit
            }
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

/// How a byte may begin a hit.
private enum SearchStart: UInt8 {
  case none, first, any
}

/// Finds a folded query in a text. Most bytes are passed over by a table, and most others by the byte after them.
private struct SearchText {
  let wanted: UnsafeBufferPointer<UInt32>
  let text: UnsafeBufferPointer<UInt8>
  let starts: UnsafeBufferPointer<SearchStart>

  /// Visits the ranges of all hits until the visit returns false.
  func find(_ folding: inout SearchFolding, _ visit: (Int, Int) -> Bool) {
    let second = wanted.count > 1 ? wanted[1] : nil
    var place = 0
    while place < text.count {
      let start = starts[Int(text[place])]
      guard start != .none else {
        place += 1
        continue
      }
      if start == .first, let second, place + 1 < text.count, text[place + 1] < 0x80,
        SearchFolding.ascii(UInt32(text[place + 1])) != second
      {
        place += 1
      } else if let end = match(at: place, &folding) {
        guard visit(place, end) else { return }
        place = end
      } else {
        place += start == .first ? 1 : UTF8Reader.scalar(text, place).length
      }
    }
  }

  /// The end of the hit that begins at an offset; nil if there is none.
  private func match(at start: Int, _ folding: inout SearchFolding) -> Int? {
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
