import ClientCore
import GameEngine
import Messages
import Terminal

extension LibraryScreen {
  /// The key that opens the chosen book, as Enter does.
  static let readKey: Character = "r"
  /// The rows of the panel of the chosen book, with the empty row below it.
  static let panelHeight = 4
  /// The columns of the gauge of what is read.
  private static let gaugeWidth = 10

  var aside: RichText {
    guard let list, !list.isEmpty else { return "" }
    let count = messages.plural(list.count, "\(list.count) book", "\(list.count) books")
    return RichText(list.count > 1 ? "\(count) · \(name(of: order))" : count, .dim)
  }

  func draw(in area: Area) {
    let page = area.page
    if let failure {
      page.failure(failure.text(in: messages))
      return
    }
    guard let list else { return }
    var y = 0
    if let entry { y = entry.draw(messages("File", context: "a label"), in: page, y: y) }
    if let remark { y = page.failure(remark, y: y) + 1 }
    guard let chosen else {
      page.paragraph(
        RichText(
          messages(
            """
            Press a to add a book: an EPUB, a text, Markdown, HTML or FB2. The file stays where it is. Books that \
            you have removed come back with u.
            """)), y: y)
      return
    }
    if isGrid {
      drawGrid(of: list, in: page.part(y: y))
    } else {
      if entry == nil { y = drawPanel(of: chosen, in: page, y: y) }
      drawList(of: list, in: page.part(y: y))
    }
  }

  private func drawGrid(of list: [LibraryEntry], in page: Area) {
    let about = chosen.map { [$0.title, BookTexts(messages).authors(of: $0.book)] } ?? []
    let text = about.filter { !$0.isEmpty }.map { shortened($0, to: 200) }.joined(separator: " · ")
    let lines = RichText(text, .dim).lines(width: page.width).prefix(2)
    let body = page.part(height: page.height - lines.count)
    CoverGrid(Size(width: body.width, height: body.height))
      .draw(
        list.map { .init(title: $0.title, authors: $0.book.authors, picture: covers[$0.id]) },
        chosen: choice.place, in: body)
    for (place, line) in lines.enumerated() {
      page.put(line, y: page.height - lines.count + place)
    }
  }

  /// The step for the chosen book: to go on reading it, to begin it, or to read it again.
  private func drawPanel(of entry: LibraryEntry, in page: Area, y: Int) -> Int {
    let (texts, title) = (BookTexts(messages), shortened(entry.title, to: 200))
    let step =
      switch entry.book.state {
      case .unread: messages("Begin: \(title)", context: "a book")
      case .reading: messages("Go on: \(title)", context: "a book")
      case .finished: messages("Read again: \(title)", context: "a book")
      }
    let facts: [String?] =
      switch outlook.map({ $0.id == entry.id ? $0 : nil }) ?? nil {
      case let outlook?:
        [
          messages("chapter \(outlook.chapter) of \(entry.book.chapters)"),
          texts.progress(of: entry.book), VocabularyTexts(messages).worth(outlook.knowledge),
        ]
      case nil: [texts.progress(of: entry.book), texts.timeLeft(entry)]
      }
    let authors = texts.authors(of: entry.book)
    let lines = [facts.compactMap(\.self), [authors]].map { $0.map { RichText($0, .dim) } }
    let panel = NextPanel(
      key: LibraryScreen.readKey, title: CellText.truncated(step, width: page.width - 16),
      lines: lines)
    panel.draw(
      in: page.part(y: y, height: LibraryScreen.panelHeight - 1),
      chip: messages("Enter", context: "a key"), isFilled: true)
    return y + LibraryScreen.panelHeight
  }

  private func drawList(of list: [LibraryEntry], in area: Area) {
    let ways = area.height > 8 ? 2 : 0
    let body = area.part(height: min(list.count, area.height - ways - 1))
    body.table(
      table(of: list, isWide: area.width >= 70), choice: choice, hasCursor: false)
    guard ways > 0 else { return }
    let panels = [
      NextPanel(
        key: "d", title: messages("Discover"),
        details: [RichText(messages("free books by tag, from the catalogs that you chose"), .dim)]),
      NextPanel(
        key: "a", title: messages("Add a file"),
        details: [RichText(messages("EPUB, PDF, text and more; it stays where it is"), .dim)]),
    ]
    for (row, panel) in panels.enumerated() {
      panel.draw(
        in: area.part(y: body.height + 1 + row, height: 1), chip: nil, isFilled: false)
    }
  }

  private func table(of list: [LibraryEntry], isWide: Bool) -> Table {
    let texts = BookTexts(messages)
    let columns =
      [Table.Column(isFlexible: true)] + (isWide ? [Table.Column(isFlexible: true)] : [])
      + [Table.Column(), Table.Column(isNumber: true)]
    return Table(columns, count: list.count) { [messages] place in
      let entry = list[place]
      let state =
        switch entry.book.state {
        case .unread: messages("new", context: "a book")
        case .reading: texts.shortTimeLeft(entry) ?? ""
        case .finished: messages("done", context: "a book")
        }
      let authors = CellText.truncated(texts.authors(of: entry.book), width: 28)
      return [Table.Cell(shortened(entry.title, to: 200))]
        + (isWide ? [Table.Cell(authors, .dim)] : [])
        + [
          Table.Cell(RichText(gauge: entry.book.progress, width: LibraryScreen.gaugeWidth)),
          Table.Cell(state, .dim),
        ]
    }
  }

  private func name(of order: Order) -> String {
    switch order {
    case .recent: messages("last read first", context: "the order of books")
    case .title: messages("by title", context: "the order of books")
    case .author: messages("by author", context: "the order of books")
    case .progress: messages("most read first", context: "the order of books")
    }
  }
}
