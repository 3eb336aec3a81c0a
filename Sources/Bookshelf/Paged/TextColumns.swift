/// The right edges of the columns of text on pages, by which lines that the author broke are recognized.
struct TextColumns {
  /// A line that ends at least this part of its column before the edge is short.
  private static let short = 0.15
  /// The share of a column's lines that reach its edge in prose.
  private static let reaching = 0.8
  private static let fewest = 5
  /// Longer lines are prose.
  private static let longest = 65

  private struct Column {
    let left: Double
    let right: Double
  }

  /// The columns with prose, by their right edges.
  private var columns: [Column] = []
  /// The smallest distance of a line from the left edge of its page.
  private var margin = Double.infinity

  init(_ pages: [TextPage]) {
    var rights: [Int: [Double]] = [:]
    for page in pages {
      for (number, line) in page.lines.enumerated() {
        margin = min(margin, line.left)
        // The last line of a paragraph is short.
        let next = page.lines.dropFirst(number + 1).first
        guard let next, !next.isBlockStart, line.right > line.left else { continue }
        rights[TextColumns.place(line.left, on: page), default: []].append(line.right)
      }
    }
    let width = pages.first.map(TextColumns.step) ?? 1
    for place in rights.keys.sorted() {
      let near = (rights[place - 1] ?? []) + (rights[place] ?? []) + (rights[place + 1] ?? [])
      let sorted = near.sorted()
      guard sorted.count >= TextColumns.fewest else { continue }
      let column = Column(left: Double(place) * width, right: sorted[(sorted.count - 1) * 95 / 100])
      let full = sorted.count { $0 >= TextColumns.shortEnd(in: column) }
      if Double(full) >= Double(sorted.count) * TextColumns.reaching { columns.append(column) }
    }
    columns.sort { $0.right < $1.right }
  }

  /// The width of the steps in which the left edges of lines are compared.
  private static func step(_ page: TextPage) -> Double { max(page.width, 100) * 0.02 }

  private static func place(_ left: Double, on page: TextPage) -> Int { Int(left / step(page)) }

  private static func shortEnd(in column: Column) -> Double {
    column.right - (column.right - column.left) * short
  }

  /// Whether a line ends well before the right edge of its column.
  func isShort(_ line: PageLine, on page: TextPage) -> Bool {
    let left = line.left + TextColumns.step(page)
    let column =
      columns.first { $0.left <= left && $0.right >= line.right }
      ?? Column(left: line.left, right: page.width - margin)
    return line.right < TextColumns.shortEnd(in: column)
  }

  /// The lines of a block that the author broke, as in verse: three or more short ones, one after another.
  func verses(in block: [PageLine], on page: TextPage) -> [Range<Int>] {
    let rights = block.dropLast().map(\.right)
    if block.count > 3, let widest = rights.max(), let left = block.map(\.left).min(),
      rights.allSatisfy({ $0 >= widest - (widest - left) * 0.1 })
    {
      // A narrow column of prose.
      return []
    }
    var verses: [Range<Int>] = []
    var start = 0
    for (number, line) in block.enumerated() {
      let isBroken = line.text.last.map { BrokenWords.hyphens.contains($0) } ?? false
      if isShort(line, on: page), !isBroken, line.text.count <= TextColumns.longest { continue }
      if number - start >= 3 { verses.append(start..<number) }
      start = number + 1
    }
    if block.count - start >= 3 { verses.append(start..<block.count) }
    return verses
  }
}
