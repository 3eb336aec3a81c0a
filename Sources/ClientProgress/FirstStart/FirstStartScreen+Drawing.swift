import ClientCore
import Messages
import Terminal

extension FirstStartScreen {
  func draw(in area: Area) {
    let page = area.page
    page.put(messages("Welcome to Wordhoard."), .heading)
    page.putRight(messages("step \(step.rawValue + 1) of \(Step.allCases.count)"), .dim)
    let body = page.part(y: 2)
    let y = body.paragraph(RichText(question)) + 1
    let list = body.part(y: y, height: names.count)
    let names = names
    let column = max(9, (names.map { CellText.width(of: $0) }.max() ?? 0) + 2)
    list.list(count: names.count, choice: choice) { place, row, isSelected in
      row.put(names[place], Ink.key.selected(isSelected))
      row.put(
        CellText.truncated(description(of: place), width: row.width - column), x: column,
        Ink.text.selected(isSelected))
    }
    let rest = body.part(x: 2, y: y + names.count + 1)
    switch step {
    case .words: drawCategory(in: rest)
    case .colors: drawSample(in: rest)
    case .account: break
    }
    if let failure { page.part(y: page.height - 2).failure(failure.text(in: messages)) }
  }

  private func drawCategory(in area: Area) {
    let x = area.put(messages("Category", context: "a label"), .dim) + 1
    let end = area.put("‹ \(NameTexts(messages).category(chosenCategory)) ›", x: x, .key)
    area.setKey(.right, for: Rect(x: 0, y: 0, width: end, height: 1))
  }

  private func drawSample(in area: Area) {
    var x = area.put("✓ \(messages("Right", context: "a right answer"))", .right) + 2
    x = area.put("✗ \(messages("Not this time."))", x: x, .wrong) + 2
    x = area.put("1", x: x, .key) + 1
    x = area.put(messages("a key", context: "a sample of the colors"), x: x) + 2
    area.put(messages("an aside", context: "a sample of the colors"), x: x, .dim)
    x = area.put("hoard", y: 1, .word)
    area.put(": \(messages("a store of things that are kept with care"))", x: x, y: 1)
  }

  // MARK: - Texts

  private var question: String {
    switch step {
    case .words:
      messages(
        """
        How hard should the words be? Dailies and runs have the same levels for everyone; this is for your own \
        practice.
        """)
    case .colors: messages("Which colors are easiest to read?")
    case .account:
      messages(
        """
        Would you like to play on a score server? There the daily and the run are ranked, and your progress \
        can follow you from one computer to another.
        """)
    }
  }

  /// The description of a choice at the current step.
  private func description(of place: Int) -> String {
    switch step {
    case .words: description(ofLevel: names[place])
    case .colors: Theme(rawValue: names[place]).map(description) ?? ""
    case .account:
      place == 0
        ? messages("you play on your own; you can log in later")
        : messages("or sign up, with a name and a password")
    }
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
