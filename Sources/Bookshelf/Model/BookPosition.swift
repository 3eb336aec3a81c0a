/// A position in a book that lasts: it is found again in a new version of the book with small changes.
package struct BookPosition: Hashable, Codable, Sendable {
  /// The number of the document, from 0.
  package var document: Int
  /// The offset in the document's text, in bytes of UTF-8.
  package var offset: Int
  /// The characters around it: up to 16 before, and 16 from there on.
  package var before: String
  package var after: String
  /// The fraction of the book's text before it, 0 to 1.
  package var fraction: Double

  /// The number of characters on each side.
  static let context = 16

  package init(document: Int, offset: Int, before: String, after: String, fraction: Double) {
    self.document = document
    self.offset = offset
    self.before = before
    self.after = after
    self.fraction = fraction
  }
}

extension Book {
  /// The position of a place.
  package func position(of place: BookPlace) -> BookPosition {
    let place = valid(place)
    let text = documents.isEmpty ? [] : documents[place.document].text
    // A character has at most 4 bytes; combined ones are cut.
    let reach = 4 * BookPosition.context
    let start = text.scalarStart(max(0, place.offset - reach))
    let end = text.scalarStart(min(text.count, place.offset + reach))
    let before = String(decoding: text[start..<place.offset], as: UTF8.self)
    let after = String(decoding: text[place.offset..<end], as: UTF8.self)
    return BookPosition(
      document: place.document, offset: place.offset,
      before: String(before.suffix(BookPosition.context)),
      after: String(after.prefix(BookPosition.context)), fraction: fraction(of: place))
  }

  /// The place of a position: by its numbers if the characters around agree; else the nearest place with those
  /// characters, first in the same document; else by the fraction. Takes O(length of the book) at most.
  package func place(of position: BookPosition) -> BookPlace {
    let offset = min(max(position.offset, 0), Int(Int32.max))
    func bytes(_ text: some StringProtocol) -> [UInt8] { Array(text.utf8) }
    let (before, after) = (position.before.suffix(64), position.after.prefix(64))
    // The characters on both sides, then on one side, then half of them.
    let half = BookPosition.context / 2
    let contexts = [
      (bytes(before), bytes(after)), ([], bytes(after)), (bytes(before), []),
      ([], bytes(after.prefix(half))), (bytes(before.suffix(half)), []),
    ]
    let least = min(4, before.utf8.count + after.utf8.count)
    let goal = place(atFraction: position.fraction)
    let order = documents.indices.sorted { abs($0 - goal.document) < abs($1 - goal.document) }
    for (head, tail) in contexts where head.count + tail.count >= max(least, 1) {
      if documents.indices.contains(position.document),
        let found = documents[position.document].nearest(head, tail, to: offset)
      {
        return BookPlace(document: position.document, offset: found)
      }
      for document in order where document != position.document {
        let near = document == goal.document ? goal.offset : 0
        if let found = documents[document].nearest(head, tail, to: near) {
          return BookPlace(document: document, offset: found)
        }
      }
    }
    return place(atFraction: position.fraction)
  }
}

extension BookDocument {
  /// The offset between two texts that follow each other, nearest to an offset.
  fileprivate func nearest(_ head: [UInt8], _ tail: [UInt8], to offset: Int) -> Int? {
    let wanted = head + tail
    if text.holds(wanted, at: offset - head.count) { return offset }
    var best: Int?
    var start = 0
    while let found = text.firstRange(of: wanted, from: start) {
      let place = found + head.count
      if let known = best, abs(known - offset) <= abs(place - offset) { break }
      best = place
      start = found + 1
    }
    return best
  }
}
