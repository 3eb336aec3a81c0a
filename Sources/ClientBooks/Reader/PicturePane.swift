import ClientCore
import Discovery
import Messages
import Terminal

/// A picture of a page, on top of the page.
struct PicturePane: Sendable {
  /// The number of the picture on the page, from 0.
  let number: Int
  /// The number of pictures on the page.
  let count: Int
  /// Its alternative text.
  let text: String
  let picture: Picture

  /// Draws it as large as fits, with its text below.
  func draw(in area: Area) {
    let rows = max(1, area.height - 2)
    PictureFace(picture: picture).draw(in: area.part(x: 0, y: 0, width: area.width, height: rows))
    let text = CellText.truncated(text.onOneLine, width: area.width)
    area.put(text, x: (area.width - CellText.width(of: text)) / 2, y: area.height - 1, .dim)
  }
}
