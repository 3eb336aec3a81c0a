import ClientCore
import GameEngine
import Messages
import Terminal

extension HomeScreen {
  func draw(in area: Area) {
    let page = area.page
    var y = 0
    if let failure {
      y = page.failure(failure.text(in: messages), y: y) + 1
    }
    if let today {
      let summary = HomeSummary(
        today: today, messages: messages, hasMoreRoom: page.height >= 32 && page.width >= 88)
      y = summary.draw(in: page.part(y: y, height: page.height - y - menu.height - 1)) + y
    } else {
      // Draw the menu at its final place, before today's figures are known.
      y = max(y, page.height - menu.height - 2)
    }
    // If there is room, leave an empty row above the menu and show a description below it.
    if page.height - y > menu.height + 1 { y += 1 }
    menu.draw(in: page.part(y: y), selected: choice.place, note: note)
    y += menu.height + (page.height - y > menu.height + 1 ? 1 : 0)
    if menu.places.indices.contains(choice.place) {
      let text = summary(of: menu.places[choice.place])
      page.put(CellText.truncated(text, width: page.width - 2), x: 2, y: y, .dim)
    }
  }

  private func summary(of place: Place) -> String {
    switch place {
    case .account:
      guard let name = today?.signedInName, let server = today?.ranked?.server else { break }
      return messages("\(name) at \(server), sync, log out")
    case .play:
      guard let today else { break }
      let level = SettingTexts(messages).level(today.levelSetting, placed: today.level)
      let category = today.category ?? messages("any", context: "a category")
      return messages("a practice round: level \(level), category \(category)")
    default: break
    }
    return place.summary(in: messages)
  }

  /// A short note behind an entry's name: `✓` for a finished daily, the number of due words, or the
  /// best result.
  private func note(on place: Place) -> String {
    guard let today else { return "" }
    switch place {
    case .daily where (today.ranked?.state ?? today.daily?.state) == .finished: return "✓"
    case .soloDaily where today.daily?.state == .finished: return "✓"
    case .learn where today.toSave > 0:
      return messages("\(today.toSave) due", context: "words in the menu")
    case .daily: return best(in: .daily, of: today)
    case .run: return best(in: .run, of: today)
    case .speed: return best(in: .speed, of: today)
    default: return ""
    }
  }

  /// The most right answers in a round of a mode, such as `best 12`; empty if there are none.
  private func best(in mode: Mode, of today: Today) -> String {
    guard let most = today.modes[mode]?.mostRight, most > 0 else { return "" }
    return messages("best \(messages.number(most))", context: "right answers, in the menu")
  }
}
