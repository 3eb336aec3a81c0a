extension Plot {
  /// Draws values as a line of dots, two columns and four rows of dots per cell (Unicode's braille
  /// patterns). A nil value leaves a gap. There is no ASCII form.
  ///
  /// - Returns: `height` lines of `width` characters, with the smallest value at the bottom.
  package static func line(_ values: [Double?], width: Int, height: Int) -> [String] {
    guard width > 0, height > 0 else { return [] }
    var dots = DotGrid(width: width, height: height)
    let scale = Scale(values)
    let (columns, rows) = (2 * width - 1, 4 * height - 1)
    var last: (x: Int, y: Int)?
    for (place, value) in values.enumerated() {
      guard let share = scale?.share(of: value) else {
        last = nil
        continue
      }
      let x = values.count > 1 ? place * columns / (values.count - 1) : 0
      let here = (x: x, y: rows - Int((share * Double(rows)).rounded()))
      dots.line(from: last ?? here, to: here)
      last = here
    }
    return dots.lines
  }

  /// Draws values as a line of dots with axes.
  ///
  /// - Parameters:
  ///   - heights: the labels of the smallest and the largest value.
  ///   - ends: the labels of the first and the last value.
  /// - Returns: lines of at most `width` columns; empty if there is too little space.
  package static func chart(
    _ values: [Double?], heights: (least: String, most: String),
    ends: (first: String, last: String), width: Int, height: Int
  ) -> [String] {
    let margin = max(CellText.width(of: heights.least), CellText.width(of: heights.most))
    let room = width - margin - 2
    guard room > 0, height > 2 else { return [] }
    func right(_ text: String) -> String {
      String(repeating: " ", count: margin - CellText.width(of: text)) + text
    }
    let body = line(values, width: room, height: height - 2).enumerated().map { row, dots in
      switch row {
      case height - 3: right(heights.least) + " ┤" + dots
      case 0: right(heights.most) + " ┤" + dots
      default: right("") + " │" + dots
      }
    }
    let gap = max(1, room - CellText.width(of: ends.first) - CellText.width(of: ends.last))
    return body + [
      right("") + " └" + String(repeating: "─", count: room),
      CellText.truncated(
        right("") + "  " + ends.first + String(repeating: " ", count: gap) + ends.last, width: width
      ),
    ]
  }
}

/// A grid of braille dots, two by four per cell.
private struct DotGrid {
  private let width: Int
  private let height: Int
  private var cells: [UInt32]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    cells = Array(repeating: 0, count: width * height)
  }

  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<2 * width).contains(x), (0..<4 * height).contains(y) else { return }
    // The bits of a pattern go down the left column, then the right; the fourth row comes last.
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    cells[(y / 4) * width + x / 2] |= bits[x % 2][y % 4]
  }

  mutating func line(from: (x: Int, y: Int), to: (x: Int, y: Int)) {
    let steps = max(abs(to.x - from.x), abs(to.y - from.y), 1)
    for step in 0...steps {
      set(from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps)
    }
  }

  var lines: [String] {
    (0..<height).map { row in
      var line = String.UnicodeScalarView()
      for cell in cells[row * width..<(row + 1) * width] {
        line.append(cell == 0 ? " " : Unicode.Scalar(0x2800 + cell) ?? " ")
      }
      return String(line)
    }
  }
}
