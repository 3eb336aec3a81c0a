import Bookshelf
import ClientCore
import Messages
import Terminal

/// The pane that is open on top of a page.
enum ReaderPane: Sendable {
  case contents(ContentsPane)
  case hits(HitsPane)
  case renderingHits(RenderingHitsPane)
  case note(NotePane)
  case picture(PicturePane)
  case marks(MarksPane)
  case chapterWords(ChapterWordsPane)
  case chapters(ChapterGridPane)
  case renderings(RenderingsPane)
  case options(ReadingOptionsPane)
  case twin(TwinPane)
  case entry(EntryLine<Entry>)

  /// The input that an open line is for.
  enum Entry: Hashable, Sendable {
    case place, query, note
  }
}

/// The table of contents, as a list to choose from.
struct ContentsPane: Sendable {
  struct Entry: Sendable {
    let title: String
    let level: Int
    let place: BookPlace
  }

  let entries: [Entry]
  private(set) var choice: Choice
  /// The index of the open page's entry.
  private let current: Int

  init(_ book: Book, at place: BookPlace, messages: Messages) {
    var entries: [Entry] = []
    func add(_ contents: [ContentsEntry], level: Int) {
      for entry in contents {
        if let place = entry.place {
          entries.append(Entry(title: entry.title, level: level, place: place))
        }
        add(entry.children, level: level + 1)
      }
    }
    add(book.contents, level: 0)
    if entries.isEmpty {
      entries = book.chapters.enumerated().map { number, chapter in
        let title = BookTexts(messages).name(ofChapter: number, in: book)
        return Entry(title: title, level: 0, place: chapter.start)
      }
    }
    self.entries = entries
    current = entries.lastIndex { $0.place <= place } ?? 0
    choice = Choice(current)
  }

  /// The place of an entry; nil if there is none.
  ///
  /// - Parameter row: -1 for the chosen one.
  func place(ofRow row: Int) -> BookPlace? {
    let row = row < 0 ? choice.place : row
    return entries.indices.contains(row) ? entries[row].place : nil
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: entries.count, height: height)
  }

  func draw(in area: Area, _ pages: BookPages) {
    area.list(count: entries.count, choice: choice) { number, row, isSelected in
      let entry = entries[number]
      let page = String(pages.number(of: entry.place) + 1)
      let indent = min(2 * entry.level, row.width / 3)
      let title = CellText.truncated(entry.title, width: row.width - indent - page.count - 3)
      row.put(title, x: indent, Ink(number == current ? .strong : .text).selected(isSelected))
      row.putRight((number == current ? "• " : "") + page, Ink.dim.selected(isSelected))
    }
  }
}

/// The hits of a search, each with the text around it.
struct HitsPane: Sendable {
  let hits: BookReading.Hits
  private(set) var choice: Choice

  init(_ hits: BookReading.Hits) {
    self.hits = hits
    choice = Choice(hits.place)
  }

  mutating func move(_ key: Key, height: Int) {
    choice.take(key, count: hits.all.count, height: height)
  }

  func draw(in area: Area, _ pages: BookPages, messages: Messages) {
    let count =
      hits.all.count == Book.mostHits
      ? messages("the first \(hits.all.count) places with \"\(hits.query)\"")
      : messages.plural(
        hits.all.count, "\(hits.all.count) place with \"\(hits.query)\"",
        "\(hits.all.count) places with \"\(hits.query)\"")
    area.put(CellText.truncated(count, width: area.width), .heading)
    area.part(y: 2).list(count: hits.all.count, choice: choice) { number, row, isSelected in
      let hit = hits.all[number]
      let page = String(pages.number(of: hit.place) + 1)
      let room = row.width - page.count - 2
      let context = pages.book.context(of: hit, characters: room)
      let match = CellText.truncated(context.match, width: room)
      // Center the match if there is enough text on both sides.
      let half = max(0, (room - CellText.width(of: match)) / 2)
      var before = context.before
      while CellText.width(of: before) > half { before.removeFirst() }
      let x = row.put(before, Ink.text.selected(isSelected))
      let end = row.put(match, x: x, Ink.key.selected(isSelected))
      row.put(
        CellText.truncated(context.after, width: max(0, room - end)), x: end,
        Ink.text.selected(isSelected))
      row.putRight(page, Ink.dim.selected(isSelected))
    }
  }
}

/// Footnotes, shown on top of a page.
struct NotePane: Sendable {
  private let notes: [String]
  /// The place of the first note in the book.
  let place: BookPlace
  private var scroll = Scroll()

  /// - Returns: nil if no reference leads to a note.
  init?(_ marks: [PageWord], in book: Book) {
    var notes: [String] = []
    var first: BookPlace?
    for mark in marks {
      guard case .note(let link) = mark.kind,
        book.documents[mark.document].links.indices.contains(link),
        case .place(let place) = book.documents[mark.document].links[link],
        let note = book.note(at: place)
      else { continue }
      let text = book.documents[note.document].string(note.range)
      let sign = book.documents[mark.document].string(mark.range)
      first = first ?? place
      // The note may begin with its own mark.
      notes.append(text.hasPrefix(sign) ? text : "\(sign)  \(text)")
    }
    guard let first else { return nil }
    (self.notes, place) = (notes, first)
  }

  private func lines(width: Int) -> [[RichText.Span]] {
    notes.flatMap { note in
      note.split(whereSeparator: \.isNewline).flatMap { RichText(String($0)).lines(width: width) }
    }
  }

  /// The maximum number of rows on a page of this height.
  private static func most(_ height: Int) -> Int { max(3, height * 2 / 3) }

  mutating func move(_ key: Key, width: Int, height: Int) {
    let lines = lines(width: width - 4)
    scroll.take(key, count: lines.count, height: min(lines.count, NotePane.most(height)))
  }

  /// Draws the notes at the bottom of an area.
  func draw(in area: Area, title: String) {
    let lines = lines(width: area.width - 4)
    let shown = min(lines.count, NotePane.most(area.height))
    let box = area.part(y: area.height - shown - 2)
    box.clear()
    box.box(title).inset(columns: 1).document(lines, scroll: scroll)
  }
}
