import ClientCore
import Terminal

/// A basket under balloons: one for each miss that is left. It lands when the last one has burst.
struct Balloons {
  /// The misses that are left.
  let left: Int

  /// The most balloons that are drawn.
  private static let most = 6
  /// The size of the drawing.
  static let size = Size(width: 11, height: 5)

  /// Draws the balloons that are left, and the basket in the air or on the ground.
  func draw(in area: Area) {
    let inks: [Ink] = [.right, .key, .word, .heading, .wrong, .right]
    for place in 0..<Balloons.most {
      let isWhole = place < left
      area.put(
        isWhole ? "( )" : " · ", x: 4 * (place % 3), y: place / 3, isWhole ? inks[place] : .dim)
    }
    if left > 0 {
      area.put(#"\  |  /"#, x: 2, y: 2, .border)
      area.put(#"\_|_/"#, x: 3, y: 3, .border)
      area.put("[^_^]", x: 3, y: 4, .heading)
    } else {
      area.put("[x_x]", x: 3, y: 3, .heading)
      area.put("~~~~~~~~~~~", y: 4, .border)
    }
  }
}
