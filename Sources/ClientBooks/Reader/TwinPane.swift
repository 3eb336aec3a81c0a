import Bookshelf
import ClientCore
import Messages
import Terminal

/// Two renderings side by side, in which parts with the same key begin on the same row.
struct TwinPane: Sendable {
  /// The least width of the window in columns.
  static let leastWidth = 100
  private static let gap = 4
  private static let widest = 80

  /// A row: the index of a line in each rendering; nil for an empty line.
  private struct Row {
    let left, right: Int?
  }

  /// The rendering on the right side.
  let right: OpenedBook
  private let left: OpenedBook
  private let spacing: Int
  private var size: Size
  private var layouts: (left: Layout, right: Layout)
  private var rows: [Row] = []
  private var top = 0
  /// The top row when the pane was opened; -1 if the text was moved before a change of the size.
  private var start = 0

  /// - Parameter place: the place to show on the first row, in the left rendering.
  init(
    _ left: OpenedBook, _ right: OpenedBook, at place: BookPlace, spacing: Int, _ size: Size
  ) {
    (self.left, self.right, self.spacing, self.size) = (left, right, spacing, size)
    layouts = TwinPane.layouts(left, right, spacing, size)
    align()
    go(to: place)
    start = top
  }

  private static func layouts(
    _ left: OpenedBook, _ right: OpenedBook, _ spacing: Int, _ size: Size
  ) -> (left: Layout, right: Layout) {
    let width = min(widest, (size.width - 4 - gap) / 2)
    let options = LayoutOptions(width: width, spacing: spacing)
    return (BookPages.layout(left.book, options), BookPages.layout(right.book, options))
  }

  private var height: Int { size.height - 3 }

  /// The same texts for a window of another size; nil if it is too narrow.
  func fit(_ size: Size) -> TwinPane? {
    guard size.width >= TwinPane.leastWidth else { return nil }
    guard size != self.size else { return self }
    var other = TwinPane(left, right, at: place, spacing: spacing, size)
    // Remember that the text was moved.
    if top != start { other.start = -1 }
    return other
  }

  /// Gives each part as many rows as its longer rendering has lines.
  private mutating func align() {
    let (left, right) = (left.book, right.book)
    let places = Dictionary(right.keys.map { ($0.key, $0.place) }) { first, _ in first }
    var parts: [(left: Int, right: Int)] = [(0, 0)]
    for (key, place) in left.keys {
      guard let other = places[key], let last = parts.last else { continue }
      let (here, there) = (layouts.left.line(of: place), layouts.right.line(of: other))
      // A part that is elsewhere in the other rendering cannot be aligned.
      if here > last.left, there >= last.right { parts.append((here, there)) }
    }
    parts.append((layouts.left.lines.count, layouts.right.lines.count))
    rows = zip(parts, parts.dropFirst()).flatMap { part, next in
      let (lefts, rights) = (part.left..<next.left, part.right..<max(part.right, next.right))
      return (0..<max(lefts.count, rights.count)).map { row in
        Row(
          left: row < lefts.count ? part.left + row : nil,
          right: row < rights.count ? part.right + row : nil)
      }
    }
  }

  /// The lines of both renderings from the top row on.
  var lines: (left: [Int], right: [Int]) {
    (rows.compactMap(\.left), rows.compactMap(\.right))
  }

  private mutating func go(to place: BookPlace) {
    let line = layouts.left.line(of: place)
    show(from: rows.firstIndex { ($0.left ?? -1) >= line } ?? 0)
  }

  private mutating func show(from row: Int) {
    top = min(max(row, 0), max(0, rows.count - height))
  }

  /// The place of the top row in the left rendering.
  private var place: BookPlace {
    let line = rows[top...].lazy.compactMap(\.left).first {
      layouts.left.lines[$0].kind != .empty
    }
    return layouts.left.place(ofLine: line ?? 0)
  }

  /// The place of the top row; nil if the text was not moved.
  var movedPlace: BookPlace? { top == start ? nil : place }

  /// Scrolls both texts, by a line, a page or to an end.
  mutating func move(_ key: Key) {
    switch key {
    case .up: show(from: top - 1)
    case .down: show(from: top + 1)
    case .home: show(from: 0)
    case .end: show(from: rows.count)
    case .pageUp, .left, .character("b"): show(from: top - height)
    default: show(from: top + height)
    }
  }

  /// A copy with another rendering on the right.
  func with(_ right: OpenedBook) -> TwinPane {
    var other = TwinPane(left, right, at: place, spacing: spacing, size)
    if top != start { other.start = -1 }
    return other
  }

  func draw(in area: Area) {
    let width = layouts.left.options.width
    let x = (area.width - 2 * width - TwinPane.gap) / 2
    let columns = [(left, layouts.left, x), (right, layouts.right, x + width + TwinPane.gap)]
    for (number, (opened, layout, x)) in columns.enumerated() {
      let column = area.part(x: x, width: width)
      let title = CellText.truncated(BookTexts.rendering(opened.entry), width: width)
      column.put(title, .heading)
      for (y, row) in rows[top...].prefix(height).enumerated() {
        guard let line = number == 0 ? row.left : row.right else { continue }
        let place = column.part(y: 2 + y, height: 1)
        TwinPane.draw(line, of: layout, opened.book, in: place)
      }
    }
    for y in 0..<height {
      area.put("│", x: x + width + TwinPane.gap / 2 - 1, y: 2 + y, .border)
    }
  }

  private static func draw(_ number: Int, of layout: Layout, _ book: Book, in row: Area) {
    let line = layout.lines[number]
    if line.kind == .rule { row.put(String(repeating: "─", count: row.width), .border) }
    guard line.kind == .text || line.kind == .cells else { return }
    let block = book.documents[Int(line.document)].blocks[Int(line.block)]
    var x = 0
    for run in layout.runs(ofLine: number, in: book) {
      x = row.put(
        run.text, x: run.column ?? x, StyledPage.ink(of: run, in: block, isHeading: line.isHeading))
    }
  }
}
