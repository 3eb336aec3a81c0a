import Client
import GameEngine
import Terminal

extension WordListScreen {
  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure)
      return
    }
    guard let words else { return }
    guard !words.isEmpty else {
      page.paragraph(RichText(emptyTold))
      return
    }
    let count = rows.count == words.count ? "" : "\(grouped(rows.count)) of "
    page.put("\(count)\(counted(words.count, "word")), \(orderTold)", .heading)
    if let field {
      page.put("/", y: 1, .key)
      page.field(field, x: 2, y: 1, width: min(42, page.width - 2), isActive: true)
    } else if !request.isForAll {
      page.put(CellText.truncated("only \(filterTold)", width: page.width), y: 1)
    }
    let body = page.part(y: 2)
    if rows.isEmpty {
      body.paragraph(RichText("None of them is like that; \(wayOut).", .dim))
    } else {
      body.table(table(width: page.width), choice: choice, hasCursor: field == nil)
    }
  }

  private var emptyTold: String {
    switch kind {
    case .favorites:
      "No favorites yet. Press f where you look at a word, and it is kept here."
    case .seen:
      "No words met yet. Play a round or look a word up, and the words are listed here."
    }
  }

  private var wayOut: String { field == nil ? "x shows all" : "Esc shows more" }

  private var orderTold: String {
    switch request.order {
    case .difficulty: "the hardest first"
    case .word: "from a to z"
    case .recent: kind == .favorites ? "the newest first" : "those met last first"
    case .due: "what comes back first"
    }
  }

  private var filterTold: String {
    var parts: [String] = []
    if let difficulty = request.difficulty { parts.append("difficulty \(difficulty.rawValue)") }
    if let level = request.level { parts.append("level \(level.rawValue)") }
    if let category = request.category { parts.append(category) }
    if request.isDue { parts.append("due now") }
    if !request.text.isEmpty { parts.append("with \"\(request.text)\"") }
    return parts.joined(separator: ", ")
  }

  private func table(width: Int) -> Table {
    // Where it is narrow, numbers say more than the first words of a meaning.
    let hasMeaning = width >= 70
    var columns: [Table.Column] = [
      .init(" "), .init("word"), .init("diff.", isNumber: true), .init("recall", isNumber: true),
      .init("due", isNumber: true), .init("right", isNumber: true),
    ]
    if hasMeaning { columns.append(.init("meaning", isFlexible: true)) }
    return Table(
      columns,
      rows: rows.map { known in
        let due = known.daysUntilDue.map { $0 == 0 ? "now" : "\(grouped($0)) d" }
        let right = "\(grouped(known.state.right))/\(grouped(known.state.answers))"
        var cells: [Table.Cell] = [
          .init(star(known), .key), .init(known.word.term, .word),
          .init(known.difficultyTold), .init(known.recallTold ?? "·"), .init(due ?? "·"),
          .init(known.state.answers > 0 ? right : "·"),
        ]
        if hasMeaning { cells.append(.init(known.word.mainSense.definition, .dim)) }
        return cells
      })
  }

  private func star(_ known: PlayerWord) -> String {
    if favorites.contains(known.word.id) { return "★" }
    return kind == .favorites ? "☆" : ""
  }
}
