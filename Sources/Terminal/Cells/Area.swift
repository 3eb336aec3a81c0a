/// A part of a canvas with coordinates of its own; what does not fit into it is cut off. Widgets are
/// its methods.
package struct Area {
  private let canvas: any Canvas
  /// The part, in the canvas's coordinates.
  private let frame: Rect

  /// The whole of a canvas.
  package init(_ canvas: any Canvas) {
    self.canvas = canvas
    frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
  }

  private init(_ canvas: any Canvas, frame: Rect) {
    self.canvas = canvas
    self.frame = frame
  }

  /// Columns.
  package var width: Int { frame.width }
  /// Rows.
  package var height: Int { frame.height }
  /// All of it, in its own coordinates.
  package var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  // MARK: - Parts

  /// A part of it, cut to what there is.
  package func part(x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil) -> Area {
    let wanted = Rect(
      x: x, y: y, width: width ?? self.width - x, height: height ?? self.height - y)
    return Area(canvas, frame: placed(wanted))
  }

  /// What there is of a rectangle, in the canvas's coordinates.
  private func placed(_ area: Rect) -> Rect {
    Rect(x: frame.x + area.x, y: frame.y + area.y, width: area.width, height: area.height)
      .intersection(frame)
  }

  /// Without so many cells at each side.
  package func inset(columns: Int = 0, rows: Int = 0) -> Area {
    part(x: columns, y: rows, width: width - 2 * columns, height: height - 2 * rows)
  }

  /// A part of this size in its middle, a third of the way down where there is room.
  package func centered(width: Int, height: Int) -> Area {
    let (width, height) = (min(width, self.width), min(height, self.height))
    return part(
      x: (self.width - width) / 2, y: (self.height - height) / 3, width: width, height: height)
  }

  // MARK: - Drawing

  /// Writes text on one line.
  ///
  /// - Returns: the column after it.
  @discardableResult
  package func put(_ text: String, x: Int = 0, y: Int = 0, _ ink: Ink = .text) -> Int {
    let clean = CellText.clean(text)
    if y >= 0, y < height {
      canvas.put(clean, x: frame.x + x, y: frame.y + y, ink, within: frame)
    }
    return x + CellText.width(of: clean)
  }

  /// Blanks it.
  package func clear(_ ink: Ink = .text) { canvas.fill(frame, ink) }

  /// Blanks a part of it.
  package func fill(_ area: Rect, _ ink: Ink) { canvas.fill(placed(area), ink) }

  /// Puts the terminal's cursor where the player is.
  package func setCursor(x: Int, y: Int) {
    guard bounds.contains(x: x, y: y) else { return }
    canvas.setCursor(x: frame.x + x, y: frame.y + y)
  }

  /// Makes a click into a part of it do what a key does.
  package func setKey(_ key: Key, for area: Rect) { canvas.setKey(key, for: placed(area)) }
}
