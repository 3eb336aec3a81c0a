/// A table of text with column titles.
package struct Table: Sendable {
  /// The title and layout of a column.
  package struct Column: Sendable {
    let title: String
    let isNumber: Bool
    let isFlexible: Bool

    /// Creates a column. A table in which no column has a title has no row of titles.
    ///
    /// - Parameters:
    ///   - isNumber: whether its cells are aligned to the right.
    ///   - isFlexible: whether it shrinks, down to six columns, if there is too little space.
    package init(_ title: String = "", isNumber: Bool = false, isFlexible: Bool = false) {
      (self.title, self.isNumber, self.isFlexible) = (title, isNumber, isFlexible)
    }
  }

  /// The text of a cell.
  package struct Cell: Sendable {
    let text: RichText

    package init(_ text: String, _ ink: Ink = .text) { self.text = RichText(text, ink) }

    /// A cell in several inks. If it is cut, it has only the first of them.
    package init(_ text: RichText) { self.text = text }
  }

  private let columns: [Column]
  private let row: @Sendable (Int) -> [Cell]
  /// The number of rows, without the titles and the foot.
  package let count: Int
  /// A row below the others that is always visible; nil for none.
  let foot: [Cell]?
  /// The number of first rows that stay in sight.
  let pinned: Int

  /// Creates a table. Each row has one cell per column.
  ///
  /// - Parameters:
  ///   - foot: a row below the others that is always visible.
  ///   - pinned: the number of first rows that stay in sight if there is room.
  package init(_ columns: [Column], rows: [[Cell]], foot: [Cell]? = nil, pinned: Int = 0) {
    (self.columns, self.foot, self.pinned) = (columns, foot, pinned)
    row = { rows[$0] }
    count = rows.count
  }

  /// Creates a table whose rows are made when they are needed, for thousands of rows.
  package init(_ columns: [Column], count: Int, row: @escaping @Sendable (Int) -> [Cell]) {
    (self.columns, self.count, foot, pinned) = (columns, count, nil, 0)
    self.row = row
  }

  /// The number of rows that determine the widths of the columns.
  private static let measured = 100

  /// The widths of the columns. All fit with two spaces between them, if the flexible ones can
  /// shrink enough.
  func widths(in room: Int) -> [Int] {
    let measured = (0..<min(count, Table.measured)).map(row) + [foot ?? []]
    var widths = columns.indices.map { column in
      measured.reduce(CellText.width(of: columns[column].title)) { most, row in
        column < row.count ? max(most, row[column].text.width) : most
      }
    }
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - room
    for column in columns.indices where columns[column].isFlexible && excess > 0 {
      let given = min(excess, max(0, widths[column] - 6))
      widths[column] -= given
      excess -= given
    }
    return widths
  }

  func line(_ cells: [Cell], widths: [Int], isSelected: Bool, in area: Area) {
    var x = 0
    for (column, cell) in cells.enumerated() where column < widths.count {
      let text = cell.text.truncated(width: widths[column])
      let room = widths[column] - text.width
      area.put(
        text.line, x: x + (columns[column].isNumber ? room : 0), on: isSelected ? .selected : .page)
      x += widths[column] + 2
    }
  }

  func cells(_ place: Int) -> [Cell] { row(place) }
  var hasHeads: Bool { columns.contains { !$0.title.isEmpty } }
  var heads: [Cell] { columns.map { Cell($0.title, .dim) } }
}
