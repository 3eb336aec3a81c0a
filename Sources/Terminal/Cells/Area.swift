/// A part of a canvas with its own coordinates. Clips everything outside. Widgets are methods of it.
package struct Area {
  private let canvas: any Canvas
  /// The area in the canvas's coordinates.
  private let frame: Rect
  /// How far a movement of the screen is; nil if nothing moves.
  package internal(set) var motion: Motion?
  /// Whether nothing moves in this session, since the terminal answers too slowly.
  package internal(set) var isSlow = false

  package init(_ canvas: any Canvas) {
    self.canvas = canvas
    frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
  }

  private init(_ whole: Area, frame: Rect) {
    canvas = whole.canvas
    motion = whole.motion
    isSlow = whole.isSlow
    self.frame = frame
  }

  /// The number of columns.
  package var width: Int { frame.width }
  /// The number of rows.
  package var height: Int { frame.height }
  /// The whole area in its own coordinates.
  package var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  // MARK: - Parts

  /// A part of the area, clipped to it. By default it extends to the right and lower edge.
  package func part(x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil) -> Area {
    let wanted = Rect(
      x: x, y: y, width: width ?? self.width - x, height: height ?? self.height - y)
    return Area(self, frame: placed(wanted))
  }

  /// A rectangle, clipped to the area, in the canvas's coordinates.
  private func placed(_ area: Rect) -> Rect {
    Rect(x: frame.x + area.x, y: frame.y + area.y, width: area.width, height: area.height)
      .intersection(frame)
  }

  /// The area without a margin on each side.
  package func inset(columns: Int = 0, rows: Int = 0) -> Area {
    part(x: columns, y: rows, width: width - 2 * columns, height: height - 2 * rows)
  }

  /// A part of this size, centered horizontally and a third of the free space from the top. Smaller
  /// if the area is smaller.
  package func centered(width: Int, height: Int) -> Area {
    let (width, height) = (min(width, self.width), min(height, self.height))
    return part(
      x: (self.width - width) / 2, y: (self.height - height) / 3, width: width, height: height)
  }

  // MARK: - Drawing

  /// Writes text on one line, cleaned (`CellText.clean`).
  ///
  /// - Returns: the column after it.
  /// - Parameter colors: colors that do not depend on the theme, such as the colors of a picture. A
  ///   theme without colors ignores them.
  @discardableResult
  package func put(
    _ text: String, x: Int = 0, y: Int = 0, _ ink: Ink = .text, in colors: ColorPair? = nil
  ) -> Int {
    let clean = CellText.clean(text)
    if y >= 0, y < height {
      canvas.put(
        clean, x: frame.x + x, y: frame.y + y, ink, in: hasColors ? colors : nil, within: frame)
    }
    return x + CellText.width(of: clean)
  }

  /// Whether the theme has colors. Without them, a picture must be drawn in another way.
  package var hasColors: Bool { canvas.hasColors }

  /// Fills the area with spaces.
  package func clear(_ ink: Ink = .text) { canvas.fill(frame, ink) }

  /// Fills a part of the area with spaces.
  package func fill(_ area: Rect, _ ink: Ink) { canvas.fill(placed(area), ink) }

  /// Moves the terminal's cursor to the player's position. Ignored outside the area.
  package func setCursor(x: Int, y: Int) {
    guard bounds.contains(x: x, y: y) else { return }
    canvas.setCursor(x: frame.x + x, y: frame.y + y)
  }

  /// Makes a click on a part of the area act as a key. Later calls take precedence.
  package func setKey(_ key: Key, for area: Rect) { canvas.setKey(key, for: placed(area)) }
}
