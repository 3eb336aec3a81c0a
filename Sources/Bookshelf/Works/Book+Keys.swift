import Kit

/// A place in a work, in any of its renderings.
package struct WorkPlace: Hashable, Codable, Sendable {
  /// The key of the part, such as `9.2`.
  package var key: String
  /// The fraction of that part before the place, 0 to 1.
  package var fraction: Double

  package init(key: String, fraction: Double = 0) {
    self.key = key
    self.fraction = fraction
  }
}

/// Finding the same place in other renderings of a work.
extension Book {
  /// Whether its parts have keys.
  package var hasKeys: Bool { documents.contains { !$0.keys.isEmpty } }

  /// The keys in order, each with its place.
  package var keys: [(key: String, place: BookPlace)] {
    documents.enumerated().flatMap { number, document in
      document.keys.map { ($0.key, BookPlace(document: number, offset: $0.offset)) }
    }
  }

  /// The place in the work: the nearest key before, and the fraction of its part; nil before the first key.
  package func workPlace(of place: BookPlace) -> WorkPlace? {
    guard
      let document = documents.indices.contains(place.document) ? documents[place.document] : nil
    else { return nil }
    let index = document.keys.partitioningIndex { $0.offset > place.offset } - 1
    guard index >= 0 else {
      // The part continues from an earlier document.
      let earlier = documents[..<place.document].lastIndex { !$0.keys.isEmpty }
      return earlier.flatMap { documents[$0].keys.last }.map { WorkPlace(key: $0.key, fraction: 1) }
    }
    let mark = document.keys[index]
    let end = end(of: mark.key, after: index, in: document)
    let length = max(1, end - mark.offset)
    return WorkPlace(
      key: mark.key, fraction: min(1, Double(place.offset - mark.offset) / Double(length)))
  }

  /// The place in this book of a place in the work: the place of its key; if the book lacks the
  /// key, a place by the fraction in the part that contains it. nil if it lacks that key, too.
  package func place(of place: WorkPlace) -> BookPlace? {
    var key = place.key[...]
    while true {
      for (number, document) in documents.enumerated() {
        guard let index = document.keys.firstIndex(where: { $0.key == key }) else { continue }
        let mark = document.keys[index]
        let isExact = key == place.key
        let end = end(of: mark.key, after: index, in: document)
        let fraction = isExact ? place.fraction : 0
        let offset = mark.offset + Int(Double(end - mark.offset) * min(max(fraction, 0), 1))
        return valid(BookPlace(document: number, offset: min(offset, max(mark.offset, end - 1))))
      }
      guard let dot = key.lastIndex(of: ".") else { return nil }
      key = key[..<dot]
    }
  }

  /// The text of a part, up to the next key; nil if the book has no such key.
  package func text(ofKey key: String) -> String? {
    for document in documents {
      guard let index = document.keys.firstIndex(where: { $0.key == key }) else { continue }
      let start = document.keys[index].offset
      let end =
        index + 1 < document.keys.count ? document.keys[index + 1].offset : document.text.count
      let text = document.string(start..<max(start, end))
      return text.trimmed
    }
    return nil
  }

  /// The place that a player writes: a work's key such as `9.2`, or a paragraph after a key; in other books a
  /// chapter and perhaps a paragraph, `3` or `3.12`; a part of the book, `40%`; a printed page, `p.12`. nil
  /// if there is no such place.
  package func place(written text: String) -> BookPlace? {
    let text = text.trimmed
    if hasKeys,
      let place = WorkParts(book: self).place(written: text) ?? place(of: WorkPlace(key: text))
    {
      return place
    }
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
      return place(atFraction: percent / 100)
    }
    if text.lowercased().hasPrefix("p.") { return place(ofPage: text.dropFirst(2).trimmed) }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), let chapter = numbers[0],
      numbers.allSatisfy({ $0.map { $0 > 0 } ?? false })
    else { return nil }
    guard numbers.count == 2 else { return place(ofChapter: chapter) }
    return numbers[1].flatMap { place(ofChapter: chapter, paragraph: $0) }
  }

  /// A place as players write it, so that `place(written:)` finds its paragraph: a work's key and perhaps a
  /// paragraph after it, else chapter and paragraph.
  package func written(_ place: BookPlace) -> String {
    if hasKeys, let written = WorkParts(book: self).written(place) { return written }
    let (chapter, paragraph) = numbers(of: place)
    return paragraph > 0 ? "\(chapter).\(paragraph)" : String(chapter)
  }

  /// The end of a part: the next key that does not belong to it.
  private func end(of key: String, after index: Int, in document: BookDocument) -> Int {
    let next = document.keys[(index + 1)...].first { !$0.key.hasPrefix(key + ".") }
    return next?.offset ?? document.text.count
  }
}
