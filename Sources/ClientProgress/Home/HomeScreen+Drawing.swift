import ClientCore
import GameEngine
import Messages
import Terminal

extension HomeScreen {
  func draw(in area: Area) {
    var page = area.page
    if let failure {
      page = page.part(y: page.failure(failure.text(in: messages)) + 1)
    }
    let isLarge = page.width >= 88 && page.height >= 32
    let layout = HomeLayout(
      today: today, steps: steps, size: Size(width: page.width, height: page.height),
      isLarge: isLarge, messages)
    var y = 0
    if let today {
      HoardHead(today: today, earlier: earlierHoard, messages: messages)
        .draw(in: page.part(height: layout.head), isLarge: isLarge)
      y = layout.head + layout.air
      y = drawSteps(in: page, y: y, layout)
      y = drawDays(of: today, in: page, y: y, layout)
    } else {
      // Draw the menu at its final place, before today's figures are known.
      y = page.height - layout.menu
    }
    HomeMenu(messages: messages).draw(
      in: page.part(y: y), selected: selectedPlace, hasTitles: layout.has(.menuTitles), note: note)
  }

  /// Draws the steps: the proposed one as a panel, the others as rows.
  private func drawSteps(in page: Area, y: Int, _ layout: HomeLayout) -> Int {
    var y = y
    for (place, step) in steps.enumerated() {
      let isFocused = place == focus
      let height = layout.height(ofStep: place)
      step.panel.draw(
        in: page.part(y: y, height: height),
        chip: isFocused ? messages("Enter", context: "a key") : nil,
        isFilled: isFocused || place == 0)
      y += height + (place < steps.count - 1 ? layout.stepGap : layout.air)
    }
    return y
  }

  /// Draws the week and the word of the day, below each other or in two columns.
  private func drawDays(of today: Today, in page: Area, y: Int, _ layout: HomeLayout) -> Int {
    let streak = HomeStreak(today: today, messages: messages)
    guard layout.isLarge else {
      streak.draw(in: page.part(y: y, height: layout.streak), hasLetters: layout.has(.letters))
      var row = y + layout.streak + layout.air
      for line in layout.word {
        page.put(line, y: row)
        row += 1
      }
      return row + (layout.word.isEmpty ? 0 : layout.air)
    }
    let column = layout.wordColumn
    page.put(messages("Streak", context: "a title"), y: y, .heading)
    page.put(messages("Word for you", context: "a title"), x: column, y: y, .heading)
    streak.drawLarge(in: page.part(y: y + 2, width: column - 3))
    for (place, line) in layout.word.enumerated() { page.put(line, x: column, y: y + 2 + place) }
    return y + layout.streak + 2
  }

  /// A short note behind an entry's name: the best result.
  private func note(on place: Place) -> String {
    switch place {
    case .run: best(today?.mostInRun)
    case .speed: best(today?.mostInSpeed)
    default: ""
    }
  }

  /// A number of right answers, such as `best 12`; empty if there are none.
  private func best(_ most: Int?) -> String {
    guard let most, most > 0 else { return "" }
    return messages("best \(messages.number(most))", context: "right answers, in the menu")
  }
}
