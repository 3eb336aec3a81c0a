import ClientCore
import Messages
import Terminal

extension CollageScreen {
  func draw(in area: Area) {
    let page = area.page
    let end = page.put(
      CellText.truncated(shortened(name, to: 200), width: page.width - 20), .heading)
    var y = 2
    if let entry {
      y = entry.draw(messages("Search", context: "a label"), in: page, y: 1)
    } else if let found = self.page {
      page.put("  \(summary(of: found))", x: end, .dim)
    }
    if let failure {
      page.failure(failure.text(in: messages), y: y)
      return
    }
    guard let found = self.page else {
      page.put(messages("Looking for books ..."), y: y, .dim)
      return
    }
    guard !found.findings.isEmpty else {
      if let remark { y = page.failure(remark.text(in: messages), y: y) + 1 }
      page.put(messages("No books were found."), y: y)
      return
    }
    let tiles = found.findings.map { finding in
      CoverGrid.Tile(
        title: finding.title, authors: finding.authors, picture: covers[finding.id] ?? nil)
    }
    let body = page.part(y: y, height: page.height - y - 2)
    CoverGrid(Size(width: body.width, height: body.height))
      .draw(tiles, chosen: choice.place, in: body)
    drawFoot(in: page.part(y: page.height - 2))
  }

  private func summary(of found: FindingPage) -> String {
    var parts = [messages("page \(places.count)")]
    if let total = found.total {
      let number = messages.number(total)
      parts.append(messages.plural(total, "\(number) book", "\(number) books"))
    }
    return parts.joined(separator: " · ")
  }

  /// Draws the title and facts of the chosen book, or the reason for missing covers.
  private func drawFoot(in area: Area) {
    let texts = FindingTexts(messages)
    if let chosen {
      let parts = [
        texts.title(of: chosen), texts.authors(of: chosen), chosen.year.map { "\($0)" } ?? "",
        chosen.isFree ? messages("free", context: "a book") : "",
      ]
      let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
      area.put(CellText.truncated(text, width: area.width), .dim)
    }
    if let remark {
      area.put(
        CellText.truncated("! \(remark.text(in: messages))", width: area.width), y: 1, .wrong)
    }
  }
}
