import ClientCore
import GameEngine
import Messages
import Terminal

extension WordListScreen {
  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    guard let words else { return }
    guard !words.isEmpty else {
      page.paragraph(RichText(emptyText))
      return
    }
    page.put(heading(of: words.count), .heading)
    if let field {
      page.put("/", y: 1, .key)
      page.field(field, x: 2, y: 1, width: min(42, page.width - 2), isActive: true)
    } else if !request.isForAll {
      let text = messages("only \(filterText)", context: "filters of a list")
      page.put(CellText.truncated(text, width: page.width), y: 1)
    }
    let body = page.part(y: 2)
    if rows.isEmpty {
      let text =
        field == nil
        ? messages("No word matches; x shows all.") : messages("No word matches; Esc shows more.")
      body.paragraph(RichText(text, .dim))
    } else {
      body.table(table(width: page.width), choice: choice, hasCursor: field == nil)
    }
  }

  private var emptyText: String {
    switch kind {
    case .favorites: messages("No favorites yet. To add a word, press f while you look at it.")
    case .seen:
      messages("No words yet. Play a round or look a word up, and the words are listed here.")
    }
  }

  private func heading(of count: Int) -> String {
    let (shown, all) = (messages.number(rows.count), messages.number(count))
    let words =
      rows.count == count
      ? messages.plural(count, "\(all) word", "\(all) words")
      : messages.plural(count, "\(shown) of \(all) word", "\(shown) of \(all) words")
    return "\(words), \(orderText)"
  }

  private var orderText: String {
    switch request.order {
    case .difficulty: messages("the hardest first", context: "order of a list of words")
    case .word: messages("from a to z", context: "order of a list of words")
    case .recent:
      kind == .favorites
        ? messages("the newest first", context: "order of a list of words")
        : messages("the latest seen first", context: "order of a list of words")
    case .due: messages("the next due first", context: "order of a list of words")
    }
  }

  private var filterText: String {
    var parts: [String] = []
    if let difficulty = request.difficulty {
      parts.append(NameTexts(messages).name(of: difficulty))
    }
    if let level = request.level { parts.append(messages("level \(level.rawValue)")) }
    if let category = request.category { parts.append(NameTexts(messages).category(category)) }
    if request.isDue { parts.append(messages("due now", context: "filter of a list")) }
    if !request.text.isEmpty {
      parts.append(messages("with \"\(request.text)\"", context: "filter of a list"))
    }
    return messages.commaSeparated(parts)
  }

  private func table(width: Int) -> Table {
    // On a narrow screen, numbers are more useful than the first words of a meaning.
    let hasMeaning = width >= 70
    var columns: [Table.Column] = [
      .init(" "), .init(messages("word", context: "a column")),
      .init(messages("for you", context: "a column: a word's difficulty")),
      .init(messages("recall", context: "a column"), isNumber: true),
      .init(messages("due", context: "a column"), isNumber: true),
      .init(messages("right", context: "a column"), isNumber: true),
    ]
    if hasMeaning {
      columns.append(.init(messages("meaning", context: "a column"), isFlexible: true))
    }
    return Table(columns, rows: rows.map { cells(of: $0, hasMeaning: hasMeaning) })
  }

  private func cells(of known: PlayerWord, hasMeaning: Bool) -> [Table.Cell] {
    let (right, answers) = (known.state.right, known.state.answers)
    let score = "\(messages.number(right))/\(messages.number(answers))"
    var cells: [Table.Cell] = [
      .init(star(known), .key), .init(known.word.term, .word),
      .init(
        NameTexts(messages).name(of: known.difficulty, isAnswered: known.state.memory != nil),
        known.isFading ? .dim : .text),
      .init(known.recallText ?? "·"), .init(known.daysUntilDue.map(due) ?? "·"),
      .init(answers > 0 ? score : "·"),
    ]
    if hasMeaning { cells.append(.init(known.word.mainSense.definition, .dim)) }
    return cells
  }

  private func due(inDays days: Int) -> String {
    days == 0
      ? messages("now", context: "a word that comes back")
      : messages("\(messages.number(days)) d", context: "days, short")
  }

  private func star(_ known: PlayerWord) -> String {
    if favorites.contains(known.word.id) { return "★" }
    return kind == .favorites ? "☆" : ""
  }
}
