import Kit

/// A book broken into lines at a width. All of it is laid out, so that pages are exact.
package struct Layout: Sendable {
  /// The options with which the book was laid out.
  package let options: LayoutOptions
  /// The lines of all documents, in order.
  package let lines: [LayoutLine]
  private let pieces: [LayoutPiece]

  /// Lays out a book. Takes O(length of the book).
  ///
  /// - Parameter cells: the width of a character on the screen, 0 to 2; ASCII characters have 1.
  package init(
    _ book: Book, _ options: LayoutOptions, cells: @escaping (Unicode.Scalar) -> Int
  ) {
    var builder = LayoutBuilder(options, cells: cells)
    for (number, document) in book.documents.enumerated() { builder.add(document, number) }
    self.options = options
    lines = builder.lines
    pieces = builder.pieces
  }

  // MARK: - Places

  /// The place of a line's first character; for an empty line, the place of the next text.
  package func place(ofLine number: Int) -> BookPlace {
    guard !lines.isEmpty else { return BookPlace(document: 0, offset: 0) }
    let line = lines[min(max(number, 0), lines.count - 1)]
    return BookPlace(document: Int(line.document), offset: Int(line.start))
  }

  /// The line that contains a place. Takes O(log n), in a table O(its lines).
  package func line(of place: BookPlace) -> Int {
    let after = lines.partitioningIndex {
      (Int($0.document), Int($0.start)) > (place.document, place.offset)
    }
    var number = max(0, after - 1)
    guard lines.indices.contains(number) else { return 0 }
    if lines[number].kind == .cells || lines[number].kind == .rule {
      // The lines of a row begin at the same place.
      let block = (lines[number].document, lines[number].block)
      while number > 0, (lines[number - 1].document, lines[number - 1].block) == block {
        number -= 1
      }
      let first = number
      while number < lines.count, (lines[number].document, lines[number].block) == block {
        if pieces(of: number).contains(where: { !$0.isLabel && $0.range.contains(place.offset) }) {
          return number
        }
        number += 1
      }
      return min(max(first, after - 1), lines.count - 1)
    }
    // Empty lines before a block have its place.
    while number > 0, lines[number].kind == .empty, lines[number - 1].kind == .text,
      lines[number - 1].range.contains(place.offset)
    {
      number -= 1
    }
    return number
  }

  /// The parts of a table's line, from left to right; empty for other lines.
  package func pieces(of number: Int) -> ArraySlice<LayoutPiece> {
    let line = lines[number]
    let first = Int(line.firstPiece)
    return pieces[first..<first + Int(line.pieceCount)]
  }

  // MARK: - Pages

  /// The first line of each page. A document begins on a new page, and a heading is not the end of one.
  package func pages(height: Int) -> [Int] {
    let height = max(height, 1)
    var pages: [Int] = []
    var start = 0
    while start < lines.count {
      if lines[start].kind == .empty {
        start += 1
        continue
      }
      pages.append(start)
      var end = min(start + height, lines.count)
      if let other = lines[start..<end].firstIndex(where: { $0.document != lines[start].document })
      {
        end = other
      } else if end < lines.count, lines[end].document == lines[start].document {
        end = endBeforeHeading(start, end)
      }
      start = end
    }
    return pages.isEmpty ? [0] : pages
  }

  private func endBeforeHeading(_ start: Int, _ end: Int) -> Int {
    var place = end
    while place > start + (end - start) / 2,
      lines[place - 1].kind == .empty || lines[place - 1].isHeading
    {
      place -= 1
    }
    return lines[place..<end].contains { $0.isHeading } && place > start ? place : end
  }
}
