/// A picture for a terminal: each cell is `▀` in two colors; the lower one is the background.
package struct HalfBlocks: Hashable, Sendable {
  /// Two pixels, one above the other.
  package struct Cell: Hashable, Sendable {
    /// The color of its upper half.
    package let top: RGB
    /// The color of its lower half.
    package let bottom: RGB
  }

  /// The cells in a row.
  package let columns: Int
  /// The number of rows of cells; each shows two rows of pixels.
  package let rows: Int
  /// Row by row from the top.
  package let cells: [Cell]

  /// A picture as large as fits into a space, in its own proportions; nil if there is no space.
  package init?(_ picture: Picture, columns: Int, rows: Int) {
    guard (1...1000).contains(columns), (1...1000).contains(rows) else { return nil }
    let size = Picture.fitting(picture.width, picture.height, into: (columns, 2 * rows))
    // A cell has two pixels.
    guard let small = picture.scaled(width: size.width, height: size.height + size.height % 2)
    else { return nil }
    self.columns = small.width
    self.rows = small.height / 2
    cells = (0..<self.rows).flatMap { row in
      (0..<small.width).map { column in
        Cell(
          top: small.pixels[2 * row * small.width + column],
          bottom: small.pixels[(2 * row + 1) * small.width + column])
      }
    }
  }

  /// The picture in one color: lines of ` `, `▀`, `▄` and `█`. The density of dots shows the
  /// brightness.
  package var monochrome: [String] {
    var light = (0..<2 * rows).map { y in
      (0..<columns).map { x in
        let cell = cells[y / 2 * columns + x]
        return (y % 2 == 0 ? cell.top : cell.bottom).brightness
      }
    }
    // The error at each dot is passed on to its neighbors (Floyd and Steinberg).
    for y in light.indices {
      for x in light[y].indices {
        let value = light[y][x]
        let dot = value < 128 ? 0 : 255
        light[y][x] = dot
        for (dx, dy, share) in [(1, 0, 7), (-1, 1, 3), (0, 1, 5), (1, 1, 1)]
        where light.indices.contains(y + dy) && light[y].indices.contains(x + dx) {
          light[y + dy][x + dx] += (value - dot) * share / 16
        }
      }
    }
    return (0..<rows).map { row in
      String(
        (0..<columns).map { column -> Character in
          switch (light[2 * row][column] > 0, light[2 * row + 1][column] > 0) {
          case (false, false): " "
          case (true, false): "▀"
          case (false, true): "▄"
          case (true, true): "█"
          }
        })
    }
  }
}
