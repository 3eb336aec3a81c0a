import Client
import Messages
import Terminal

extension HomeScreen {
  func draw(in area: Area) {
    let page = area.page
    var y = 0
    if let failure {
      y = page.failure(failure.text(in: messages), y: y) + 1
    }
    if let today { y = drawToday(today, in: page, y: y) + 1 }
    drawMenu(in: page.part(y: y))
  }

  private func drawMenu(in area: Area) {
    let column = area.width / 2
    for (number, place) in Place.allCases.enumerated() {
      let isSelected = number == choice.place
      let row = area.part(
        x: number < Place.rows ? 0 : column, y: number % Place.rows, width: column - 1, height: 1)
      if isSelected {
        row.fill(row.bounds, .text.selected)
        row.put("›", .key.selected)
        row.setCursor(x: 0, y: 0)
      }
      row.setKey(.row(number), for: row.bounds)
      row.put(String(place.letter), x: 2, Ink.key.selected(isSelected))
      row.put(place.name(in: messages), x: 5, Ink.text.selected(isSelected))
    }
    area.put(summary(of: Place.allCases[choice.place]), x: 2, y: Place.rows + 1, .dim)
  }

  private func summary(of place: Place) -> String {
    guard place == .account, let name = today?.signedInName, let server = today?.ranked?.server
    else { return place.summary(in: messages) }
    return messages("\(name) at \(server), sync, log out")
  }

  private func drawToday(_ today: Today, in page: Area, y: Int) -> Int {
    page.put("\(today.date)", y: y, .heading)
    let untilMidnight = DurationTexts(messages).short(millis: today.millisUntilMidnight)
    page.putRight(messages("the next day begins in \(untilMidnight)"), y: y, .dim)
    var y = y + 1
    let level = SettingTexts(messages).level(today.levelSetting, placed: today.level)
    let category = today.category ?? messages("any", context: "a category")
    let inPlay = (
      messages("In play", context: "a label"), messages("level \(level); category \(category)")
    )
    // The menu is always shown; if the screen is too low, the last figures are left out.
    let room = max(0, page.height - y - Place.rows - 4)
    let rows = TodayText(today: today, messages: messages).rows.prefix(room) + [inPlay]
    let column = max(12, (rows.map { CellText.width(of: $0.0) }.max() ?? 0) + 2)
    for (name, value) in rows {
      page.put(name, y: y, .dim)
      page.put(CellText.truncated(value, width: page.width - column), x: column, y: y)
      y += 1
    }
    return y
  }
}
