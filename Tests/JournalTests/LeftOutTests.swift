import Foundation
import GameEngine
import SQLite
import TestSupport
import Testing

@testable import Journal

@Suite("An event that ends the program while a fold reads it")
struct LeftOutTests {
  private let folder: JournalFolder
  private var home: String { "\(folder.path)/desk" }

  init() throws { folder = try JournalFolder() }

  /// A journal with a few answers and a card, of which the second answer is the one that matters.
  private func journal() throws -> Journal {
    let journal = try folder.journal()
    try journal.deliver(manyAnswers(0..<200))
    var card = CardEntry(card: ItemID("card/1"))
    (card.term, card.definition, card.deck) = ("eis", "ice", DeckID("d"))
    try journal.append(id(1), .card(card), at: moment(90_000))
    return journal
  }

  private var bad: Event { manyAnswers(0..<2)[1] }
  private var leftOut: LeftOutEvents { LeftOutEvents(directory: home) }

  @Test("is written down by the handler of a trap, so that the next fold leaves it out")
  func trapped() throws {
    let journal = try journal()
    // The handler passes the signal on to this one, which does not end the process.
    let before = signal(SIGTRAP) { _ in }
    defer { signal(SIGTRAP, before) }
    _ = try journal.retrace { _, read in if read.id == bad.id { raise(SIGTRAP) } }
    #expect(leftOut.ids == [bad.id])
    #expect(leftOut.unreported == [bad.id])
    let others = manyAnswers(0..<200).filter { $0 != bad }
    #expect(try folder.journal().progress() == ProgressFold.progress(of: others))
  }

  /// Writes what the handler of a trap writes.
  private func leaveOut(_ events: EventID..., version: Int = ProgressFold.version) throws {
    let lines = events.map { "\n\(version) \($0)\n" }.joined()
    _ = try folder.write(lines, to: "desk/journal.sqlite-left-out")
  }

  @Test("is kept and exported, and is read again without the file")
  func back() throws {
    let whole = try journal().progress()
    try leaveOut(bad.id)
    let journal = try folder.journal()
    let part = try journal.progress()
    #expect(part.gamesCount == 199)
    #expect(try journal.eventsOfLatestCheckpoint() == 201, "a checkpoint of its own")
    #expect(try folder.journal().progress() == part, "and again")
    let file = "\(folder.path)/export.jsonl"
    #expect(try JournalExchange(journal).export(to: file) == 201)
    #expect(
      try JournalSync(journal, with: SyncPeer(server: "s", account: "a")).unsent().events.count
        == 201)
    try FileManager.default.removeItem(atPath: leftOut.path)
    #expect(try folder.journal().progress() == whole)
  }

  @Test("is left out of the cards, too")
  func cards() throws {
    let whole = CardShelf(try journal())
    let mark = try whole.mark()
    #expect(try whole.card(ItemID("card/1"))?.term == "eis")
    try leaveOut(id(1))
    let part = CardShelf(try folder.journal())
    #expect(try part.card(ItemID("card/1")) == nil)
    #expect(try part.changes(since: mark) { _ in }.changed == nil, "all cards are new")
    try FileManager.default.removeItem(atPath: leftOut.path)
    #expect(try CardShelf(folder.journal()).card(ItemID("card/1"))?.term == "eis")
  }

  @Test("is reported once")
  func reported() throws {
    _ = try journal()
    try leaveOut(bad.id, id(1))
    #expect(leftOut.unreported.count == 2)
    leftOut.noteReported()
    #expect(leftOut.unreported.isEmpty)
    #expect(leftOut.ids == [bad.id, id(1)])
  }

  @Test("is read again by another version of the fold, and half a line is no event")
  func otherVersion() throws {
    _ = try journal()
    try leaveOut(bad.id, version: ProgressFold.version - 1)
    #expect(leftOut.ids.isEmpty)
    _ = try folder.write("\n\(ProgressFold.version) 000000", to: "desk/journal.sqlite-left-out")
    #expect(leftOut.ids.isEmpty)
  }

  @Test("does not count as a setting")
  func settings() throws {
    let journal = try journal()
    try journal.append(
      id(2), .setting(SettingEntry(key: "theme", value: "dark")), at: moment(95_000))
    #expect(try journal.settings() == ["theme": "dark"])
    try leaveOut(id(2))
    #expect(try folder.journal().settings() == [:])
  }
}
