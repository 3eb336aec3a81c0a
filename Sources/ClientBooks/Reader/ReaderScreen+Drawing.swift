import Bookshelf
import ClientCore
import Messages
import Terminal

extension ReaderScreen {
  func draw(in area: Area) {
    if let failure {
      area.page.failure(failure.text(in: messages))
    } else if let reading {
      if case .twin(let twin) = pane { return twin.draw(in: area) }
      if case .picture(let picture) = pane { return picture.draw(in: area) }
      let pages = reading.pages
      let left = (area.width - pages.width) / 2
      let page = area.part(x: left, y: 1, width: pages.width, height: pages.height)
      switch pane {
      case .contents(let list): list.draw(in: page, pages)
      case .hits(let list): list.draw(in: page, pages, messages: messages)
      case .marks(let list): list.draw(in: page, pages)
      case .chapterWords(let list): list.draw(in: page, messages: messages)
      case .renderingHits(let list): list.draw(in: page, messages: messages)
      case .chapters(let grid): grid.draw(in: page, messages: messages)
      case .renderings(let list): list.draw(in: page, messages: messages)
      case .note(let note):
        draw(reading, in: area, left: left)
        note.draw(in: page, title: messages("Footnotes", context: "the title of a box"))
      case .options(let list):
        draw(reading, in: area, left: left)
        list.draw(options, in: page, messages: messages)
      case .entry, .twin, .picture, nil:
        draw(reading, in: area, left: left)
        counting.draw(reading, in: area.part(x: left, y: 0, width: pages.width, height: 1))
      }
      let below = area.part(x: left, y: area.height - 2, width: pages.width, height: 2)
      let rows = pane == nil ? gloss.draw(reading.word, in: below) : 0
      if rows < below.height { drawFoot(reading, in: below.part(y: 1)) }
    }
  }

  private func draw(_ reading: BookReading, in area: Area, left: Int) {
    let pages = reading.pages
    // A click beside the text turns the page.
    area.setKey(.pageUp, for: Rect(x: 0, y: 0, width: left, height: area.height - 1))
    area.setKey(
      .pageDown,
      for: Rect(
        x: left + pages.width, y: 0, width: area.width - left - pages.width,
        height: area.height - 1))
    for (row, sign) in reading.signs { area.put(sign, x: left - 2, y: 1 + row, .key) }
    let selected = reading.word
    for (number, line) in reading.text.lines.enumerated() {
      let y = number + pages.emptyRows
      let row = area.part(x: left, y: 1 + y, width: pages.width, height: 1)
      if line.isRule {
        let length = max(0, pages.width - line.column)
        row.put(String(repeating: "─", count: length), x: line.column, .border)
      }
      if line.hasPicture { area.put("▣", x: left - 2, y: 1 + y, .dim) }
      for piece in line.pieces {
        let isSelected =
          selected?.document == line.document && selected?.range.overlaps(piece.range) == true
        let end = row.put(piece.text, x: piece.x, isSelected ? Ink.key.selected : piece.ink)
        guard let number = piece.word else { continue }
        row.setKey(.row(number), for: Rect(x: piece.x, y: 0, width: end - piece.x, height: 1))
        if isSelected, selected?.range.lowerBound == piece.range.lowerBound {
          row.setCursor(x: piece.x, y: 0)
        }
      }
    }
  }

  /// Draws the place in the book, or the line that is being typed.
  private func drawFoot(_ reading: BookReading, in foot: Area) {
    if case .entry(let line) = pane {
      let label =
        switch line.kind {
        case .place: messages("Go to (page, 40%, 3.12, p.12):")
        case .query: messages("Search for:")
        case .note: messages("Note on this sentence:")
        }
      _ = line.draw(label, in: foot, y: 0)
      return
    }
    let pages = reading.pages
    let place = messages("Page \(pages.number + 1) of \(pages.count)")
    foot.put(place, .dim)
    let texts = BookTexts(messages)
    let fraction = pages.isLast ? 1 : reading.book.fraction(of: pages.place)
    let percent = "\(texts.percent(fraction)) %"
    foot.put(percent, x: (foot.width - CellText.width(of: percent)) / 2, .dim)
    guard let book else {
      return foot.putRight(messages("the rest is still being read"), .dim)
    }
    let left = book.entry.minutesLeft(from: fraction, and: places.pace)
    foot.putRight(
      pages.isLast
        ? messages("the end", context: "of a book")
        : left.map(texts.timeLeft(minutes:)) ?? "", .dim)
  }
}
