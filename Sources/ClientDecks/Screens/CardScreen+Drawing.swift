import ClientCore
import GameEngine
import Messages
import Terminal

extension CardScreen {
  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    let form = page.part(y: top)
    if isRepeated { page.put(lastAdded(width: page.width), .right) }
    let column = 2 + (items.map { CellText.width(of: name(of: $0)) }.max() ?? 0)
    for (row, item) in shownItems.enumerated() {
      let isActive = item == self.form.focus
      form.put(name(of: item), y: row, isActive ? .key : .dim)
      form.field(
        shown(item, isActive: isActive), x: column, y: row, width: page.width - column,
        isActive: isActive && proposals == nil)
      if proposals == nil { form.setKey(.row(row), for: form.part(y: row, height: 1).bounds) }
    }
    var y = top + shownItems.count
    let hidden = items.dropFirst(shownItems.count)
    if !hidden.isEmpty {
      let more = messages("more with Tab:", context: "lines of a card")
      let end = page.put(more, x: column, y: y, .dim) + 1
      let names = CellText.fitting(hidden.map(name), width: page.width - end)
      page.put(names ?? "", x: end, y: y, .dim)
      y += 1
    }
    y += 1
    if let proposals { return draw(proposals, in: page.part(y: y)) }
    if let remark { y = page.failure(remark, y: y) + 1 }
    if !shownSuggestions.isEmpty { y = drawSuggestions(in: page, y: y) + 1 }
    if isRepeated {
      page.paragraph(
        RichText(messages("Enter keeps the card and empties the form for the next one."), .dim),
        y: y)
    }
    if isLeaving {
      area.question(
        messages("Leave this card?"), messages("What you have typed is not kept yet."),
        yes: messages.command("discard"), messages: messages)
    }
  }

  private func drawSuggestions(in page: Area, y: Int) -> Int {
    page.put(messages("Your dictionaries say", context: "a heading"), y: y, .heading)
    for (place, text) in shownSuggestions.enumerated() {
      let key = Key.function(CardScreen.suggestionKeys[place])
      let row = page.part(y: y + 1 + place, height: 1)
      let x = row.put("F\(CardScreen.suggestionKeys[place])", .key) + 2
      row.put(CellText.truncated(text, width: row.width - x), x: x)
      row.setKey(key, for: row.bounds)
    }
    return y + 1 + shownSuggestions.count
  }

  /// The field of a line. While it is not active, an example has no braces around the term.
  private func shown(_ item: CardForm.Item, isActive: Bool) -> Field {
    guard !isActive, item == .text(.example) else { return form.field(item) }
    return Field(Example(marked: form[item])?.text ?? form[item], limit: .max)
  }

  /// The last three cards that were added, the newest first, as far as they fit.
  private func lastAdded(width: Int) -> String {
    let texts = added.suffix(3).reversed().map { card in
      "✓ \(shortened(card.card.term, to: 20)) \(shortened(card.card.definition, to: 20))"
    }
    return CellText.fitting(texts, width: width, separator: "   ") ?? ""
  }

  private func draw(_ list: CardProposals, in area: Area) {
    let heading =
      switch list.item {
      case .deck: messages("Your decks", context: "a heading")
      case .text(.term): messages("Terms with this meaning", context: "a heading")
      default: messages("Translations and meanings", context: "a heading")
      }
    area.put(heading, .heading)
    area.part(y: 1).list(count: list.texts.count, choice: list.choice) { place, line, isSelected in
      let mark = list.takesSeveral ? list.ticked.contains(place) ? "[x] " : "[ ] " : ""
      line.put(
        CellText.truncated(mark + list.texts[place], width: line.width),
        Ink.text.selected(isSelected))
    }
  }

  private func language(of tag: String?) -> String {
    tag.map(LanguageTexts(messages).name(of:)) ?? ""
  }

  private func name(of item: CardForm.Item) -> String {
    let name =
      switch item {
      case .deck: messages("deck", context: "a card")
      case .text(.term) where pair != nil: language(of: pair?.term)
      case .text(.definition) where pair?.isMonolingual == false: language(of: pair?.definition)
      case .text(let field): DeckTexts(messages).name(of: field)
      }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
