import GameEngine
import Testing

@testable import Journal

@Suite("Events that were just written")
struct WrittenEventsTests {
  private let folder: JournalFolder
  private let journal: Journal

  init() throws {
    folder = try JournalFolder()
    journal = try folder.journal()
  }

  private func drafts(_ bodies: [EventBody], from first: UInt64 = 1) -> [Journal.Draft] {
    bodies.enumerated().map { Journal.Draft(id: id(first + UInt64($0)), body: $1) }
  }

  /// Writes events, and continues the reading before them without reading them.
  private func continued(
    _ drafts: [Journal.Draft], at moment: Moment = moment(), from origin: String? = nil
  ) throws -> ProgressReading? {
    let before = try journal.reading()
    return journal.reading(
      after: before, adding: try journal.append(drafts, at: moment, from: origin))
  }

  @Test("are folded to the same progress as by reading them")
  func sameProgress() throws {
    let drafts = everyKind().filter { !["undo", "dispute"].contains($0.body.kind) }
    let reading = try #require(try continued(drafts))
    #expect(try reading.progress == folder.journal().progress())
    #expect(reading.progress.gamesCount == 4)
    let next = try journal.append(self.drafts([seen("thaw")], from: 90), at: moment(9))
    let further = try #require(journal.reading(after: reading, adding: next))
    #expect(try further.progress == folder.journal().progress())
  }

  @Test("must be read if another window has written before them")
  func otherWindow() throws {
    let before = try journal.reading()
    try folder.journal().append(id(1), answer(), at: moment())
    let written = try journal.append(drafts([answer("dusk", index: 2)], from: 2), at: moment(1))
    #expect(journal.reading(after: before, adding: written) == nil)
    #expect(try journal.reading(after: before).progress.gamesCount == 2)
  }

  @Test("must be read if they take back or dispute an answer")
  func changes() throws {
    try journal.append(id(1), answer(right: false), at: moment())
    #expect(try continued(drafts([.dispute(id(1))], from: 2)) == nil)
    #expect(try continued(drafts([.undo(id(1))], from: 3)) == nil)
  }

  @Test("must be read if they belong before an event that was folded")
  func earlier() throws {
    try journal.append(id(1), answer(), at: moment(60))
    #expect(try continued(drafts([answer(index: 2)], from: 2), at: moment(), from: "round") == nil)
  }

  @Test("must be read if a reader would refuse them")
  func refused() throws {
    #expect(try continued(drafts([answer(points: -1)])) == nil)
    #expect(try journal.progress() == PlayerProgress())
  }

  @Test("are not folded if they are left out, or were in the journal before")
  func leftOut() throws {
    try journal.append(id(1), answer(), at: moment())
    #expect(try continued(drafts([answer()]))?.progress.gamesCount == 1)
    let line = "\(ProgressFold.version) \(id(2))\n"
    try Array(line.utf8).withUnsafeBytes { bytes in
      _ = try folder.write(bytes, to: "desk/\(Journal.fileName)-left-out")
    }
    let reopened = try folder.journal()
    let before = try reopened.reading()
    let written = try reopened.append(drafts([answer(index: 2)], from: 2), at: moment(1))
    let after = try #require(reopened.reading(after: before, adding: written))
    #expect(after.progress.gamesCount == 1)
  }

  @Test("are in a checkpoint once there are many")
  func checkpoint() throws {
    var reading = try journal.reading()
    for number in 1...Checkpoint.spacing {
      #expect(try journal.checkpoints().isEmpty)
      let written = try journal.append(
        drafts([answer(index: number)], from: UInt64(number)), at: moment(Int64(number)))
      reading = try #require(journal.reading(after: reading, adding: written))
    }
    #expect(try journal.checkpoints() == [Checkpoint.spacing])
    #expect(try reading.progress == folder.journal().progress())
  }
}
