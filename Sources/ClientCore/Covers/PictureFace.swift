package import Discovery
package import Terminal

/// A picture on the screen in half blocks.
package struct PictureFace {
  package let picture: Picture

  package init(picture: Picture) {
    self.picture = picture
  }

  /// Draws the picture as large as fits, in the middle of the area.
  ///
  /// - Returns: false if there is no room.
  @discardableResult
  package func draw(in area: Area) -> Bool {
    guard let blocks = HalfBlocks(picture, columns: area.width, rows: area.height) else {
      return false
    }
    let (x, y) = ((area.width - blocks.columns) / 2, (area.height - blocks.rows) / 2)
    guard area.hasColors else {
      for (row, line) in blocks.monochrome.enumerated() { area.put(line, x: x, y: y + row) }
      return true
    }
    for row in 0..<blocks.rows {
      var column = x
      let cells = blocks.cells[(row * blocks.columns)..<((row + 1) * blocks.columns)]
      // Neighbors of the same colors are drawn at once.
      for (cell, count) in runs(of: cells) {
        column = area.put(
          String(repeating: "▀", count: count), x: column, y: y + row,
          in: ColorPair(Color(cell.top), on: Color(cell.bottom)))
      }
    }
    return true
  }

  private func runs(
    of cells: ArraySlice<HalfBlocks.Cell>
  ) -> [(cell: HalfBlocks.Cell, count: Int)] {
    cells.reduce(into: []) { runs, cell in
      if runs.last?.cell == cell {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((cell, 1))
      }
    }
  }
}

extension Color {
  /// The color of a pixel.
  package init(_ pixel: RGB) {
    self.init(UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue))
  }
}
