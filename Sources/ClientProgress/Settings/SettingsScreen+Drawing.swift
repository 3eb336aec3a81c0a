import ClientCore
import Messages
import Terminal

extension SettingsScreen {
  /// The width of the names in columns.
  private static let column = 20
  /// The height in rows of the explanation below the list.
  static let foot = 6

  func draw(in area: Area) {
    let page = area.page
    let room = max(1, page.height - SettingsScreen.foot)
    page.part(height: room).list(count: rows.count, choice: choice) { place, line, isSelected in
      draw(rows[place], isSelected: isSelected, in: line)
    }
    page.rule(y: min(rows.count, room))
    drawFoot(in: page.part(y: min(rows.count, room) + 1))
  }

  private func draw(_ row: SettingRow, isSelected: Bool, in line: Area) {
    line.put(row.key.rawValue, Ink.dim.selected(isSelected))
    let x = SettingsScreen.column
    if isSelected, let field {
      line.field(field, x: x, width: min(48, line.width - x), isActive: true)
      return
    }
    let isTurned = isSelected && row.isStepped
    let value = shortened(row.value, to: 200)
    line.put(
      CellText.truncated(isTurned ? "‹ \(value) ›" : "  \(value)", width: line.width - x), x: x,
      Ink.text.selected(isSelected))
  }

  private func drawFoot(in area: Area) {
    if let failure {
      area.failure(failure.text(in: messages))
      return
    }
    guard let row else { return }
    let texts = SettingTexts(messages)
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
      area.paragraph(RichText(messages("Takes effect at the next start."), .dim), y: y)
    }
  }
}
