import Foundation
import GameEngine
import SQLite
import Testing

@testable import Journal

@Suite("The copy of the progress with words")
struct WordsCopyTests {
  private let folder: JournalFolder
  private var home: String { "\(folder.path)/desk" }
  private var file: String { "\(home)/cache/words" }

  init() throws { folder = try JournalFolder() }

  private func known() -> PlayerProgress? { Journal.knownWords(in: home) }

  /// A journal with an event of each kind, and the copy.
  private func journal() throws -> Journal {
    let journal = try folder.journal()
    try journal.append(everyKind(), at: moment())
    journal.keepWords(of: try journal.reading())
    return journal
  }

  @Test("it contains what the journal says about words, favorites and settings")
  func content() throws {
    #expect(known() == PlayerProgress())
    let progress = try journal().progress()
    let copy = try #require(known())
    #expect(copy == progress.ofWords)
    #expect(copy.words.count == 4 && copy.favorites.count == 1 && copy.settings.count == 1)
    #expect(copy.days.isEmpty && copy.rounds.isEmpty)
  }

  @Test("looks noted beside the journal are added")
  func looks() throws {
    let journal = try journal()
    let dawn = ItemID("en/dawn/noun")
    let before = try #require(known()?.words[dawn]?.seen)
    #expect(Journal.note(dawn, id: id(50), at: moment(9), in: home))
    #expect(known()?.words[dawn]?.seen == before + 1)
    _ = try folder.journal()
    #expect(known() == nil)
    journal.keepWords(of: try journal.reading())
    #expect(known()?.words[dawn]?.seen == before + 1)
  }

  @Test("an event that can change it deletes it, and no other does", arguments: 0...10)
  func kinds(number: Int) throws {
    let journal = try folder.journal()
    journal.keepWords(of: try journal.reading())
    #expect(known() != nil)
    let draft = everyKind()[number]
    try journal.append([draft], at: moment(1))
    let changes = !["round", "result"].contains(draft.body.kind)
    #expect((known() == nil) == changes, "\(draft.body.kind)")
    journal.keepWords(of: try journal.reading())
    try journal.append([draft], at: moment(2))
    #expect(known() != nil, "an event that exists already changes nothing")
  }

  @Test("an unknown kind, a difficulty and an import delete it")
  func others() throws {
    let journal = try journal()
    try journal.deliver([event(.unknown(kind: "future"), id: 70, at: moment(1))])
    #expect(known() == nil)
    journal.keepWords(of: try journal.reading())
    let entry = DifficultyEntry(item: ItemID("en/dawn/noun"), difficulty: .known)
    try journal.append(id(71), .difficulty(entry), at: moment(2))
    #expect(known() == nil)
    journal.keepWords(of: try journal.reading())
    #expect(known()?.words[ItemID("en/dawn/noun")]?.difficulty == .known)
  }

  @Test("a reading that another process has overtaken is not kept")
  func overtaken() throws {
    let (first, second) = (try journal(), try folder.journal())
    let old = try first.reading()
    try second.append(id(60), answer("noon", index: 9), at: moment(1))
    first.keepWords(of: old)
    #expect(known() == nil)
  }

  @Test("a copy that cannot be deleted forbids the change")
  func undeletable() throws {
    let journal = try journal()
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(
      atPath: "\(file)/full", withIntermediateDirectories: true)
    #expect(throws: JournalError.notWritable(path: file)) {
      try journal.append(id(60), answer("noon", index: 9), at: moment(1))
    }
    #expect(known() == nil)
  }

  @Test("a damaged copy, and that of another journal, are not read")
  func damaged() throws {
    var journal: Journal? = try journal()
    let url = URL(fileURLWithPath: file)
    let whole = try Data(contentsOf: url)
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1
      try bytes.write(to: url)
      #expect(known() == nil, "byte \(place)")
    }
    try whole.write(to: url)
    #expect(known() != nil)
    _ = try Journal.setAside(directory: home, stamp: "today")
    #expect(known() == PlayerProgress())
    _ = try folder.journal()
    #expect(known() == nil)
    #expect(!FileManager.default.fileExists(atPath: file))
    journal = nil
    _ = journal
  }
}
