/// A grid of cells to draw on. Clips text outside of it.
package protocol Canvas: AnyObject {
  /// The size in columns and rows.
  var size: Size { get }

  /// Writes clean text, starting at a cell, clipped to a rectangle.
  ///
  /// - Parameter colors: the colors to use; nil for the colors of the ink.
  func put(_ text: String, x: Int, y: Int, _ ink: Ink, in colors: ColorPair?, within clip: Rect)

  /// Whether the theme has colors besides the terminal's own.
  var hasColors: Bool { get }

  /// Fills a rectangle with spaces.
  func fill(_ area: Rect, _ ink: Ink)

  /// Moves the terminal's cursor to the player's position in this frame. Screen readers and
  /// magnifiers follow it.
  func setCursor(x: Int, y: Int)

  /// Makes a click on a rectangle act as a key in this frame. Later calls take precedence.
  func setKey(_ key: Key, for area: Rect)
}
