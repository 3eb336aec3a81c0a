import ClientCore
import GameEngine
import Messages
import Terminal

extension SettingsScreen {
  /// The height in rows of the explanation below the list.
  static let foot = 8

  private var texts: SettingTexts { SettingTexts(messages) }

  func draw(in area: Area) {
    let page = area.page
    let groups = Settings.Group.allCases
    let column = 4 + (groups.map { CellText.width(of: texts.name(of: $0)) }.max() ?? 0)
    for (y, each) in groups.enumerated() {
      let isOpen = each == group
      let line = page.part(y: y, width: column, height: 1)
      line.put((isOpen ? "› " : "  ") + texts.name(of: each), isOpen ? .heading : .dim)
      page.setKey(.row(places.count + y), for: line.bounds)
    }
    let room = max(1, page.height - SettingsScreen.foot)
    let list = page.part(x: column, height: min(places.count, room))
    list.list(count: places.count, choice: Choice(choice.place - places.lowerBound)) {
      place, line, isSelected in
      draw(rows[places.lowerBound + place], isSelected: isSelected, in: line)
    }
    let y = max(groups.count, min(places.count, room)) + 1
    drawFoot(in: page.part(y: y))
  }

  /// The name of a setting and its value at the end, which is cut if they do not fit.
  private func draw(_ row: SettingRow, isSelected: Bool, in line: Area) {
    let x = line.put(texts.name(of: row.key), Ink.dim.selected(isSelected)) + 2
    if isSelected, let field {
      line.field(field, x: x, width: line.width - x, isActive: true)
      return
    }
    let value = shortened(texts.name(ofValue: row.value, of: row.key), to: 200)
    let text = isSelected && row.isStepped ? "‹ \(value) ›" : "\(value)  "
    let shown = CellText.truncated(text, width: max(0, line.width - x))
    line.put(
      shown, x: line.width - CellText.width(of: shown), Ink.text.selected(isSelected))
  }

  private func drawFoot(in area: Area) {
    if let failure {
      area.failure(failure.text(in: messages))
      return
    }
    guard let row else { return }
    var y = area.paragraph(RichText("\(row.key.rawValue): \(texts.purpose(of: row.key))"))
    let values = texts.values(of: row.key, row.values)
    y = area.paragraph(RichText(messages("Possible values: \(values)."), .dim), y: y)
    if let forecast, row.key == .retention || row.key == .retentionDecks {
      let due = row.key == .retention ? forecast.words : forecast.cards
      if !due.isEmpty {
        let choices = DueForecastTexts(forecast, messages).choices(of: due)
        y = area.paragraph(RichText(messages("Reviews a day: \(choices).")), y: y)
      }
    }
    if row.key.definition.needsRestart {
      y = area.paragraph(RichText(messages("Takes effect at the next start."), .dim), y: y)
    }
    if row.key == .motion, row.value == "on", area.isSlow {
      y = area.paragraph(
        RichText(messages("Nothing moves in this session, because the terminal answers slowly.")),
        y: y)
    }
    if row.key == .theme { drawSample(in: area.part(y: y + 1)) }
  }

  /// Examples of the colors.
  private func drawSample(in area: Area) {
    let known = NameTexts(messages).name(of: .known)
    for (y, parts) in [
      [
        (" ✓ ", Ink.placed), (" ✗ ", .missed), ("◆ 225", .gold), (" Enter ", .chip),
        ("aside", .word),
      ],
      [("✓ \(known)", .right), ("✗", .wrong), ("━━━━", .bar), ("────", .border)],
    ].enumerated() {
      var x = 0
      for (text, ink) in parts { x = area.put(text, x: x, y: y, ink) + 2 }
    }
  }
}
