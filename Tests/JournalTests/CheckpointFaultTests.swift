import GameEngine
import SQLite
import Testing

@testable import Journal

@Suite("Checkpoints that cannot be used")
struct CheckpointFaultTests {
  private let folder: JournalFolder
  private let journal: Journal
  private let events = manyAnswers(0..<700)

  init() throws {
    folder = try JournalFolder()
    journal = try folder.journal()
    for start in stride(from: 0, to: 700, by: 140) {
      try journal.deliver(events[start..<(start + 140)])
      _ = try journal.progress()
    }
    #expect(try journal.eventsOfLatestCheckpoint() == 700)
  }

  private func expectProgress(_ more: [Event] = []) throws {
    let expected = ProgressFold.progress(of: events + more)
    #expect(try journal.progress() == expected)
    #expect(try folder.journal().progress() == expected, "and again")
  }

  @Test(
    "a damaged one is skipped, and the one before it is used",
    arguments: [
      "x''", "x'00'", "substr(fold, 1, length(fold) / 2)", "substr(fold, 9)", "zeroblob(5000)",
      "CAST(fold || x'00' AS BLOB)", "CAST(x'7F' || substr(fold, 2) AS BLOB)",
      "randomblob(length(fold))",
    ])
  func torn(blob: String) throws {
    let kept = try journal.checkpoints()
    try journal.tamper(
      "UPDATE checkpoint SET fold = \(blob) WHERE events = (SELECT max(events) FROM checkpoint)")
    #expect(try journal.eventsOfLatestCheckpoint() == kept[1])
    try expectProgress()
    try journal.tamper("UPDATE checkpoint SET fold = \(blob)")
    #expect(try journal.eventsOfLatestCheckpoint() == 0)
    try expectProgress()
    #expect(try journal.checkpoints() == [700], "a new one stands in their place")
    #expect(try journal.eventsOfLatestCheckpoint() == 700)
  }

  @Test("one of another version is skipped, and deleted when the next is stored")
  func otherVersion() throws {
    for version in [ProgressFold.version + 1, ProgressFold.version - 1] {
      try journal.tamper("UPDATE checkpoint SET version = \(version)")
      #expect(try journal.eventsOfLatestCheckpoint() == 0)
      try expectProgress()
      #expect(try journal.checkpoints() == [700])
      #expect(try journal.eventsOfLatestCheckpoint() == 700)
    }
  }

  @Test("an undo with a damaged text is skipped, and no other event is")
  func tornUndo() throws {
    for (number, body) in ["{", "", "[]", "{\"target\":7}"].enumerated() {
      try journal.tamper(
        """
        INSERT INTO event (id, device, counter, instant, localDate, offset, kind, body, arrival)
        VALUES ('torn \(number)', 'torn', \(number), 1, '2026-11-21', 0, 'undo', '\(body)',
          \(10_000 + number))
        """)
      try expectProgress()
      #expect(try journal.latestAnswers(limit: 3).count == 3)
    }
  }

  @Test("missing ones are created again")
  func deleted() throws {
    let kept = try journal.checkpoints()
    try journal.tamper("DELETE FROM checkpoint WHERE events = \(kept[1])")
    try expectProgress()
    try journal.tamper("DELETE FROM checkpoint WHERE events = \(kept[0])")
    try expectProgress()
    try journal.tamper("DELETE FROM checkpoint")
    #expect(try journal.eventsOfLatestCheckpoint() == 0)
    try expectProgress()
    #expect(try journal.checkpoints() == [700])
  }

  @Test("a journal that cannot store any is folded all the same")
  func notKept() throws {
    try journal.tamper(
      """
      DELETE FROM checkpoint;
      CREATE TRIGGER refuse BEFORE INSERT ON checkpoint BEGIN SELECT RAISE(ABORT, 'no'); END;
      """)
    try expectProgress()
    #expect(try journal.checkpoints().isEmpty)
    let more = event(answer("late"), id: 1, at: moment(-60))
    try journal.deliver([more])
    try expectProgress([more])
    try journal.tamper("DROP TRIGGER refuse")
    try expectProgress([more])
    #expect(try journal.checkpoints() == [701])
  }

  @Test("a journal on a full disk is folded all the same")
  func fullDisk() throws {
    let more = manyAnswers(700..<900)
    try journal.deliver(more)
    // A file that cannot grow behaves like a full disk.
    try journal.database.use { try $0.execute("PRAGMA max_page_count = 1") }
    #expect(throws: JournalError.diskFull(path: journal.path)) {
      for number in 1...2000 { try journal.append(id(UInt64(number)), seen("fog"), at: moment()) }
    }
    let fogs = try journal.count() - 900
    let progress = try journal.progress()
    #expect(progress == (try folder.journal().progress()))
    let others = ProgressFold.progress(of: events + more)
    #expect(
      progress.words[ItemID("en/fog/noun")]?.seen
        == fogs + (others.words[ItemID("en/fog/noun")]?.seen ?? 0))
    #expect(progress.gamesCount == others.gamesCount)
  }
}
