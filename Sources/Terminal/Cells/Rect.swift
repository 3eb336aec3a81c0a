/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
  /// The first column, counted from 0 at the left.
  package var x: Int
  /// The first row, counted from 0 at the top.
  package var y: Int
  /// Columns, 0 or more.
  package var width: Int
  /// Rows, 0 or more.
  package var height: Int

  /// A rectangle; a size below 0 becomes 0.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// The part that both rectangles cover.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// Whether a cell is inside.
  package func contains(x column: Int, y row: Int) -> Bool {
    (x..<x + width).contains(column) && (y..<y + height).contains(row)
  }
}

/// A size in cells.
package struct Size: Hashable, Sendable {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A size.
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
