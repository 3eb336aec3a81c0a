import Client
import Terminal

extension FirstStartScreen {
  func draw(in area: Area) {
    let page = area.page
    page.put("Welcome to Wordhoard.", .heading)
    page.putRight("step \(step.rawValue + 1) of \(Step.allCases.count)", .dim)
    let body = page.part(y: 2)
    let y = body.paragraph(RichText(question)) + 1
    let list = body.part(y: y, height: names.count)
    list.list(count: names.count, choice: choice) { place, row, isSelected in
      row.put(names[place], Ink.key.selected(isSelected))
      row.put(
        CellText.truncated(told(names[place]), width: row.width - 9), x: 9,
        Ink.text.selected(isSelected))
    }
    let rest = body.part(x: 2, y: y + names.count + 1)
    switch step {
    case .words: drawCategory(in: rest)
    case .colors: drawSample(in: rest)
    case .account: break
    }
    if let failure { page.part(y: page.height - 2).failure(failure) }
  }

  private func drawCategory(in area: Area) {
    area.put("Category", .dim)
    let end = area.put("‹ \(shownSafely(categoryTold)) ›", x: 9, .key)
    area.setKey(.right, for: Rect(x: 0, y: 0, width: end, height: 1))
  }

  private func drawSample(in area: Area) {
    area.put("✓ Right", .right)
    area.put("✗ Not this time.", x: 9, .wrong)
    area.put("1", x: 27, .key)
    area.put("a key", x: 29)
    area.put("an aside", x: 36, .dim)
    let x = area.put("hoard", y: 1, .word)
    area.put(": a store of things that are kept with care", x: x, y: 1)
  }

  // MARK: - Words

  private var question: String {
    switch step {
    case .words:
      "How hard should the words be? Dailies and runs are the same for everyone; this is for your own "
        + "practice."
    case .colors: "Which colors are easiest to read?"
    case .account:
      "Would you like to play on a score server? There the daily and the run are ranked, and your progress "
        + "can follow you from one computer to another."
    }
  }

  /// What a choice means.
  private func told(_ name: String) -> String {
    switch step {
    case .words: told(level: name)
    case .colors: Theme(rawValue: name).map(told) ?? ""
    case .account:
      name == names.first
        ? "you play on your own; home has it later" : "or sign up, with a name and a password"
    }
  }

  private func told(level: String) -> String {
    switch level {
    case "auto": "what fits you: ten answers place you"
    case "any": "all levels mixed"
    case "1": "the commonest words"
    case "2": "words that carry a conversation"
    case "3": "words of an educated reader"
    default: "rare words that are a pleasure to own"
    }
  }

  private func told(_ theme: Theme) -> String {
    switch theme {
    case .dark: "light letters on a dark ground"
    case .light: "dark letters on a light ground"
    case .sepia: "brown letters on cream"
    case .mono: "your terminal's own, without colors"
    }
  }
}
