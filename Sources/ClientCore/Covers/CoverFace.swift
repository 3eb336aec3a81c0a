package import Discovery
package import Terminal

/// The cover of a book on the screen: a picture in half blocks, or a card with the title.
package struct CoverFace {
  private let picture: Picture?
  private let title: String
  private let authors: [String]

  /// - Parameter picture: the picture; nil if there is none, or it cannot be shown.
  package init(_ picture: Picture?, title: String, authors: [String]) {
    (self.picture, self.title, self.authors) = (picture, title, authors)
  }

  /// Draws it: a picture as large as fits, in the middle of the area; a card fills the area.
  package func draw(in area: Area) {
    if let picture, PictureFace(picture: picture).draw(in: area) { return }
    drawCard(in: area)
  }

  private func drawCard(in area: Area) {
    let card = TitleCard(
      title: title, authors: authors, columns: area.width - 2, rows: area.height
    ) { CellText.width(of: String($0)) }
    let colors = ColorPair(Color(0xFFFFFF), on: Color(card.color))
    for (row, line) in card.lines.enumerated() {
      let rest = max(0, area.width - 1 - CellText.width(of: line))
      area.put(
        " \(line)\(String(repeating: " ", count: rest))", y: row, .chip, in: colors)
    }
  }
}
