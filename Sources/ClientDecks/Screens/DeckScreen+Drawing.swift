import ClientCore
import GameEngine
import Messages
import Terminal

extension DeckScreen {
  /// The number of cards, and once all are read that of each difficulty.
  private var heading: String {
    let texts = DeckTexts(messages)
    if let counts { return texts.count(counts.values.reduce(0, +)) }
    let difficulties = rows.reduce(into: [:]) { $0[$1.difficulty, default: 0] += 1 }
    let sections = NameTexts(messages).counts(difficulties, new: rows.count { !$0.isAnswered })
    return "\(texts.count(rows.count)): \(sections)"
  }

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    guard let all else { return }
    guard !all.isEmpty else {
      page.paragraph(
        RichText(
          messages(
            """
            No cards yet. Press a to add one, or s to begin with Wordhoard's words and the translations of a \
            dictionary.
            """)))
      return
    }
    if let field {
      page.put("/", .key)
      page.field(field, x: 2, width: min(42, page.width - 2), isActive: true)
    } else {
      page.put(heading, .heading)
    }
    guard let card = choice.element(of: rows) else {
      let text =
        onlyLeeches
        ? messages("No card is forgotten again and again; h shows all.")
        : messages("No card matches; Esc shows all.")
      page.part(y: 2).paragraph(RichText(text, .dim))
      return
    }
    let rest = max(3, page.height - 8)
    page.part(y: 1, height: rest).table(table, choice: choice, hasCursor: field == nil)
    draw(card, in: page.part(y: 1 + rest + 1))
  }

  private var table: Table {
    let names = NameTexts(messages)
    return Table(
      [
        Table.Column(messages("term", context: "a column"), isFlexible: true),
        Table.Column(messages("for you", context: "a column: a word's difficulty")),
        Table.Column(messages("definition", context: "a column"), isFlexible: true),
      ],
      count: rows.count
    ) { [rows] place in
      let card = rows[place]
      return [
        Table.Cell(shortened(card.card.term, to: 30), .word),
        card.card.isSuspended
          ? Table.Cell(messages("rests", context: "a card"), .dim)
          : Table.Cell(
            names.name(of: card.difficulty, isAnswered: card.isAnswered),
            card.standing.isFading ? .dim : .text),
        Table.Cell(shortened(card.card.definition, to: 80), .dim),
      ]
    }
  }

  /// Draws one side of a card: the term, or the definition and the details.
  private func draw(_ card: DeckCard, in area: Area) {
    let face = CardFace(card)
    let front = isReversed ? face.definition : face.term
    var area = area
    if card.isLeech {
      let lapses = WordTexts(messages).lapses(of: card.standing.state)
      let text = messages("\(lapses): e adds an example or a hint, z lets it rest.")
      area = area.part(y: area.paragraph(RichText(text, .key)))
    }
    guard isFlipped else {
      let y = area.part(height: 3).paragraph(front)
      area.put(messages("Enter turns the card over."), y: min(y, 3), .dim)
      return
    }
    area.paragraphs([isReversed ? face.term : face.definition] + face.details)
  }
}
