import Kit

/// A chapter of a book. Chapters cover the whole text without gaps.
package struct Chapter: Hashable, Sendable {
  /// Its title; empty if it has none.
  package var title: String
  /// The place of its first character.
  package var start: BookPlace

  /// A title page of a part with less text than this belongs to the part's first chapter.
  private static let thinPart = 400
  /// The average length in bytes from which the entries below a part are chapters; shorter ones are
  /// sections.
  private static let chapterOfPart = 3000

  /// The chapters that the contents name: the entries of the first level, or of a lower one if the
  /// first level consists of parts: nearly no text precedes their chapters, which are long. The
  /// entries below a single one, such as the book's title, count as entries of the first level.
  ///
  /// - Parameter byPage: whether places are only known by their page. Then nearly no text must precede the lower level
  ///   of all entries, since a chapter may begin on the page of its first section.
  static func all(
    _ documents: [BookDocument], _ contents: [ContentsEntry], byPage: Bool = false
  ) -> [Chapter] {
    var chapters: [Chapter] = []
    func length(_ a: BookPlace, _ b: BookPlace) -> Int {
      guard a.document < b.document else { return b.offset - a.offset }
      let between = documents[(a.document + 1)..<b.document].reduce(0) { $0 + $1.text.count }
      return documents[a.document].text.count - a.offset + between + b.offset
    }
    /// Whether nearly no text precedes the first of an entry's children.
    func isThin(_ entry: ContentsEntry, at place: BookPlace?) -> Bool {
      guard let first = entry.children.lazy.compactMap(\.place).first, let place else {
        return true
      }
      return place <= first && length(place, first) < thinPart
    }
    /// Whether entries have the length of chapters.
    func areLong(_ entries: [ContentsEntry]) -> Bool {
      let places = entries.compactMap(\.place).filter { $0.document < documents.count }
      guard places.count > 1, places[0] < places[places.count - 1] else { return false }
      return length(places[0], places[places.count - 1]) / (places.count - 1) > chapterOfPart
    }
    func add(_ entries: [ContentsEntry], at start: BookPlace?) {
      let areParts = !byPage || entries.allSatisfy { isThin($0, at: $0.place) }
      for (number, entry) in entries.enumerated() {
        let place = number == 0 ? start ?? entry.place : entry.place
        let children = entry.children.filter { $0.place != nil }
        let isRoot = contents.count == 1 && entries.count == 1 && children.count > 1
        if isRoot || areParts && areLong(children), isThin(entry, at: place) {
          add(children, at: place)
        } else if isRoot, let place {
          chapters.append(Chapter(title: entry.title, start: place))
          add(children, at: nil)
        } else if let place, place.document < documents.count {
          chapters.append(Chapter(title: entry.title, start: place))
        }
      }
    }
    add(contents, at: nil)
    chapters.sort { $0.start < $1.start }
    var kept: [Chapter] = []
    for chapter in chapters where kept.last?.start != chapter.start { kept.append(chapter) }
    if kept.isEmpty {
      kept = documents.indices.map {
        Chapter(title: "", start: BookPlace(document: $0, offset: 0))
      }
    }
    // The text before the first chapter belongs to it.
    if kept.isEmpty { kept = [Chapter(title: "", start: BookPlace(document: 0, offset: 0))] }
    kept[0].start = BookPlace(document: 0, offset: 0)
    return kept
  }
}

extension Book {
  /// The number of the chapter of a place, from 0.
  package func chapter(at place: BookPlace) -> Int {
    max(0, chapters.partitioningIndex { $0.start > place } - 1)
  }

  /// The parts of documents that a chapter consists of.
  package func extent(ofChapter number: Int) -> [(document: Int, range: Range<Int>)] {
    guard chapters.indices.contains(number) else { return [] }
    let start = chapters[number].start
    let end =
      number + 1 < chapters.count
      ? chapters[number + 1].start : BookPlace(document: documents.count, offset: 0)
    return documents.indices.compactMap { document in
      guard (start.document...end.document).contains(document) else { return nil }
      let low = document == start.document ? start.offset : 0
      let high = document == end.document ? end.offset : documents[document].text.count
      return low < high ? (document, low..<high) : nil
    }
  }

  /// The places of a chapter's paragraphs, in order: all blocks with text but headings.
  package func paragraphs(ofChapter number: Int) -> [BookPlace] {
    extent(ofChapter: number).flatMap { document, range in
      documents[document].blocks.compactMap { block -> BookPlace? in
        guard range.contains(block.range.lowerBound), block.isParagraph else { return nil }
        return BookPlace(document: document, offset: block.range.lowerBound)
      }
    }
  }

  /// The place of a chapter and of a paragraph in it, both from 1; nil if there is none.
  package func place(ofChapter chapter: Int, paragraph: Int? = nil) -> BookPlace? {
    guard chapters.indices.contains(chapter - 1) else { return nil }
    guard let paragraph else { return chapters[chapter - 1].start }
    let places = paragraphs(ofChapter: chapter - 1)
    return places.indices.contains(paragraph - 1) ? places[paragraph - 1] : nil
  }

  /// The chapter and the paragraph of a place, both from 1. The paragraph is 0 before the first one.
  package func numbers(of place: BookPlace) -> (chapter: Int, paragraph: Int) {
    let chapter = chapter(at: place)
    return (chapter + 1, paragraphs(ofChapter: chapter).partitioningIndex { $0 > place })
  }

  /// The plain text of a chapter, its blocks separated by empty lines.
  package func text(ofChapter number: Int) -> String {
    extent(ofChapter: number).flatMap { document, range in
      documents[document].blocks.compactMap { block -> String? in
        let part = block.range.clamped(to: range)
        return part.isEmpty ? nil : block.prefix + documents[document].string(part)
      }
    }.joined(separator: "\n\n")
  }
}

extension Block {
  /// The bullet or number of a list item and a space.
  fileprivate var prefix: String { marker.isEmpty ? "" : marker + " " }
}
