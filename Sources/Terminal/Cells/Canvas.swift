/// A grid of cells to draw on. Text outside of it is clipped.
package protocol Canvas: AnyObject {
  /// Columns and rows.
  var size: Size { get }

  /// Writes clean text from a cell on, clipped to a rectangle.
  ///
  /// - Parameter colors: colors of its own; nil for those of the ink.
  func put(_ text: String, x: Int, y: Int, _ ink: Ink, in colors: ColorPair?, within clip: Rect)

  /// Whether colors other than the terminal's own are shown.
  var hasColors: Bool { get }

  /// Clears a rectangle.
  func fill(_ area: Rect, _ ink: Ink)

  /// Moves the terminal's cursor to the player's position in this frame. Screen readers and magnifiers follow it.
  func setCursor(x: Int, y: Int)

  /// Makes a click on a rectangle act as a key.
  func setKey(_ key: Key, for area: Rect)
}
