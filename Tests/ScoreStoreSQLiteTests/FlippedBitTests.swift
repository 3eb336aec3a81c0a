import Foundation
import GRDB
import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("A flipped bit in a row")
struct FlippedBitTests {
  @Test("is found by a check in every column of every table")
  func everyTable() async throws {
    let file = StoreFolder.newFile()
    let store = try await FlippedBitTests.filled(file)
    #expect(try await store.check() == [])
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let other = try DatabaseQueue(path: file, configuration: configuration)
    var gen = Gen(seed: 35)
    let tables = try await other.read(ChecksumTable.all)
    #expect(tables.count > 20)
    for table in tables {
      let columns = table.columns + [RowChecksum.column]
      var flipped = 0
      for attempt in 0..<40 where flipped < 10 || attempt < columns.count {
        let column = columns[attempt % columns.count]
        let seed = UInt64(gen.int(0...Int.max / 2))
        let bit = try await other.read { db in
          var gen = Gen(seed: seed)
          return try FlippedBit(of: column, in: table, db, &gen)
        }
        // The column is null in all rows, or a constraint forbids the change.
        guard let bit, try await other.writeWithoutTransaction(bit.flip) else { continue }
        flipped += 1
        let faults = try await store.check(includingFile: false)
        #expect(
          faults.contains { if case .altered = $0 { true } else { false } },
          "\(table.name).\(column)")
        try await other.writeWithoutTransaction(bit.flipBack)
      }
      #expect(flipped >= 10, "\(table.name) needs a row")
    }
    #expect(try await store.check() == [])
  }

  @Test("of a journal leaves out its event, and the cursor moves past it", arguments: 0...9)
  func journal(_ seed: UInt64) async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let ann = try await store.player("ann")
    let end = try await store.journals.add((1...5).map { event($0) }, to: ann, limit: 9).end
    let other = try DatabaseQueue(path: file)
    try await other.writeWithoutTransaction { db in
      var gen = Gen(seed: seed)
      let table = try #require(try ChecksumTable.all(db).first { $0.name == "event" })
      let cell = try #require(
        try FlippedBit(of: "text", in: table, db, &gen, where: "number & 255 IN (2, 5)"))
      #expect(try cell.flip(db))
    }
    let slice = try await store.journals.events(of: ann, after: nil, limit: 9)
    let damaged = try #require(slice.damaged.first)
    #expect(slice.damaged.count == 1 && [2, 5].contains(damaged))
    #expect(slice.events == (1...5).filter { $0 != damaged }.map { event($0).stored })
    #expect(slice.end == end)
    let pages = try await store.journals.events(of: ann, after: slice.end, limit: 9)
    #expect(pages.events.isEmpty && pages.damaged.isEmpty)
    #expect(try await store.check() != [])
  }

  @Test("in the header of a row leaves out its event", arguments: 1...6)
  func header(_ distance: Int) async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let ann = try await store.player("ann")
    _ = try await store.journals.add((1...5).map { event($0) }, to: ann, limit: 9)
    await store.close()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    // The ID is the first value after the header, which ends with the types of text and checksum.
    let row = try #require(bytes.range(of: event(3).event.id.bytes + Data(event(3).text.utf8)))
    for bit in 0..<8 {
      let copy = StoreFolder.newFile()
      try bytes.write(to: URL(fileURLWithPath: copy))
      // A large file is open long before its check ends.
      let store = try await SQLiteStore.open(path: copy)
      let place = row.lowerBound - distance
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: copy))
      try handle.seek(toOffset: UInt64(place))
      try handle.write(contentsOf: [bytes[place] ^ 1 << UInt8(bit)])
      try handle.close()
      let first = try await store.journals.events(of: ann, after: nil, limit: 3)
      // A number is stored as the key, so its own type does not matter as long as it has no length.
      let isHarmless = first.damaged.isEmpty && distance == 5
      let rest = try await store.journals.events(of: ann, after: first.end, limit: 9)
      #expect(isHarmless || first.damaged == [3], "bit \(bit)")
      #expect(first.events == (isHarmless ? 1...3 : 1...2).map { event($0).stored })
      #expect(rest.events == (4...5).map { event($0).stored } && rest.damaged.isEmpty)
      let added = try await store.journals.add([event(6)], to: ann, limit: 9)
      #expect(added.accepted == 1)
      await store.close()
    }
  }

  @Test("in the header of the last row of a journal does not keep out others")
  func lastHeader() async throws {
    let file = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: file)
    let ann = try await store.player("ann")
    _ = try await store.journals.add((1...2).map { event($0) }, to: ann, limit: 9)
    await store.close()
    let again = try await SQLiteStore.open(path: file)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let row = try #require(bytes.range(of: event(2).event.id.bytes + Data(event(2).text.utf8)))
    // The header is shorter than its types.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.seek(toOffset: UInt64(row.lowerBound - 6))
    try handle.write(contentsOf: [bytes[row.lowerBound - 6] ^ 2])
    try handle.close()
    let old = try await again.journals.add([event(1)], to: ann, limit: 9)
    #expect(old.accepted == 0 && old.end?.sequence == 2)
    let new = try await again.journals.add([event(3)], to: ann, limit: 9)
    #expect(new.accepted == 1 && new.end?.sequence == 3)
    let slice = try await again.journals.events(of: ann, after: nil, limit: 9)
    #expect(slice.events == [event(1).stored, event(3).stored] && slice.damaged == [2])
  }

  @Test("of a value's type is an error when the value is read")
  func type() throws {
    try DatabaseQueue().read { db in
      let row = try #require(try db.row("SELECT NULL, x'00'"))
      for read in [{ _ = try row[0] as Bool }, { _ = try row[1] as Int? }] {
        let error = #expect(throws: (any Error).self) { try read() }
        #expect(error.map(StoreError.init(sqlite:)) == .damaged(.malformedRow))
      }
    }
  }

  /// A store with rows in all tables.
  private static func filled(_ file: String) async throws -> SQLiteStore {
    let store = try await SQLiteStore.open(path: file)
    _ = try await store.secret { [1, 2, 3] }
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    try await store.open(session(1, of: ann))
    try await store.open(session(2, of: bob))
    _ = try await store.networks.salt(of: monday) { [4, 5, 6] }
    for (number, account) in [ann, bob].enumerated() {
      let draft = try RunDraft.of(account, number: number, on: .daily(monday))
      _ = try await store.runs.start(
        RunDraft(
          id: draft.id, account: account, board: draft.board, dealt: draft.dealt, startedAt: noon,
          closesAt: draft.closesAt, network: [7]))
      _ = try await store.runs.addMove(
        Move(.answer("x"), atMillis: 100), number: 1, to: draft.id, dealt: nil,
        ending: end(700, right: 7))
    }
    try await store.play(2, of: ann, on: .run(ISOWeek(of: monday)), end(300, reason: "too fast"))
    try await store.runs.remove(runID(2), because: "a reason")
    try await store.start(3, of: ann, on: .run(ISOWeek(of: monday)))
    let draft = GroupDraft(
      id: "class", name: "Class", code: GroupCode(text: "code", hash: [1]), createdAt: noon)
    _ = try await store.groups.create(draft, owner: ann)
    try await store.accounts.setDisabled(true, of: ann, by: .test("a reason"))
    try await store.accounts.setDisabled(false, of: ann)
    try await store.open(session(3, of: ann))
    try await fillJournal(of: ann, store)
    // An entry of the daily remains.
    let proof = PasswordProof(account: bob, passwordHash: "hash of bob", session: "session 2")
    #expect(try await store.accounts.delete(with: proof, at: noon).outcome == .done)
    return store
  }

  private static func fillJournal(of ann: AccountID, _ store: SQLiteStore) async throws {
    var clock = JournalClock()
    let answers = (0..<3).map { _ in clock.answer(right: true, points: 100) }
    let events =
      answers + [
        clock.event(.undo(answers[0].id)),
        clock.event(.favorite(FavoriteEntry(item: ItemID("en/fog/noun"), kept: true))),
        clock.event(.setting(SettingEntry(key: "level", value: "3"))),
      ]
    let end = try await store.journals.add(
      events.map { try NewEvent($0) }, to: ann, limit: 99
    ).end
    let checkpoint = JournalCheckpoint(
      figures: AnswerFigures(), last: FoldPosition(answers[1]))
    #expect(try await store.journals.keep(checkpoint, of: ann, after: .none, asOf: end))
  }
}

/// A bit of a value in a row, and how to flip it by SQL.
private struct FlippedBit: Sendable {
  private let table: String
  private let column: String
  private let before: String
  private let after: String
  /// The other columns of the key, as a condition.
  private let others: String
  private let isKey: Bool
  private let row: String

  /// A random bit of a column that is not null in some row; nil if it is null in all.
  init?(
    of column: String, in table: ChecksumTable, _ db: Database, _ gen: inout Gen,
    where condition: String = "1"
  ) throws {
    let keys = table.key.map(FlippedBit.literal).joined(separator: ", ")
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT typeof(\(column)), CAST(\(column) AS BLOB), \(keys) FROM \(table.name)
        WHERE \(column) NOT NULL AND length(CAST(\(column) AS BLOB)) > 0 AND \(condition)
        """)
    guard !rows.isEmpty else { return nil }
    let row = gen.of(rows)
    let type: String = row[0]
    var bytes: Data = row[1]
    if type == "integer" {
      let number = Int64(String(decoding: bytes, as: UTF8.self)) ?? 0
      before = "\(number)"
      after = "\(number ^ 1 << Int64(gen.int(0...61)))"
    } else {
      before = FlippedBit.literal(bytes, type)
      bytes[gen.int(0...(bytes.count - 1))] ^= 1 << UInt8(gen.int(0...7))
      after = FlippedBit.literal(bytes, type)
    }
    self.table = table.name
    self.column = column
    isKey = table.key.contains(column)
    let conditions = table.key.enumerated().map { place, name in
      (name, "\(name) = \(row[place + 2] as String)")
    }
    self.row = conditions.map(\.1).joined(separator: " AND ")
    others = conditions.filter { $0.0 != column }.map(\.1).joined(separator: " AND ")
  }

  /// - Returns: false if a constraint forbids it.
  func flip(_ db: Database) throws -> Bool {
    do {
      try db.execute(
        sql: """
          PRAGMA ignore_check_constraints = ON;
          UPDATE \(table) SET \(column) = \(after) WHERE \(row);
          """)
      return true
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return false
    }
  }

  func flipBack(_ db: Database) throws {
    let changed = others.isEmpty ? "1" : others
    let condition = isKey ? "\(column) = \(after) AND \(changed)" : row
    try db.execute(sql: "UPDATE \(table) SET \(column) = \(before) WHERE \(condition)")
  }

  private static func literal(_ bytes: Data, _ type: String) -> String {
    let hex = "x'\(bytes.map { String(format: "%02x", $0) }.joined())'"
    return type == "text" ? "CAST(\(hex) AS TEXT)" : hex
  }

  /// An expression whose value is the literal of a column.
  private static func literal(_ column: String) -> String {
    "iif(typeof(\(column)) = 'text', 'CAST(' || quote(CAST(\(column) AS BLOB)) || ' AS TEXT)', quote(\(column)))"
  }
}
