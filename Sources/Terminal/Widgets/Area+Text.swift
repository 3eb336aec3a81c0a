extension Area {
  /// Writes a line of pieces. A click on a link acts as `Key.row` with its number.
  ///
  /// - Parameter ground: the background of all pieces.
  package func put(
    _ line: [RichText.Span], x: Int = 0, y: Int = 0, on ground: Ink.Ground = .page
  ) {
    var x = x
    for span in line {
      let end = put(span.text, x: x, y: y, ground == .page ? span.ink : span.ink.on(ground))
      if let link = span.link {
        setKey(.row(link), for: Rect(x: x, y: y, width: end - x, height: 1))
      }
      x = end
    }
  }

  /// Writes text, wrapped at its spaces.
  ///
  /// - Returns: the row after it.
  @discardableResult
  package func paragraph(_ text: RichText, y: Int = 0) -> Int {
    var row = y
    for line in text.lines(width: width) {
      put(line, y: row)
      row += 1
    }
    return row
  }

  /// Writes text on one line, aligned to the right edge.
  package func putRight(_ text: String, y: Int = 0, _ ink: Ink = .text) {
    put(text, x: width - CellText.width(of: text), y: y, ink)
  }

  /// Draws a horizontal rule over the full width.
  package func rule(y: Int) { put(String(repeating: "─", count: width), y: y, .border) }

  /// Draws a frame with a title.
  ///
  /// - Returns: the area inside; the whole area if it is too small for a frame.
  package func box(_ title: String) -> Area {
    guard width >= 2, height >= 2 else { return self }
    let line = String(repeating: "─", count: max(0, width - 2))
    put("╭\(line)╮", .border)
    for y in 1..<(height - 1) {
      put("│", y: y, .border)
      put("│", x: width - 1, y: y, .border)
    }
    put("╰\(line)╯", y: height - 1, .border)
    put(" \(CellText.truncated(title, width: width - 6)) ", x: 2, .heading)
    return inset(columns: 1, rows: 1)
  }

  /// Draws scrolled text, with arrows at the right edge if there is more. The cursor is on the
  /// marked link.
  package func document(_ lines: [[RichText.Span]], scroll: Scroll, marked: Int? = nil) {
    let offset = scroll.offset(of: lines.count, height: height)
    for (place, line) in lines.dropFirst(max(0, offset)).prefix(height).enumerated() {
      put(line, y: place)
      if let marked, let span = line.firstIndex(where: { $0.link == marked }) {
        setCursor(x: line[..<span].reduce(0) { $0 + CellText.width(of: $1.text) }, y: place)
      }
    }
    drawMore(offset: offset, count: lines.count)
  }

  /// Draws arrows at the right edge if there is more above or below.
  func drawMore(offset: Int, count: Int) {
    if offset > 0 { put("▲", x: width - 1, y: 0, .key) }
    if offset + height < count { put("▼", x: width - 1, y: height - 1, .key) }
  }
}
