import GameEngine
import TestSupport
import Testing

@testable import Journal

@Suite("The books of a journal")
struct BookShelfTests {
  /// What the shelf shows of a fold.
  private func expect(_ journal: Journal, toShow events: [Event]) throws {
    let fold = BookFold(of: events)
    let shelf = BookShelf(journal)
    let books = try shelf.books()
    #expect(Dictionary(uniqueKeysWithValues: books.map { ($0.id, $0) }) == fold.books)
    for (id, book) in fold.books {
      #expect(try shelf.book(id) == book)
      let marks = fold.marks.values.filter { $0.book == id && !$0.isRemoved && $0.start != nil }
      #expect(try Set(shelf.marks(in: id)) == Set(marks))
    }
    for (id, mark) in fold.marks { #expect(try shelf.mark(id) == mark) }
  }

  @Test("the words looked up in a book are those whose look names it, the latest first, each once")
  func looks() throws {
    let folder = try JournalFolder()
    let journal = try folder.journal()
    func look(_ word: String, _ book: String?, at offset: Int) throws {
      let place = book.map {
        LookPlace(
          book: LibraryID($0),
          position: ReadingPosition(
            document: 0, offset: offset, before: "", after: word, fraction: 0.5))
      }
      let id = EventID(derivedFrom: "\(word) \(offset)")
      try journal.append(
        [.init(id: id, body: .seen(ItemID("en/\(word)/noun"), in: place))],
        at: moment(Int64(offset)))
    }
    try look("dawn", "d5d5", at: 1)
    try look("dusk", "d5d5", at: 2)
    try look("fog", nil, at: 3)
    try look("gale", "d5d5cd", at: 4)
    try look("dawn", "d5d5", at: 5)
    let looks = try BookShelf(journal).looks(in: LibraryID("d5d5"))
    #expect(looks.map(\.item.term) == ["dawn", "dusk"])
    #expect(looks.map(\.position.offset) == [5, 2])
    #expect(try BookShelf(journal).looks(in: LibraryID("d5%")).isEmpty)
  }

  @Test("are the fold of all events, in whatever order they arrive", arguments: 0..<6)
  func law(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    var events = BookScript.random(using: &gen) + CardScript.random(using: &gen, count: 40)
    if gen.percent(60) { events = gen.generator.shuffled(events) }
    let folder = try JournalFolder()
    var journal = try folder.journal()
    var received: [Event] = []
    while received.count < events.count {
      let batch = Array(events[received.count...].prefix(gen.of([1, 3, 20, 50])))
      try journal.deliver(batch)
      received += batch
      if gen.percent(30) { journal = try folder.journal() }
      if gen.percent(60) { try expect(journal, toShow: received) }
      #expect(try journal.progress() == ProgressFold.progress(of: received))
    }
    try expect(journal, toShow: events)
    for (id, card) in CardFold(of: events).cards {
      #expect(try CardShelf(journal).card(id, orRemoved: true) == card)
    }
  }

  @Test("are folded again if the tables are gone, or of another version")
  func cache() throws {
    var gen = Gen(seed: 3)
    let events = BookScript.random(using: &gen)
    for sql in [
      "DELETE FROM meta WHERE key = 'books'",
      "UPDATE meta SET value = '0 9' WHERE key = 'books'; DELETE FROM mark",
      "UPDATE meta SET value = 'x' WHERE key = 'books'; DROP TABLE book",
    ] {
      let folder = try JournalFolder()
      do {
        let journal = try folder.journal()
        try journal.deliver(events)
        try expect(journal, toShow: events)
      }
      try folder.tamper("desk", sql)
      try expect(try folder.journal(), toShow: events)
    }
  }

  @Test("cost players without books no tables")
  func none() throws {
    let folder = try JournalFolder()
    let journal = try folder.journal()
    _ = try journal.progress()
    _ = try CardShelf(journal).tree()
    #expect(try folder.read("desk", "SELECT count(*) FROM sqlite_master WHERE name = 'book'") == 0)
    #expect(try BookShelf(journal).files().isEmpty)
    #expect(
      try folder.read("desk", "SELECT count(*) FROM sqlite_master WHERE name = 'bookFile'") == 0)
  }

  @Test("have their marks in the order of the text")
  func order() throws {
    let folder = try JournalFolder()
    let journal = try folder.journal()
    let book = LibraryID("b")
    for (number, offset) in [30, 10, 20].enumerated() {
      var entry = MarkEntry(mark: id(UInt64(number)))
      entry.book = book
      entry.start = ReadingPosition(
        document: 0, offset: offset, before: "", after: "", fraction: 0)
      try journal.append(id(UInt64(100 + number)), .mark(entry), at: moment())
    }
    #expect(try BookShelf(journal).marks(in: book).compactMap { $0.start?.offset } == [10, 20, 30])
  }

  @Test("have files that only this machine knows, and that no event contains")
  func files() throws {
    let folder = try JournalFolder()
    let shelf = BookShelf(try folder.journal())
    try shelf.setFile("/old/emma.epub", of: LibraryID("a"))
    try shelf.setFile("/books/emma.epub", of: LibraryID("a"))
    try shelf.setFile("/books/faust.txt", of: LibraryID("b"))
    let files = [LibraryID("a"): "/books/emma.epub", LibraryID("b"): "/books/faust.txt"]
    #expect(try shelf.files() == files)
    #expect(try BookShelf(folder.journal()).files() == files)
    #expect(try folder.journal().count() == 0)
  }

  @Test("can be taken back, but places are not changes")
  func undoOfChanges() throws {
    let folder = try JournalFolder()
    let journal = try folder.journal()
    var entry = BookEntry(book: LibraryID("a"))
    (entry.title, entry.format) = ("Emma", "epub")
    try journal.append(id(1), .book(entry), at: moment())
    let place = ReadingPosition(document: 0, offset: 5, before: "", after: "", fraction: 0.5)
    try journal.append(
      id(2), .place(PlaceEntry(book: LibraryID("a"), position: place)), at: moment(5))
    // A place is no change that is taken back.
    #expect(try JournalChanges(journal).last()?.targets == [id(1)])
    try journal.append(id(3), .undo(id(1)), at: moment(9))
    let book = try BookShelf(journal).book(LibraryID("a"))
    #expect(book?.addedAt == nil)
    #expect(book?.position == place)
  }
}
