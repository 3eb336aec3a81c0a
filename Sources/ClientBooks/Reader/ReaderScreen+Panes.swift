import Bookshelf
import ClientCore
import GameEngine
import Kit
import Messages
import Terminal

extension ReaderScreen {
  mutating func updatePane(_ message: Message) -> [Effect<Message>] {
    switch (message, pane) {
    case (.key(let key), .entry(var line)):
      line.take(key)
      pane = .entry(line)
    case (.paste(let text), .entry(var line)):
      line.paste(text)
      pane = .entry(line)
    case (.send, .entry(let line)): return send(line)
    case (.scroll(let key), .contents(var list)):
      list.move(key, height: textHeight)
      pane = .contents(list)
    case (.scroll(let key), .hits(var list)):
      list.move(key, height: textHeight - 2)
      pane = .hits(list)
    case (.scroll(let key), .marks(var list)):
      list.move(key, height: textHeight)
      pane = .marks(list)
    case (.scroll(let key), .chapterWords(var list)):
      list.move(key, height: textHeight - 2)
      pane = .chapterWords(list)
    case (.scroll(let key), .chapters(var grid)):
      grid.move(key, width: textWidth, height: textHeight - 4)
      pane = .chapters(grid)
    case (.scroll(let key), .renderings(var list)):
      list.move(key, height: textHeight - 2)
      pane = .renderings(list)
    case (.scroll(let key), .renderingHits(var list)):
      list.move(key, height: (textHeight - 3) / 2)
      pane = .renderingHits(list)
    case (.scroll(let key), .options(var list)):
      list.move(key)
      pane = .options(list)
    case (.scroll(let key), .twin(var twin)):
      twin.move(key)
      pane = .twin(twin)
    case (.scroll(let key), .note(var note)):
      note.move(key, width: textWidth, height: textHeight)
      pane = .note(note)
    default: break
    }
    return []
  }

  private mutating func send(_ line: EntryLine<ReaderPane.Entry>) -> [Effect<Message>] {
    guard let reading, !line.isBlank else {
      pane = nil
      return []
    }
    let text = line.text.trimmingBlanks
    switch line.kind {
    case .place:
      guard let place = reading.pages.place(typed: text) else {
        return [.toast(Toast(messages("The book has no place \(shortened(text))."), isError: true))]
      }
      return go(.jump(place))
    case .note:
      pane = nil
      guard let (document, range) = reading.sentence else { return [] }
      return write(.note(text, document: document, range))
    case .query:
      return [
        .attempt(messages("searching"), replacesEarlier: true, failed: Message.refused) {
          [book = reading.book, id = book?.entry.id] in
          let found = Message.found(text, book.search(text))
          return id.map { .of($0, found) } ?? found
        }
      ]
    }
  }

  mutating func found(_ query: String, _ hits: [SearchHit]) -> [Effect<Message>] {
    guard let reading, !hits.isEmpty else {
      // Another rendering may contain the word.
      if let work = book?.entry.book.work, !work.isEmpty { return cycle.search(query, of: book) }
      return [.toast(Toast(messages("\(shortened(query)) was not found in this book.")))]
    }
    // The list starts at the first hit on the open page or after it.
    let start =
      reading.book.documents.isEmpty ? 0 : hits.firstIndex { $0.place >= reading.pages.place }
    let found = BookReading.Hits(query: query, all: hits, place: start ?? 0)
    self.reading?.keep(found)
    pane = .hits(HitsPane(found))
    return []
  }

  /// Goes to the place of the chosen row of a list.
  mutating func pick(_ row: Int) -> [Effect<Message>] {
    switch pane {
    case .contents(let list): return list.place(ofRow: row).map { go(.jump($0)) } ?? []
    case .hits(let list):
      reading?.open(hit: row < 0 ? list.choice.place : row)
      return go(.kept)
    case .renderingHits(let list):
      let place = list.key(ofRow: row).flatMap { reading?.book.place(of: WorkPlace(key: $0)) }
      return place.map { go(.jump($0)) } ?? []
    case .marks(let list): return list.mark(ofRow: row).map { go(.jump($0.start)) } ?? []
    case .note(let note): return go(.jump(note.place))
    case .chapters(let grid): return grid.chapter(ofRow: row).map { go(.jump($0.place)) } ?? []
    case .renderings(let list): return cycle.open(list.entry(ofRow: row), after: book)
    case .chapterWords(let list):
      return list.word(ofRow: row).map { [.open(navigator.screen(.word(.named($0))))] } ?? []
    default: return []
    }
  }

  // MARK: - Marks

  func write(_ change: MarkChange) -> [Effect<Message>] {
    guard let book else { return [] }
    return [
      .attempt(messages("writing"), failed: Message.refused) { [library, messages] in
        .of(
          book.entry.id,
          .marked(try change.write(to: library, in: book), change.text(in: messages)))
      }
    ]
  }

  mutating func show(_ notes: [PageWord]) -> [Effect<Message>] {
    guard let reading else { return [] }
    guard let note = NotePane(notes, in: reading.book) else {
      return [.toast(Toast(messages("There are no footnotes on this page.")))]
    }
    pane = .note(note)
    return []
  }

  mutating func follow() -> [Effect<Message>] {
    guard let reading, let word = reading.word, let link = word.link else { return [] }
    switch reading.book.documents[word.document].links[link] {
    case .place(let place): return go(.jump(place))
    case .external(let address):
      return [.copy(address), .toast(Toast(messages("Copied: \(shortened(address, to: 100))")))]
    case .missing: return [.toast(Toast(messages("The book does not contain this place.")))]
    }
  }
}
