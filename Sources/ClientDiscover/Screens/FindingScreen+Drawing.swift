import ClientCore
import Messages
import Terminal

extension FindingScreen {
  /// The size of the cover in cells.
  private static let cover = Size(width: 18, height: 13)
  /// The number of columns between the cover and the text.
  private static let gap = 3
  /// The least width of a page that shows the cover beside the text.
  private static let leastWidth = 60

  private var texts: FindingTexts { FindingTexts(messages) }

  /// The width of the text in columns.
  private var width: Int {
    page.width - (hasCover ? FindingScreen.cover.width + FindingScreen.gap : 0)
  }

  private var hasCover: Bool { page.width >= FindingScreen.leastWidth - 6 }

  /// The lines that scroll: title, error, facts, and the description or its unknown words.
  var lines: [ReadingPage.Line] {
    func text(_ text: String, _ ink: Ink = .text) -> [ReadingPage.Line] {
      RichText(text, ink).lines(width: width)
    }
    var lines = text(texts.title(of: finding), .heading)
    if let failure { lines += text("! \(failure.text(in: messages))", .wrong) }
    let rows = texts.facts(of: finding)
    let column = (rows.map { CellText.width(of: $0.name) }.max() ?? 0) + 2
    lines += rows.flatMap { name, value in
      RichText(value, indent: column).lines(width: width).enumerated().map { row, line in
        row == 0 ? [RichText.Span(name.padded(to: column), .dim)] + line.dropFirst() : line
      }
    }
    if let description = detail?.description {
      for paragraph in description.split(separator: "\n") {
        lines += [[]] + text(shortened(String(paragraph), to: 8000))
      }
    } else if detail != nil {
      lines += [[]] + text(messages("There is no description."), .dim)
    }
    if let expected = vocabulary?.expected {
      lines += [[]] + text(messages("A guess: \(texts.understood(expected))."), .dim)
    }
    return lines
  }

  func draw(in area: Area) {
    let inner = area.page
    let x = hasCover ? FindingScreen.cover.width + FindingScreen.gap : 0
    if hasCover {
      let height = min(FindingScreen.cover.height, inner.height)
      CoverFace(picture, title: finding.title, authors: finding.authors)
        .draw(in: inner.part(width: FindingScreen.cover.width, height: height))
    }
    let body = inner.part(x: x)
    guard let words else { return page.draw(lines, in: body) }
    let heading = messages("Words of the description that you may not know")
    body.put(CellText.truncated(heading, width: body.width), .heading)
    let column = min(20, (words.map { CellText.width(of: $0.lemma) }.max() ?? 0) + 2)
    body.part(y: 2).list(count: words.count, choice: choice) { number, row, isSelected in
      let word = words[number]
      row.put(CellText.truncated(word.lemma, width: column - 1), Ink.word.selected(isSelected))
      row.put(
        CellText.truncated(shortened(word.meaning, to: 300), width: max(0, row.width - column)),
        x: column, Ink.text.selected(isSelected))
    }
  }
}
