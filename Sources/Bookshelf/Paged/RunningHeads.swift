/// Removes rows that are repeated at the top and the foot of pages: titles and page numbers.
struct RunningHeads {
  /// Heads are in this part of a page, at its top and its foot.
  private static let margin = 0.15
  /// Heads may have two rows.
  private static let most = 2

  private let pages: [TextPage]
  private let isFoot: Bool
  /// The pages on which a row is at this height, with a gap.
  private var heights: [Int: Int] = [:]
  /// The pages that have a row of this text, apart from its numbers.
  private var texts: [String: Int] = [:]

  static func removed(from pages: [TextPage]) -> [TextPage] {
    var pages = pages
    for isFoot in [false, true] {
      for _ in 0..<most { pages = RunningHeads(pages, isFoot: isFoot).removed() }
    }
    return pages
  }

  private init(_ pages: [TextPage], isFoot: Bool) {
    (self.pages, self.isFoot) = (pages, isFoot)
    for page in pages {
      guard let row = outerRow(of: page) else { continue }
      if row.hasGap { heights[row.height, default: 0] += 1 }
      texts[row.text, default: 0] += 1
    }
  }

  private struct Row {
    let places: [Int]
    /// The height on the page in steps that are less than a line.
    let height: Int
    /// The text with the same character for each digit.
    let text: String
    let hasGap: Bool
  }

  /// The first or last row of a page.
  private func outerRow(of page: TextPage) -> Row? {
    func order(_ line: PageLine) -> Double { isFoot ? -line.top : line.top }
    let lines = page.lines
    guard let outer = lines.min(by: { order($0) < order($1) }), outer.height > 0,
      isFoot
        ? outer.top > page.height * (1 - RunningHeads.margin)
        : outer.top < page.height * RunningHeads.margin
    else { return nil }
    let places = lines.indices.filter { abs(lines[$0].top - outer.top) < outer.height * 0.6 }
    let next = lines.indices.filter { !places.contains($0) }.map { order(lines[$0]) }.min()
    let text = places.map { lines[$0].text }.joined(separator: " ")
      .map { $0.isNumber ? "0" : String($0) }.joined()
    return Row(
      places: places, height: Int(outer.top / max(1, page.height) * 200),
      text: text.replacing("00", with: "0").replacing("00", with: "0"),
      hasGap: next.map { $0 - order(outer) > outer.height * 1.7 } ?? true)
  }

  private func removed() -> [TextPage] {
    pages.map { page in
      guard let row = outerRow(of: page) else { return page }
      let atHeight = (-1...1).reduce(0) { $0 + heights[row.height + $1, default: 0] }
      let isHead =
        row.hasGap && atHeight >= max(3, pages.count / 3)
        || texts[row.text, default: 0] >= max(3, pages.count / 6)
      guard isHead else { return page }
      var page = page
      let removed = Set(row.places)
      page.lines = page.lines.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
      // The block continues after the removed line.
      if row.places.contains(0), !page.lines.isEmpty { page.lines[0].isBlockStart = true }
      return page
    }
  }
}
