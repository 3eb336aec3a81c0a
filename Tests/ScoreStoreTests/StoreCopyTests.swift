import Foundation
import GameEngine
import ScoreStore
import ScoreStoreSQLite
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStorePostgres

@Suite("A copy of a store in another kind of store", .enabled(if: PostgresServer.socket != nil))
struct StoreCopyTests {
  private struct Interruption: Error {}

  /// A file with rows in all tables.
  private func file() async throws -> String {
    let path = StoreFolder.newFile()
    let store = try await SQLiteStore.open(path: path)
    _ = try await store.secret { [1, 2, 0, 255] }
    var gen = Gen(seed: 39)
    _ = try await History.play(on: store, using: &gen)
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    let gone = try await store.player("gone")
    for account in [ann, bob, gone] {
      let draft = try RunDraft.of(account, number: 900 + Int(account), on: .daily(monday))
      _ = try await store.runs.keepDaily(draft.dealt, of: draft.board)
      _ = try await store.runs.start(
        RunDraft(
          id: draft.id, account: account, board: draft.board, dealt: draft.dealt, startedAt: noon,
          closesAt: draft.closesAt, network: [7]))
      _ = try await store.runs.addMove(
        Move(.answer("ähre 🙂"), atMillis: 9), number: 1, to: draft.id, dealt: nil,
        ending: account == ann ? end(500) : nil)
    }
    _ = try await store.networks.salt(of: monday) { [9, 9] }
    try await store.open(session(1, of: ann))
    let code = GroupCode(text: "code", hash: [0, 1])
    _ = try await store.groups.create(
      GroupDraft(id: "class", name: "Class", code: code, createdAt: noon), owner: ann)
    _ = try await store.groups.join(bob, codeHash: [0, 1], at: noon)
    let events = try events().map { try NewEvent($0) }
    _ = try await store.journals.add(events, to: ann, limit: 1000)
    let slice = try await store.journals.answers(of: ann, after: nil, limit: 2)
    let checkpoint = JournalCheckpoint(figures: AnswerFigures(), last: slice.last)
    #expect(try await store.journals.keep(checkpoint, of: ann, after: .none, asOf: slice.end))
    // What is left of a long journal that was deleted is not copied.
    _ = try await store.journals.add((1...600).map { event($0) }, to: bob, limit: 1000)
    #expect(try await store.journals.delete(of: bob) > 0)
    // A name of a player who left, and an entry that stays.
    try await store.play(990, of: gone, on: .daily(monday.adding(days: 20)), end(300))
    try await store.open(session(2, of: gone))
    let proof = PasswordProof(
      account: gone, passwordHash: "hash of gone", session: session(2, of: gone).id)
    _ = try await store.accounts.delete(with: proof, at: noon)
    #expect(try await store.check() == [])
    await store.close()
    return path
  }

  private func events() -> [Event] {
    let item = ItemID("it\u{0}em")
    let bodies: [EventBody] = [
      .seen(item), .favorite(FavoriteEntry(item: item, kept: true)),
      .setting(SettingEntry(key: "level", value: "B\u{0}1")), .undo(EventID(high: 5, low: 1)),
    ]
    var clock = JournalClock()
    let answers = (0..<3).map { clock.answer(right: $0 > 0, points: 7) }
    return answers
      + bodies.enumerated().map { place, body in
        Event(
          id: EventID(high: 5, low: UInt64(place)), device: "de\u{0}sk", counter: place + 1,
          instant: noon + Int64(place), localDate: monday, offset: 0, body: body)
      }
  }

  /// Copies a file into a database.
  private func copied(_ file: String, batch: Int = 7) async throws -> (
    address: PostgresAddress, tables: [StoreCopy.Compared]
  ) {
    let address = try await PostgresServer.newDatabase(from: "template0")
    let copy = StoreCopy(
      from: try SQLiteTables(readingFrom: file), to: try PostgresTables(writingTo: address),
      batch: batch)
    return (address, try copy.run { _ in })
  }

  /// Copies a database into a file.
  private func copied(
    _ address: PostgresAddress, into file: String
  ) throws -> [StoreCopy.Compared] {
    let copy = StoreCopy(
      from: try PostgresTables(readingFrom: address), to: try SQLiteTables(writingTo: file),
      batch: 5)
    return try copy.run { _ in }
  }

  /// What players see of a store.
  private func view(of store: any ScoreStore) async throws -> [String] {
    var view: [String] = []
    let accounts = try await store.accounts.list(after: nil, limit: 1000)
    view += accounts.map { "\($0)" }
    for account in accounts.map(\.id) {
      view.append("\(try await store.journals.summary(of: account))")
      view.append("\(try await store.journals.events(of: account, after: nil, limit: 99).events)")
    }
    for board in boards {
      view += try await store.all(of: board).map { "\(board) \($0)" }
    }
    view += try await store.operatorRecords(after: 0, limit: 1000).map { "\($0)" }
    return view
  }

  private let boards: [BoardKey] =
    (-2...20).map { .daily(monday.adding(days: $0)) } + [.run(nil), .streak()]

  @Test("is the same there and back again, and both can be played on")
  func thereAndBack() async throws {
    let path = try await file()
    let (address, tables) = try await copied(path)
    let full = Set(tables.filter { $0.rows > 0 }.map(\.table))
    let empty = Set(StoreTable.all.map(\.name)).subtracting(full)
    #expect(empty == [])
    let back = StoreFolder.newFile()
    #expect(try copied(address, into: back) == tables)
    let original = try await SQLiteStore.open(path: path)
    let stores: [any OpenStore] = [
      try await PostgresStore.open(address), try await SQLiteStore.open(path: back),
    ]
    while try await original.journals.removeDeleted() {}
    let expected = try await view(of: original)
    for store in stores {
      #expect(try await store.check() == [])
      #expect(try await view(of: store) == expected)
      #expect(try await store.secret { [] } == [1, 2, 0, 255])
      await #expect(throws: StoreError.nameTaken) { try await store.player("gone") }
      let cara = try await store.player("cara")
      // Numbers of deleted accounts are not used again.
      #expect(cara == 16)
      try await store.play(995, of: cara, on: .daily(monday.adding(days: 20)), end(900))
      _ = try await store.journals.add([event(1)], to: cara, limit: 10)
      let ann = try #require(try await store.accounts.find(named: "ann")).id
      #expect(try await store.journals.add([event(2)], to: ann, limit: 10).end?.sequence == 8)
      #expect(try await store.check() == [])
    }
  }

  @Test("that is interrupted after any batch continues, and no server uses it before its end")
  func interrupted() async throws {
    let path = try await file()
    let (_, expected) = try await copied(path)
    let address = try await PostgresServer.newDatabase(from: "template0")
    let back = StoreFolder.newFile()
    for (source, target) in [(0, 1), (1, 2)] {
      func tables(of place: Int, isSource: Bool) throws -> any StoreTables {
        switch place {
        case 0: try SQLiteTables(readingFrom: path)
        case 1 where isSource: try PostgresTables(readingFrom: address)
        case 1: try PostgresTables(writingTo: address)
        default: try SQLiteTables(writingTo: back)
        }
      }
      var compared: [StoreCopy.Compared]?
      var interruptions = 0
      while compared == nil {
        // Each time it comes one batch further than the last time.
        var left = 2 + interruptions * 12
        do {
          compared = try retrying {
            let copy = StoreCopy(
              from: try tables(of: source, isSource: true),
              to: try tables(of: target, isSource: false), batch: 11)
            return try copy.run { _ in
              left -= 1
              if left == 0 { throw Interruption() }
            }
          }
        } catch is Interruption {
          interruptions += 1
          if target == 1 {
            await #expect(throws: PostgresError.unfinished) {
              try await PostgresStore.open(address)
            }
          } else {
            #expect(!FileManager.default.fileExists(atPath: back))
          }
        }
      }
      #expect(compared == expected)
      #expect(interruptions > 5)
    }
    #expect(!FileManager.default.fileExists(atPath: back + ".unfinished"))
  }

  /// Repeats what finds a connection of the attempt before that the server has not ended yet.
  private func retrying<Value>(_ body: () throws -> Value) throws -> Value {
    for _ in 0..<100 {
      do {
        return try body()
      } catch PostgresError.served {
      } catch PostgresError.store(.busy) {}
      Thread.sleep(forTimeInterval: 0.05)
    }
    return try body()
  }

  @Test("is not made into a store, nor into the unfinished copy of another one")
  func otherTargets() async throws {
    let (one, other) = (try await file(), StoreFolder.newFile())
    let store = try await SQLiteStore.open(path: other)
    _ = try await store.secret { [3] }
    await store.close()
    let address = try await PostgresServer.newDatabase()
    #expect(throws: PostgresError.notEmpty) { try PostgresTables(writingTo: address) }
    #expect(throws: StoreFileError(path: other, fault: .exists)) {
      try SQLiteTables(writingTo: other)
    }
    let unfinished = StoreFolder.newFile()
    #expect(throws: Interruption.self) {
      try StoreCopy(
        from: try SQLiteTables(readingFrom: one), to: try SQLiteTables(writingTo: unfinished)
      ).run { _ in throw Interruption() }
    }
    #expect {
      try StoreCopy(
        from: try SQLiteTables(readingFrom: other), to: try SQLiteTables(writingTo: unfinished)
      ).run { _ in }
    } throws: { error in
      guard case StoreCopy.Failure.differs(table: "meta") = error else { return false }
      return true
    }
  }

  @Test("is not made of a database that a server uses, and keeps others from changing it meanwhile")
  func served() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    _ = try await store.player("ann")
    #expect {
      try PostgresTables(readingFrom: address)
    } throws: { error in
      guard case .served(let count)? = error as? PostgresError else { return false }
      return count > 0
    }
    await store.close()
    let path = StoreFolder.newFile()
    let file = try await SQLiteStore.open(path: path)
    let tables = try SQLiteTables(readingFrom: path)
    await #expect(throws: StoreError.busy) { try await file.player("bob") }
    withExtendedLifetime(tables) {}
  }
}
