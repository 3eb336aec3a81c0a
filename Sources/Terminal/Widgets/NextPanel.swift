/// A step that the player can take, with the key that takes it: filled and with a chip if Enter takes
/// it, else one quiet row.
package struct NextPanel: Sendable {
  /// The key that takes it.
  package let key: Character
  /// What it is, in bold.
  package let title: String
  /// More about it, one row each, in parts; those that do not fit are omitted.
  package let lines: [[RichText]]
  /// What the quiet row shows after the title: the first that fits.
  package let details: [RichText]
  /// What the quiet row shows at its end, if it fits.
  package let aside: String

  package init(
    key: Character, title: String, lines: [[RichText]] = [], details: [RichText] = [],
    aside: String = ""
  ) {
    (self.key, self.title, self.lines) = (key, title, lines)
    (self.details, self.aside) = (details, aside)
  }

  /// Draws it over the whole area. A click on it acts as its key.
  ///
  /// - Parameters:
  ///   - chip: the name of the key Enter; nil if Enter does something else now.
  ///   - isFilled: whether it is the step that the screen proposes, or keys act on it.
  package func draw(in area: Area, chip: String?, isFilled: Bool) {
    area.setKey(.character(key), for: area.bounds)
    let ground: Ink.Ground = isFilled ? .selected : .page
    if isFilled {
      area.clear(.text.on(ground))
      for y in 0..<area.height { area.put("▌", y: y, .key.on(ground)) }
    }
    // With room for it, an empty row above and below.
    let first = isFilled && area.height > lines.count + 2 ? 1 : 0
    area.put(String(key), x: 2, y: first, .key.on(ground))
    let end = area.put(title, x: 5, y: first, .heading.on(ground))
    if let chip {
      let text = " \(chip) "
      let x = area.width - CellText.width(of: text)
      area.put(text, x: x, y: first, .chip)
      area.setCursor(x: x + 1, y: first)
    } else if !isFilled {
      drawQuiet(in: area.part(x: end + 3, height: 1))
    }
    guard isFilled else { return }
    for (place, line) in lines.prefix(max(0, area.height - first - 1)).enumerated() {
      var x = 5
      for (number, part) in line.enumerated() {
        let separator = number > 0 ? " · " : ""
        guard x + part.width + separator.count < area.width else { break }
        x = area.put(separator, x: x, y: first + 1 + place, .dim.on(ground))
        area.put(part.line, x: x, y: first + 1 + place, on: ground)
        x += part.width
      }
    }
  }

  private func drawQuiet(in row: Area) {
    let end = row.width - CellText.width(of: aside)
    if let detail = details.first(where: { $0.width + 2 <= end }) { row.put(detail.line) }
    if end >= 0 { row.putRight(aside, .dim) }
  }
}
