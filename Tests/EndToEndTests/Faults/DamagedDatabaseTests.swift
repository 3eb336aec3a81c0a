import Foundation
import SQLite
import Testing

@Suite("Faults: a damaged database")
struct FaultsDamagedDatabaseTests {
  /// A database with some players, as a kill leaves it: the newest moves are only in its
  /// log.
  private func played(_ desk: Operator) throws -> [Writer] {
    let (child, port) = try desk.serveAll()
    let crowd = WriterCrowd(try RemotePlayer.signUp(4, port: port), port: port)
    try crowd.wait(forAnswers: 60)
    let writers = try crowd.finish()
    child.signal(SIGKILL)
    _ = try child.finish()
    return writers
  }

  @Test("with a damaged header is refused with one line", arguments: [16, 100])
  func head(length: Int) throws {
    let desk = try Operator()
    _ = try played(desk)
    _ = try desk.run(["check"])
    let handle = try FileHandle(forUpdating: URL(filePath: desk.database))
    try handle.write(contentsOf: Data(repeating: 0x5A, count: length))
    try handle.close()
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: desk.database + suffix)
    }
    let outcome = try desk.run(["serve"])
    #expect(outcome.status == 65)
    #expect(outcome.errorLines.count == 1, "\(outcome.stderr)")
    #expect(outcome.stderr.contains("is damaged"))
  }

  @Test("with 4 KiB of noise in its data is refused with one line")
  func noise() throws {
    let desk = try Operator()
    _ = try played(desk)
    #expect(try desk.run(["check"]).status == 0)
    let whole = try Data(contentsOf: URL(filePath: desk.database))
    let names = try desk.run(["account", "list"]).stdout
    var random = SplitMix(seed: 7)
    var refused = 0
    for _ in 0..<25 {
      let offset = Int(random.next() % UInt64(whole.count - 4096))
      var torn = whole
      torn.replaceSubrange(
        offset..<offset + 4096, with: (0..<4096).map { _ in UInt8(random.next() % 256) })
      let file = desk.file("torn.sqlite")
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file + suffix)
      }
      try torn.write(to: URL(filePath: file))
      let check = try desk.run(["check", "--database", file])
      if check.status == 0 {
        // The noise has overwritten only unused space.
        #expect(try desk.run(["account", "list", "--database", file]).stdout == names)
        continue
      }
      #expect(check.status == 65, "at \(offset)")
      #expect(check.errorLines.count == 1, "at \(offset): \(check.stderr)")
      #expect(check.stderr.contains("is damaged"))
      refused += 1
      let child = try desk.start(["serve", "--database", file])
      try child.waitForErrors { String(decoding: $0, as: UTF8.self).contains(" listens on ") }
      child.signal(SIGTERM)
      let served = try child.finish()
      #expect(served.status == 65, "at \(offset): \(check.stderr) \(served.stderr)")
      #expect(served.errorLines.count == 1, "at \(offset): \(served.stderr)")
      #expect(served.stderr.contains("is damaged"))
    }
    #expect(refused > 12)
  }

  @Test("if it is large, is served while it is checked, and the log says what to do")
  func large() throws {
    let desk = try Operator()
    _ = try desk.run(["account", "create", "anna"])
    // What is still in the log of the database would bring its size back.
    try Connection(path: desk.database, .writing).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    // More pages than the start checks, none of which is in use: SQLite reports them.
    let handle = try FileHandle(forUpdating: URL(filePath: desk.database))
    try handle.seek(toOffset: 28)
    let pages: UInt32 = 17_000
    try handle.write(contentsOf: withUnsafeBytes(of: pages.bigEndian) { Data($0) })
    try handle.truncate(atOffset: UInt64(pages) * 4096)
    try handle.close()
    let (child, port) = try desk.serve()
    // The check has a low priority, and other tests keep the processors busy.
    try child.waitForErrors(within: 600) {
      String(decoding: $0, as: UTF8.self).contains("critical THE DATABASE IS DAMAGED")
    }
    let log = String(decoding: child.errors, as: UTF8.self)
    #expect(log.contains("is checked in the background"))
    #expect(log.contains("restore a backup"))
    #expect(try ask("/healthz", port: port).status == 200)
    #expect(try ask("/v1/players/anna", port: port).status == 200)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
    #expect(try desk.run(["check"]).status == 65)
  }

  @Test("if rounds are judged correctly, is served, and the log says what to do")
  func boards() throws {
    let desk = try Operator()
    _ = try desk.run(["account", "create", "anna"])
    let connection = try Connection(path: desk.database, .writing)
    // On the board of runs of all time, without a run.
    try connection.execute(
      """
      INSERT INTO entry (account, kind, period, name, minusScore, elapsedMillis, seconds, finishedAt)
      VALUES (1, 3, 0, 'anna', -100, 1000, 1, 1)
      """)
    let (child, port) = try desk.serve()
    try child.waitForErrors {
      String(decoding: $0, as: UTF8.self).contains(
        "critical THE DATABASE IS DAMAGED: row 1, 3, 0 of ")
    }
    let log = String(decoding: child.errors, as: UTF8.self)
    #expect(log.contains("the table entry has changed since it was stored"))
    #expect(log.contains("restore a backup"))
    #expect(!log.contains("in the background"))
    #expect(try ask("/healthz", port: port).status == 200)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
    let check = try desk.run(["check"])
    #expect(check.status == 65)
    #expect(check.stdout.contains("run/all: the entry of account 1 differs from its results"))
  }

  @Test("with a truncated log has each run's first moves, without a gap")
  func cutLog() throws {
    let desk = try Operator()
    let writers = try played(desk)
    let log = desk.database + "-wal"
    let size = try Data(contentsOf: URL(filePath: log)).count
    #expect(size > 100_000)
    truncate(log, size * 7 / 10 + 123)
    let (child, port) = try desk.serveAll()
    let connection = try HTTPConnection(port: port)
    var kept = 0
    for writer in writers {
      let isKept = try writer.kept(on: connection)
      kept += isKept.count { $0 }
      // The end of the moves may be lost, never a part in the middle.
      #expect(isKept == isKept.sorted { $0 && !$1 }, "\(writer.player.name)")
    }
    #expect(kept > 0)
    child.signal(SIGTERM)
    #expect(try child.finish().status == 0)
    #expect(try desk.run(["check"]).status == 0)
  }
}
