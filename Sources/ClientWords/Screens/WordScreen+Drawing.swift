import ClientCore
import Terminal

/// The page of a word; above it, as stairs, the words from which it was looked up.
extension WordScreen {
  /// The most words that are shown above the page.
  private static let mostStairs = 2

  /// The pages that are shown as stairs, the last one of which led to the page.
  private var stairs: ArraySlice<WordPage> { pages.dropLast().suffix(WordScreen.mostStairs) }

  /// The room for the text of the page.
  var room: Size {
    let stairs = stairs.count
    return Size(width: size.width - 2 * stairs, height: size.height - stairs)
  }

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    guard let top = pages.last else { return }
    for (row, stair) in stairs.enumerated() {
      var line = RichText(row == 0 ? "" : "╰ ", .border)
      line.add(stair.name, .word)
      line.add("  ")
      let x = 2 * max(0, row - 1)
      let meaning = CellText.truncated(stair.meaning, width: max(0, page.width - x - line.width))
      page.put(line.adding(meaning, .dim).line, x: x, y: row)
    }
    let text = page.part(x: page.width - room.width, y: stairs.count)
    if !stairs.isEmpty { page.put("╰", x: page.width - room.width - 2, y: stairs.count, .border) }
    text.document(top.cards(in: room).lines, scroll: top.scroll, marked: top.marked)
  }
}
