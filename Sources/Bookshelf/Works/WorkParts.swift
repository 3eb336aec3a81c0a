import Kit

/// The parts of a book whose beginnings have keys, and the paragraphs in them.
struct WorkParts {
  let book: Book

  /// A place as its key, and from the second paragraph after it the paragraph's number; nil before the first key.
  func written(_ place: BookPlace) -> String? {
    guard let (key, start) = part(at: place) else { return nil }
    let number = paragraphs(ofPartAt: start).partitioningIndex { $0 > place }
    let paragraph = "\(key).\(number)"
    return number > 1 && self.start(ofKey: paragraph) == nil ? paragraph : key
  }

  /// The nearest key before a place, and the beginning of its part.
  private func part(at place: BookPlace) -> (key: String, start: BookPlace)? {
    guard book.documents.indices.contains(place.document) else { return nil }
    for number in (0...place.document).reversed() {
      let keys = book.documents[number].keys
      let index =
        number == place.document ? keys.partitioningIndex { $0.offset > place.offset } : keys.count
      if index > 0 {
        return (keys[index - 1].key, BookPlace(document: number, offset: keys[index - 1].offset))
      }
    }
    return nil
  }

  private func start(ofKey key: String) -> BookPlace? {
    for (number, document) in book.documents.enumerated() {
      if let mark = document.keys.first(where: { $0.key == key }) {
        return BookPlace(document: number, offset: mark.offset)
      }
    }
    return nil
  }

  /// A key, or a key and the number of a paragraph in its part.
  func place(written text: String) -> BookPlace? {
    if let place = start(ofKey: text) { return place }
    guard let dot = text.lastIndex(of: "."), let number = Int(text[text.index(after: dot)...]),
      number > 0,
      let start = start(ofKey: String(text[..<dot]))
    else { return nil }
    let places = paragraphs(ofPartAt: start)
    return places.indices.contains(number - 1) ? places[number - 1] : nil
  }

  /// The places of all blocks with text but headings, from a key to the next one.
  private func paragraphs(ofPartAt start: BookPlace) -> [BookPlace] {
    var places: [BookPlace] = []
    for number in start.document..<book.documents.count {
      let (document, isFirst) = (book.documents[number], number == start.document)
      let low = isFirst ? start.offset : 0
      let next = document.keys.partitioningIndex { isFirst ? $0.offset > low : true }
      let end = next < document.keys.count ? document.keys[next].offset : Int.max
      let first = document.blocks.partitioningIndex { $0.range.lowerBound >= low }
      for block in document.blocks[first...].prefix(while: { $0.range.lowerBound < end })
      where block.isParagraph {
        places.append(BookPlace(document: number, offset: block.range.lowerBound))
      }
      if next < document.keys.count { break }
    }
    return places
  }
}
