import ClientCore
import Discovery
import Messages
import Terminal

/// A picture of the book, shown instead of the page.
struct PicturePane: Sendable {
  /// The number of the picture on the page, from 0.
  let number: Int
  /// The number of pictures on the page.
  let count: Int
  /// The alternative text, which is shown below the picture.
  let text: String
  let picture: Picture

  /// Draws the picture as large as possible, with its text below.
  func draw(in area: Area) {
    let rows = max(1, area.height - 2)
    PictureFace(picture: picture).draw(in: area.part(x: 0, y: 0, width: area.width, height: rows))
    let text = CellText.truncated(text.onOneLine, width: area.width)
    area.put(text, x: (area.width - CellText.width(of: text)) / 2, y: area.height - 1, .dim)
  }
}
