import Bookshelf
import ClientBooks
import ClientCore
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import Testing

@Suite("The library")
struct LibraryTests {
  private let folder: TestFolder
  private let test = TestHost()

  init() throws { folder = try TestFolder() }

  private func library(_ home: String = "home", content: String = "Content") -> Library {
    let host = test.host(typing: [String]())
    return Library(
      store: PlayerStore(folder: folder.home(home), host: host),
      content: "\(folder.path)/\(content)", home: folder.home(home),
      cacheFolder: "\(folder.home(home))/cache", host: host)
  }

  private func emma() throws -> String { try folder.write(BookFiles.emma.utf8, to: "emma.txt") }

  private func added(_ file: String, to library: Library) throws -> LibraryEntry {
    try #require(try library.add([file]).first).result.get().entry
  }

  @Test("adds a file with what the book says about itself")
  func add() throws {
    let library = library()
    let addition = try #require(try library.add([emma()]).first).result.get()
    #expect(addition.isNew)
    let book = addition.entry.book
    #expect(book.title == "Emma")
    #expect(book.authors == ["Jane Austen"])
    #expect(book.language == "en")
    #expect(book.format == "text")
    #expect(book.words == 51)
    #expect(book.state == .unread)
    #expect(book.id.rawValue.count == 16)
    #expect(addition.entry.minutesLeft() == 1)
    #expect(try library.list() == [addition.entry])
  }

  @Test(
    "reads a text in the encoding that the player names, then and later, until it is to be recognized again"
  )
  func encoding() throws {
    let library = library()
    // "Привет" in windows-1251 is "Я№штхђ" in iso-8859-5, of as many bytes.
    let text: [UInt8] = Array("Chapter 1\n\n".utf8) + [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x0A]
    let file = try folder.write(text, to: "letter.txt")
    func read(_ encoding: String?) throws -> String {
      let addition = try #require(try library.add([file], encoding: encoding).first).result.get()
      return try library.open(addition.entry).book.text(ofChapter: 0)
    }
    _ = try read(nil)
    #expect(try read("windows-1251").contains("Привет"))
    #expect(try read(nil).contains("Привет"), "it stays")
    let entry = try #require(try library.list().first)
    #expect(entry.book.encoding == "windows-1251")
    var change = BookEntry(book: entry.id)
    func opened() throws -> String {
      try library.open(library.find(entry.id.rawValue)).book.text(ofChapter: 0)
    }
    change.encoding = "iso-8859-5"
    try library.edit(change)
    #expect(try opened().contains("Я№штхђ"))
    change.encoding = ""
    try library.edit(change)
    #expect(try library.find(entry.id.rawValue).book.encoding.isEmpty)
    let epub = try folder.write(
      try BookFiles.epub(BookFiles.document("<p>Text.</p>")), to: "b.epub")
    let refused = try #require(try library.add([epub], encoding: "windows-1251").first).result
    #expect(throws: ClientError.self) { try refused.get() }
    var other = BookEntry(book: try added(epub, to: library).id)
    other.encoding = "windows-1251"
    #expect { try library.edit(other) } throws: { ($0 as? ClientError)?.code == .encodingUnknown }
    change.encoding = "windows-9999"
    #expect { try library.edit(change) } throws: { ($0 as? ClientError)?.code == .encodingUnknown }
  }

  @Test("refuses each bad file with a reason, and adds the others")
  func refusals() throws {
    let library = library()
    let files = try [
      folder.write([UInt8](), to: "empty.epub"), folder.write([1, 2, 0, 3, 255], to: "noise.bin"),
      emma(), "\(folder.path)/nowhere.epub", emptyFolder(),
    ]
    var done: [Int] = []
    let additions = try library.add(files) { place, _ in done.append(place) }
    #expect(done == [0, 1, 2, 3, 4, 5])
    #expect(additions.map(\.file) == files)
    let codes = additions.map { addition -> ClientError.Code? in
      if case .failure(let error) = addition.result { error.code } else { nil }
    }
    #expect(
      codes == [.bookEmpty, .bookFormatUnknown, nil, .bookUnreadable, .bookUnreadable])
    #expect(try library.list().count == 1)
  }

  /// A folder without books.
  private func emptyFolder() throws -> String {
    _ = try folder.write([1, 2], to: "others/picture.png")
    return "\(folder.path)/others"
  }

  @Test("of a folder, adds all books in it and in its folders, in the order of their names")
  func folders() throws {
    let library = library()
    _ = try folder.write(BookFiles.emma.utf8, to: "shelf/b/emma.TXT")
    _ = try folder.write([UInt8](), to: "shelf/a.epub")
    _ = try folder.write("An old tale.".utf8, to: "shelf/c.md")
    for other in ["shelf/.hidden.txt", "shelf/d.jpg", "shelf/b/txt"] {
      _ = try folder.write("no book".utf8, to: other)
    }
    let shelf = "\(folder.path)/shelf"
    try FileManager.default.createSymbolicLink(
      atPath: "\(shelf)/b/again", withDestinationPath: shelf)
    var told: [String] = []
    let additions = try library.add([shelf + "/"]) { _, all in
      #expect(all == 3)
    } added: {
      told.append($0.file)
    }
    #expect(told == ["\(shelf)/a.epub", "\(shelf)/b/emma.TXT", "\(shelf)/c.md"])
    #expect(additions.map(\.file) == told)
    #expect(try library.list().count == 2)
  }

  @Test("adds a file once, and finds it again where it was moved")
  func moved() throws {
    let library = library()
    let file = try emma()
    let entry = try added(file, to: library)
    let other = "\(folder.path)/other.txt"
    try FileManager.default.moveItem(atPath: file, toPath: other)
    let again = try #require(try library.add([other]).first).result.get()
    #expect(!again.isNew)
    #expect(again.entry.id == entry.id)
    #expect(again.entry.origin == .file(other))
    #expect(try library.list().count == 1)
    #expect(try folder.journal().count() == 1)
  }

  @Test("opens a book whose file is gone, as long as its text is in the cache")
  func cache() throws {
    let library = library()
    let file = try emma()
    let entry = try added(file, to: library)
    try FileManager.default.removeItem(atPath: file)
    let opened = try library.open(entry)
    #expect(opened.book.metadata.title == "Emma")
    #expect(opened.place == nil)
    try FileManager.default.removeItem(atPath: "\(folder.home())/cache")
    let missing = #expect(throws: ClientError.self) { try library.open(entry) }
    #expect(missing?.code == .bookMoved)
    #expect(missing?.exit == .noInput)
    try folder.write("Another text, which is not Emma.".utf8, to: "emma.txt")
    let changed = #expect(throws: ClientError.self) { try library.open(entry) }
    #expect(changed?.code == .bookChanged)
    _ = try emma()
    #expect(try library.open(entry).book.chapters.count == 2)
  }

  @Test("adds and opens a book if there is no room for its text")
  func noRoom() throws {
    let library = library()
    // A file in the place of the folder.
    _ = try folder.write([UInt8](), to: "home/cache/books")
    let entry = try added(try emma(), to: library)
    #expect(try library.open(entry).book.chapters.count == 2)
    #expect(try library.list() == [entry])
  }

  @Test("copies a file on demand, so that the original can go")
  func copies() throws {
    let library = library()
    let file = try emma()
    let additions = try library.add([file], work: "emma", language: "eng", copies: true)
    let entry = try #require(additions.first).result.get().entry
    #expect(entry.origin == .file("\(folder.home())/books/\(entry.id).txt"))
    #expect(entry.book.work == "emma")
    #expect(entry.book.language == "en")
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.removeItem(atPath: "\(folder.home())/cache")
    #expect(try library.open(entry).book.metadata.title == "Emma")
  }

  @Test("finds a book by its id, the beginning of it, or words of its title in any order")
  func find() throws {
    let library = library()
    let emma = try added(try emma(), to: library)
    for (name, title) in [("a", "Sense and Sensibility"), ("b", "Éloge de la folie")] {
      let text = "Title: \(title)\n\nCHAPTER I\n\nA text of a book with a few words.\n"
      _ = try added(try folder.write(text.utf8, to: "\(name).txt"), to: library)
    }
    #expect(try library.find(emma.id.rawValue).id == emma.id)
    #expect(try library.find(String(emma.id.rawValue.prefix(6))).id == emma.id)
    #expect(try library.find("EMMA").id == emma.id)
    #expect(try library.find("sensib sense").title == "Sense and Sensibility")
    #expect(try library.find("eloge folie").title == "Éloge de la folie")
    for unknown in ["persuasion", "", "  ", "!"] {
      let error = #expect(throws: ClientError.self) { try library.find(unknown) }
      #expect(error?.code == .unknownBook)
    }
  }

  @Test("names the books if several match")
  func ambiguous() throws {
    let library = library()
    var ids: [String] = []
    for title in ["Emma, volume one", "Emma, volume two"] {
      let text = "Title: \(title)\n\nCHAPTER I\n\nA text of \(title) with a few words.\n"
      ids.append(
        try added(try folder.write(text.utf8, to: "\(title).txt"), to: library).id.rawValue)
    }
    let error = try #require(#expect(throws: ClientError.self) { try library.find("emma") })
    #expect(error.code == .ambiguousBook)
    for id in ids { #expect(error.message.contains(id)) }
    #expect(try library.find("emma, volume two").id.rawValue == ids[1])
  }

  @Test("keeps the place, and finds it in the text again")
  func position() throws {
    let entry = try added(try emma(), to: library())
    let opened = try library().open(entry)
    let place = try #require(opened.book.place(ofChapter: 2, paragraph: 1))
    try library().setPosition(opened.book.position(of: place), of: entry.id)
    try library().setPosition(opened.book.position(of: place), of: entry.id)
    #expect(try folder.journal().count() == 2)
    let again = try library().open(library().find("emma"))
    #expect(again.place == place)
    #expect(again.entry.book.state == .reading)
    #expect(abs(again.entry.book.progress - opened.book.fraction(of: place)) < 0.001)
  }

  @Test("keeps bookmarks, highlights and notes")
  func marks() throws {
    let library = library()
    let opened = try library.open(try added(try emma(), to: library))
    let hit = try #require(opened.book.search("handsome, clever").first)
    let end = BookPlace(document: hit.place.document, offset: hit.place.offset + hit.length)
    try library.mark(hit.place, to: end, in: opened)
    let bookmark = try library.mark(BookPlace(document: 0, offset: 0), in: opened)
    try library.mark(end, note: "rich?", in: opened)
    let marks = try library.marks(in: opened)
    #expect(marks.map(\.mark.kind) == [.bookmark, .highlight, .note])
    #expect(marks[1].mark.text == "handsome, clever")
    #expect(marks[1].start == hit.place && marks[1].end == end)
    #expect(marks[2].mark.text.hasPrefix(", and rich, had lived"))
    try library.removeMark(bookmark)
    try library.setNote("Not rich.", of: marks[2].mark.id)
    #expect(try library.marks(in: opened).map(\.mark.note) == ["", "Not rich."])
    let long = String(repeating: "x", count: 3000)
    #expect(throws: ClientError.self) { try library.setNote(long, of: marks[2].mark.id) }
  }

  @Test("removes a book until it is added again, with its place and marks")
  func remove() throws {
    let library = library()
    let file = try emma()
    let entry = try added(file, to: library)
    let opened = try library.open(entry)
    try library.setPosition(
      opened.book.position(of: BookPlace(document: 0, offset: 40)), of: entry.id)
    try library.mark(BookPlace(document: 0, offset: 40), in: opened)
    try library.remove(entry)
    #expect(try library.list().isEmpty)
    let again = try #require(try library.add([file]).first).result.get()
    #expect(again.isNew)
    #expect(again.entry.book.position?.offset == 40)
    #expect(try library.open(again.entry).marks.count == 1)
  }

  @Test("changes what a book says about itself")
  func edit() throws {
    let library = library()
    let entry = try added(try emma(), to: library)
    var change = BookEntry(book: entry.id)
    (change.title, change.tags) = ("Emma!\n", ["novel", "novel"])
    change.state = BookState.finished.rawValue
    try library.edit(change)
    let book = try library.find("emma").book
    #expect(book.title == "Emma!")
    #expect(book.tags == ["novel"])
    #expect(book.authors == ["Jane Austen"])
    #expect(book.state == .finished)
    change.title = String(repeating: "t", count: 5000)
    change.tags = (0..<500).map { "tag\($0)" }
    #expect(throws: ClientError.self) { try library.edit(change) }
  }

  @Test("says that a book is on another device until its file is added here")
  func elsewhere() throws {
    let file = try emma()
    let entry = try added(file, to: library("desk"))
    let exported = "\(folder.path)/journal.jsonl"
    _ = try JournalExchange(folder.journal("desk")).export(to: exported)
    _ = try JournalExchange(folder.journal("phone")).importEvents(from: exported) { _ in }
    let phone = library("phone")
    let there = try phone.find("emma")
    #expect(there.id == entry.id)
    #expect(there.origin == .elsewhere)
    let error = #expect(throws: ClientError.self) { try phone.open(there) }
    #expect(error?.code == .bookNotHere)
    let here = try #require(try phone.add([file]).first).result.get()
    #expect(!here.isNew)
    #expect(try phone.open(phone.find("emma")).book.metadata.title == "Emma")
  }

  @Test("reads a text of ours again if its file has changed, and keeps its place")
  func newVersion() throws {
    func text(_ verse: String) -> String {
      "Title: The Way\nWork: way\nLanguage: en\n\n## 1 One\n1.1 \(verse)\n"
    }
    try folder.write(text("The first version.").utf8, to: "Content/texts/way.txt")
    let entry = try library().find("way")
    #expect(entry.book.words == 4)
    let place = try #require(try library().open(entry).book.place(of: WorkPlace(key: "1.1")))
    try library().setPosition(library().open(entry).book.position(of: place), of: entry.id)
    // From the cache.
    #expect(try library().find("way").book.title == "The Way")
    #expect(try library().open(entry).book.text(ofChapter: 0).contains("first version"))
    try folder.write(text("The second version of it.").utf8, to: "Content/texts/way.txt")
    let changed = try library().open(library().find("way"))
    #expect(changed.entry.id == entry.id)
    #expect(changed.book.text(ofChapter: 0).contains("second version"))
    #expect(changed.place == place)
    // A damaged cache is made again.
    try folder.write("wordhoard-texts 1\nway\tx".utf8, to: "home/cache/books/texts")
    #expect(try library().find("way").book.title == "The Way")
  }

  @Test("has our own texts from the beginning, under names that never change")
  func ownTexts() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let host = test.host(typing: [String]())
    let library = Library(
      store: PlayerStore(folder: folder.home(), host: host), content: "\(root.path)/Content",
      home: folder.home(), cacheFolder: "\(folder.home())/cache", host: host)
    let books = try library.list()
    #expect(
      Set(books.map(\.id.rawValue)) == [
        "tao-te-ching.close", "tao-te-ching.de", "tao-te-ching.plain",
      ])
    #expect(books.allSatisfy { $0.book.chapters == 81 && $0.book.work == "tao-te-ching" })
    let plain = try library.find("tao plain")
    #expect(plain.title == "Tao Te Ching (Plain English)")
    let opened = try library.open(plain)
    let place = try #require(opened.book.place(of: WorkPlace(key: "9.2")))
    try library.setPosition(opened.book.position(of: place), of: plain.id)
    #expect(try library.open(library.find("tao-te-ching.plain")).place == place)
    #expect(try library.list().first?.id == plain.id)
    try library.remove(plain)
    #expect(try library.list().count == 2)
  }
}
