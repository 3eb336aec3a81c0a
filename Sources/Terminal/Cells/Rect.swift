/// A rectangle of cells, which can be empty.
package struct Rect: Hashable, Sendable {
  /// The first column, counted from 0 at the left.
  package var x: Int
  /// The first row, counted from 0 at the top.
  package var y: Int
  /// The number of columns, 0 or more.
  package var width: Int
  /// The number of rows, 0 or more.
  package var height: Int

  /// Creates a rectangle. A negative size becomes 0.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// The part that both rectangles cover; an empty one if there is none.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// Whether a cell lies in the rectangle.
  package func contains(x column: Int, y row: Int) -> Bool {
    (x..<x + width).contains(column) && (y..<y + height).contains(row)
  }
}

/// A size in columns and rows.
package struct Size: Hashable, Sendable {
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
