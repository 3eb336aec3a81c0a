import ClientCore
import GameEngine
import Messages
import Terminal

extension FirstStartScreen {
  func draw(in area: Area) {
    let width = min(64, area.width - 4)
    let page = area.part(x: (area.width - width) / 2, width: width)
    let isRoomy = page.height >= 20
    var y = isRoomy ? 1 : 0
    page.put(messages("One word before anything else."), y: y, .dim)
    y += 2
    page.put(messages("Which word means this?"), y: y, .dim)
    page.put(messages("a store of things that are kept with care"), x: 2, y: y + 1, .heading)
    y += 3
    for (place, word) in FirstStartScreen.words.enumerated() {
      let end = page.put("\(place + 1)", x: 4, y: y, .key)
      page.put(word, x: end + 2, y: y)
      page.setKey(.row(place), for: Rect(x: 0, y: y, width: page.width, height: 1))
      y += 1
    }
    y = drawRows(in: page, y: y + (isRoomy ? 2 : 1)) + 1
    if isRoomy {
      y = page.paragraph(RichText(messages("All of this can be changed later."), .dim), y: y)
    }
    y = page.paragraph(
      RichText(messages("A screen reader? `wordhoard --plain` goes line by line."), .dim), y: y)
    if let failure { page.failure(failure.text(in: messages), y: y + 1) }
  }

  /// The rows with what can be chosen, and an explanation of the selected one.
  private func drawRows(in page: Area, y: Int) -> Int {
    let names = rows.map(name)
    let column = 4 + (names.map { CellText.width(of: $0) }.max() ?? 0)
    for (place, row) in rows.enumerated() {
      let isSelected = row == self.row
      let line = page.part(y: y + place, height: 1)
      if isSelected {
        line.fill(line.bounds, .text.selected)
        line.put("›", .key.selected)
        line.setCursor(x: 0, y: 0)
      }
      line.put(name(of: row), x: 2, Ink.dim.selected(isSelected))
      let value = value(of: row)
      line.put(
        isSelected ? "‹ \(value) ›" : "  \(value)", x: column, Ink.text.selected(isSelected))
      line.setKey(.row(FirstStartScreen.words.count + place), for: line.bounds)
    }
    let end = y + rows.count
    return page.paragraph(RichText(explanation, .dim, indent: 2), y: end)
  }

  // MARK: - Texts

  private func name(of row: Row) -> String {
    switch row {
    case .course: messages("Language", context: "a label")
    case .level: messages("Level", context: "a label")
    case .category: messages("Category", context: "a label")
    case .colors: messages("Colors", context: "a label")
    }
  }

  private func value(of row: Row) -> String {
    switch row {
    case .course: name(of: course)
    case .level: level
    case .category: NameTexts(messages).category(category)
    case .colors: colors
    }
  }

  /// What the selected value means.
  private var explanation: String {
    switch row {
    case .course: description(of: course)
    case .level: description(ofLevel: level)
    case .category: messages("the words that practice asks; the daily has all")
    case .colors: Theme(rawValue: colors).map(description) ?? ""
    }
  }

  private func name(of course: CourseID) -> String {
    LanguageTexts(messages).name(of: courses.first { $0.id == course }?.name ?? course.rawValue)
  }

  private func description(of course: CourseID) -> String {
    course == .english
      ? messages("English words, explained in English")
      : messages("words of this language, with translations")
  }

  private func description(ofLevel level: String) -> String {
    switch level {
    case "auto": messages("the level that fits your first ten answers")
    case "any": messages("all levels mixed")
    case "1": messages("the words that people learn first")
    case "2": messages("words that carry a conversation")
    case "3": messages("words of an educated reader")
    default: messages("rare words that are a pleasure to own")
    }
  }

  private func description(of theme: Theme) -> String {
    switch theme {
    case .dark: messages("light letters on a dark ground")
    case .light: messages("dark letters on a light ground")
    case .sepia: messages("brown letters on cream")
    case .ocean: messages("light letters on deep blue, with sea green")
    case .candy: messages("violet letters on pale pink")
    case .mono: messages("your terminal's own, without colors")
    }
  }
}
