import Foundation
import GameEngine
import SQLite
import Testing

@testable import Journal

@Suite("A journal that cannot be written")
struct ReadOnlyJournalTests {
  private let folder: JournalFolder

  init() throws { folder = try JournalFolder() }

  /// A copy of the journal as it is now, beside which SQLite can make no index of the log, as on a full or read-only disk.
  private func locked(_ home: String = "copy") throws -> String {
    let files = FileManager.default
    let (source, copy) = (folder.file(), folder.file(home))
    try files.createDirectory(atPath: "\(folder.path)/\(home)", withIntermediateDirectories: true)
    for suffix in ["", "-wal"] where files.fileExists(atPath: source + suffix) {
      try files.copyItem(atPath: source + suffix, toPath: copy + suffix)
    }
    symlink("/nowhere", copy + "-shm")
    return copy
  }

  private func hasLog(_ file: String) throws -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: "\(file)-wal")
    return (facts?[.size] as? Int ?? 0) > 0
  }

  @Test("it is read with the events that are only in the log")
  func log() throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    let file = try locked()
    #expect(try hasLog(file))
    let copy = try folder.journal("copy")
    #expect(copy.obstacle == .notWritable(path: file))
    #expect(try copy.count() == journal.count())
    #expect(try copy.progress() == journal.progress())
    #expect(try copy.device == "desk")
  }

  @Test("it is read without a log")
  func noLog() throws {
    do { try folder.journal().append(everyKind(), at: moment()) }
    let file = try locked()
    #expect(try !hasLog(file))
    #expect(try folder.journal("copy").count() == everyKind().count)
  }

  @Test("nothing is written to it, and each attempt says why")
  func refused() throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    let file = try locked()
    let contents = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: file + $0)) }
    do {
      let copy = try folder.journal("copy")
      let obstacle = JournalError.notWritable(path: file)
      #expect(throws: obstacle) { try copy.append(id(90), seen("fog"), at: moment(9)) }
      let book = LibraryID("0a")
      let place = PlaceEntry(
        book: book,
        position: ReadingPosition(document: 0, offset: 0, before: "", after: "", fraction: 0.5))
      #expect(throws: obstacle) { try BookShelf(copy).setOpenPlace(place, at: 5) }
      #expect(throws: obstacle) { try BookShelf(copy).setFile("/a", of: book) }
      let export = try folder.write(exported(journal), to: "more.jsonl")
      #expect(throws: obstacle) { try JournalExchange(copy).importEvents(from: export) }
      #expect(try copy.count() == everyKind().count)
      #expect(copy.shortfall == obstacle)
    }
    #expect(
      try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: file + $0)) } == contents)
  }

  private func exported(_ journal: Journal) throws -> Data {
    let other = try folder.journal("other")
    try other.append(id(91), seen("mist"), at: moment(10))
    let file = "\(folder.path)/other.jsonl"
    _ = try JournalExchange(other).export(to: file)
    return try Data(contentsOf: URL(fileURLWithPath: file))
  }

  @Test("it is exported")
  func export() throws {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    _ = try locked()
    func export(_ home: String) throws -> Data {
      let file = "\(folder.path)/\(home).jsonl"
      #expect(
        try JournalExchange(folder.journal(home)).export(to: file) == everyKind().count)
      return try Data(contentsOf: URL(fileURLWithPath: file))
    }
    #expect(try export("copy") == export("desk"))
  }

  @Test("its decks and cards are read, which are folded in memory")
  func cards() throws {
    var deck = DeckEntry(deck: DeckID("d1"))
    deck.name = "Trees"
    do { try folder.journal().append(id(70), .deck(deck), at: moment()) }
    _ = try locked()
    let shelf = CardShelf(try folder.journal("copy"))
    #expect(try shelf.deck(deck.deck)?.name == "Trees")
  }

  @Test("a missing or empty journal stays an error")
  func missing() throws {
    mkdir("\(folder.path)/copy", 0o700)
    symlink("/nowhere", folder.file("copy") + "-shm")
    #expect(throws: JournalError.notWritable(path: folder.file("copy"))) {
      try folder.journal("copy")
    }
  }

  @Test("a damaged journal is damaged, and not only unwritable")
  func damaged() throws {
    let file = try locked()
    try Data("no journal, but a text of some length".utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: JournalError.damaged(path: file)) { try folder.journal("copy") }
  }

  @Test(
    "on a disk that becomes full, tables that need room are made for each reading, and this is noted"
  )
  func full() throws {
    var deck = DeckEntry(deck: DeckID("d1"))
    deck.name = "Trees"
    do { try folder.journal().append(id(70), .deck(deck), at: moment()) }
    let journal = try folder.journal()
    // A file that cannot grow behaves like a full disk.
    try journal.database.use { try $0.execute("PRAGMA max_page_count = 1") }
    for _ in 1...2 { #expect(try CardShelf(journal).deck(deck.deck)?.name == "Trees") }
    #expect(journal.shortfall == .diskFull(path: journal.path))
    #expect(try folder.read("desk", "SELECT count(*) FROM sqlite_master WHERE name = 'deck'") == 0)
    try journal.database.use { try $0.execute("PRAGMA max_page_count = 100000") }
    try journal.append(id(71), seen("fog"), at: moment(1))
  }
}
