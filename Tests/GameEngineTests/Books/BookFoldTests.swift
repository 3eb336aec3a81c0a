import TestSupport
import Testing

@testable import GameEngine

@Suite("The fold of books and marks")
struct BookFoldTests {
  private let id = LibraryID("0123456789abcdef")

  private func position(_ fraction: Double) -> ReadingPosition {
    ReadingPosition(document: 1, offset: 20, before: "It is ", after: "a truth", fraction: fraction)
  }

  private func book(_ change: (inout BookEntry) -> Void) -> EventBody {
    var entry = BookEntry(book: id)
    change(&entry)
    return .book(entry)
  }

  private func mark(_ change: (inout MarkEntry) -> Void) -> EventBody {
    var entry = MarkEntry(mark: EventID(high: 1, low: 2))
    change(&entry)
    return .mark(entry)
  }

  private func same(_ left: BookFold, _ right: BookFold) -> Bool {
    left.books == right.books && left.marks == right.marks
  }

  @Test("is the same in whatever order the events of two devices arrive", arguments: 0..<8)
  func anyOrder(seed: UInt64) {
    var gen = Gen(seed: seed)
    let events = BookScript.random(using: &gen)
    let fold = BookFold(of: events)
    for _ in 0..<4 { #expect(same(fold, BookFold(of: gen.generator.shuffled(events)))) }
  }

  @Test("an undo is the inverse of a change, of an event or of several", arguments: 0..<8)
  func undo(seed: UInt64) {
    var gen = Gen(seed: 50 + seed)
    let events = BookScript.random(using: &gen)
    let before = BookFold(of: events)
    var clock = JournalClock(device: "watch")
    clock.advance(seconds: 100_000_000)
    let change = EventID(derivedFrom: "the change")
    var entry = BookEntry(book: LibraryID("b1"))
    (entry.title, entry.removed, entry.change) = ("Another", true, change)
    var mark = MarkEntry(mark: EventID(derivedFrom: "mark/1"))
    (mark.note, mark.change) = ("another", change)
    let made = [clock.event(.book(entry)), clock.event(.mark(mark))]
    let after = BookFold(of: events + made)
    #expect(after.books[LibraryID("b1")]?.title == "Another")
    #expect(after.marks[mark.mark]?.note == "another")
    for undo in [[EventBody.undo(change)], made.map { EventBody.undo($0.id) }] {
      let undone = BookFold(of: events + made + undo.map { clock.event($0) })
      let books = undone.books.filter { before.books[$0.key] != nil }
      #expect(books == before.books)
    }
  }

  @Test("keeps what another device changed in other fields")
  func fields() {
    var (desk, phone) = (JournalClock(device: "desk"), JournalClock(device: "phone"))
    let added = desk.event(
      book {
        ($0.title, $0.authors, $0.format, $0.words) = ("Emma", ["Jane Austen"], "epub", 160_000)
      })
    let read = phone.event(.place(PlaceEntry(book: id, position: position(0.4))))
    let renamed = desk.event(book { $0.title = "Emma!" })
    let folded = BookFold(of: [renamed, read, added]).books[id]
    #expect(folded?.title == "Emma!")
    #expect(folded?.authors == ["Jane Austen"])
    #expect(folded?.progress == 0.4)
    #expect(folded?.addedAt == added.instant)
  }

  @Test("a book is unread, being read or finished by its place, unless the player says otherwise")
  func state() {
    var clock = JournalClock()
    var events = [clock.event(book { $0.format = "epub" })]
    func state() -> BookState? { BookFold(of: events).books[id]?.state }
    #expect(state() == .unread)
    events.append(clock.event(.place(PlaceEntry(book: id, position: position(0.5)))))
    #expect(state() == .reading)
    events.append(clock.event(.place(PlaceEntry(book: id, position: position(1)))))
    #expect(state() == .finished)
    events.append(clock.event(book { $0.state = "reading" }))
    #expect(state() == .reading)
    events.append(clock.event(book { $0.state = "" }))
    #expect(state() == .finished)
  }

  @Test("a mark is a bookmark, a highlight or a note")
  func kinds() {
    var clock = JournalClock()
    var events = [
      clock.event(
        mark { (entry: inout MarkEntry) in (entry.book, entry.start) = (id, position(0.1)) })
    ]
    func kind() -> LibraryMark.Kind? { BookFold(of: events).marks.values.first?.kind }
    #expect(kind() == .bookmark)
    events.append(clock.event(mark { $0.end = position(0.2) }))
    #expect(kind() == .highlight)
    events.append(clock.event(mark { $0.note = "why?" }))
    #expect(kind() == .note)
    events.append(clock.event(mark { $0.note = "" }))
    #expect(kind() == .highlight)
  }

  @Test("events are read back as they were written")
  func coding() throws {
    let bodies: [EventBody] = [
      book {
        ($0.title, $0.authors, $0.tags, $0.state) = ("Emma", ["Jane Austen"], [], "finished")
        ($0.language, $0.work, $0.format, $0.chapters, $0.words) = ("en", "", "epub", 55, 160_000)
      },
      .place(PlaceEntry(book: id, position: position(0.25))),
      mark {
        ($0.book, $0.start, $0.end) = (id, position(0.1), position(0.2))
        ($0.text, $0.note, $0.removed) = ("a truth", "", false)
      },
    ]
    for body in bodies {
      #expect(try JSONTexts.decoded(JSONTexts.encoded(body), kind: body.kind) == body)
    }
  }

  @Test(
    "values that the program never writes are refused",
    arguments: [
      ("book", #"{"book":""}"#), ("book", #"{"book":"a","words":-1}"#), ("book", #"{}"#),
      (
        "place",
        #"{"book":"a","position":{"document":-1,"offset":0,"before":"","after":"","fraction":0}}"#
      ),
      (
        "place",
        #"{"book":"a","position":{"document":0,"offset":0,"before":"","after":"","fraction":2}}"#
      ),
      ("place", #"{"book":"a"}"#), ("mark", #"{"mark":"x"}"#), ("mark", #"{"book":"a"}"#),
    ])
  func implausible(kind: String, body: String) {
    #expect(throws: (any Error).self) { try JSONTexts.decoded(body, kind: kind) }
  }

  @Test("texts longer than a server accepts are noticed")
  func lengths() {
    var clock = JournalClock()
    let long = String(repeating: "a", count: CardEntry.longest + 1)
    #expect(clock.event(book { $0.title = long }).overlength?.field == "title")
    #expect(clock.event(book { $0.authors = [long, "b"] }).overlength?.field == "authors")
    #expect(clock.event(mark { $0.note = long }).overlength?.field == "note")
    #expect(clock.event(book { $0.title = "Emma" }).overlength == nil)
    let place = ReadingPosition(document: 0, offset: 0, before: long, after: "", fraction: 0)
    #expect(
      clock.event(.place(PlaceEntry(book: id, position: place))).overlength?.field == "before")
  }

  // MARK: - The pace

  private func pace(_ parts: [(words: Int, seconds: Int)]) -> ReadingPace {
    var clock = JournalClock(device: "phone")
    let events = parts.map { part in
      let pace = ReadingPace(words: part.words, millis: part.seconds * 1000)
      return clock.event(.place(PlaceEntry(book: id, position: position(0.5), pace: pace)))
    }
    return BookFold(of: events).books[id]?.pace ?? ReadingPace()
  }

  @Test("the pace of a reader is the sum of what was read")
  func pace() {
    #expect(pace([(600, 120), (600, 180)]).wordsPerMinute == 240)
    #expect(pace([(600, 120)]).wordsPerMinute == nil)
    #expect(pace([]).wordsPerMinute == nil)
  }

  @Test("pauses and leafing through are no reading")
  func implausible() {
    let read = [(words: 1000, seconds: 240)]
    #expect(pace(read + [(300, 3600), (900, 30), (0, 60), (-5, 60), (500, 0)]) == pace(read))
    #expect(pace(read + [(.max, 9), (9, .max / 1000)]) == pace(read))
    #expect(pace([(2000, 3000)]).wordsPerMinute == 40)
    #expect(pace([(2000, 120)]).wordsPerMinute == 1000)
  }
}
