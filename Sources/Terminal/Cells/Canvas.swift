/// Cells to draw on. Text outside of it is cut off.
package protocol Canvas: AnyObject {
  /// Columns and rows.
  var size: Size { get }

  /// Writes clean text from a cell on, and nothing outside of a rectangle.
  func put(_ text: String, x: Int, y: Int, _ ink: Ink, within clip: Rect)

  /// Blanks a rectangle.
  func fill(_ area: Rect, _ ink: Ink)

  /// Where the terminal's own cursor is to stand in this frame: where the player is. Screen readers and
  /// magnifiers follow it.
  func setCursor(x: Int, y: Int)

  /// Makes a click into a rectangle do what a key does.
  func setKey(_ key: Key, for area: Rect)
}
