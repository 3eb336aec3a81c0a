import ClientCore
import Terminal

/// The size of tiles with one letter each.
struct Tiles {
  /// The columns of a tile; one more is between two.
  let width: Int
  /// The rows of a tile; one more is between two high ones.
  let height: Int

  /// The largest tiles for a number of letters in a row and a number of rows.
  ///
  /// - Parameters:
  ///   - columns: the columns for a row of tiles.
  ///   - lines: the rows for all of them.
  init(letters: Int, rows: Int, columns: Int, lines: Int) {
    func fits(_ width: Int) -> Bool { letters * (width + 1) - 1 <= columns }
    if rows * 4 - 1 <= lines, fits(7) {
      (width, height) = (7, 3)
    } else {
      (width, height) = (fits(5) ? 5 : fits(3) ? 3 : 1, 1)
    }
  }

  /// The columns from one tile to the next.
  var step: Int { width + 1 }
  /// The rows from one row of tiles to the next.
  var rowStep: Int { height == 1 ? 1 : height + 1 }

  /// The height of a number of rows of tiles in rows of the screen, with the gaps between them.
  func height(ofRows rows: Int) -> Int { rows * rowStep - (height == 1 ? 0 : 1) }

  /// Draws one tile, which is filled with its ink.
  ///
  /// - Parameters:
  ///   - letter: the letter in the middle.
  ///   - sign: its mark, after the letter; a narrow tile has none.
  func draw(_ letter: String, sign: String = "", at place: Int, row: Int, in area: Area, _ ink: Ink)
  {
    let tile = area.part(x: place * step, y: row * rowStep, width: width, height: height)
    tile.fill(tile.bounds, ink)
    tile.put(letter + sign, x: width / 2, y: height / 2, ink)
  }

  /// The column and the row of the middle of a tile.
  func middle(of place: Int, row: Int) -> (x: Int, y: Int) {
    (place * step + width / 2, row * rowStep + height / 2)
  }
}
