import GRDB
import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("Rows by which answers are judged")
struct RowChecksumTests {
  private static let daily = StoredRow.daily(.daily(monday))
  private static let round = StoredRow.round(runID(2))

  @Test(
    "are not used, and found by a check, if they have changed",
    arguments: [
      (1, "UPDATE daily SET keys = replace(keys, ':1', ':2')", daily),
      (1, "UPDATE daily SET keys = '[]'", daily),
      (1, "UPDATE daily SET questions = replace(questions, 'a', 'b')", daily),
      (1, "UPDATE daily SET strictAccents = 1 - strictAccents", daily),
      (1, "UPDATE daily SET header = replace(header, 'ranked', 'Ranked')", daily),
      (1, "UPDATE daily SET checksum = checksum + 1", daily),
      (2, "UPDATE dealt SET keys = replace(keys, ':1', ':2') WHERE part = 0", round),
      (2, "UPDATE dealt SET keys = '[]' WHERE part > 0", round),
      (2, "UPDATE dealt SET part = part + 1 WHERE part > 0", round),
      (2, "UPDATE move SET input = 'y' WHERE number = 1", .move(1, run: runID(2))),
      (2, "UPDATE move SET atMillis = atMillis - 1 WHERE number = 2", .move(2, run: runID(2))),
      (2, "UPDATE move SET number = 9 WHERE number = 3", .move(9, run: runID(2))),
    ] as [(Int, String, StoredRow)])
  func altered(_ run: Int, _ tampering: String, _ row: StoredRow) async throws {
    let file = StoreFolder.newFile()
    let store = try await RowChecksumTests.filled(file)
    #expect(try await store.check() == [])
    let other = try DatabaseQueue(path: file)
    try await other.writeWithoutTransaction { try $0.execute(sql: tampering) }
    // Without the rounds that are in memory.
    let again = try await SQLiteStore.open(path: file)
    await #expect(throws: StoreError.damaged(.altered(row))) {
      try await again.runs.find(runID(run))
    }
    #expect(try await again.check().contains(.altered(row)))
    #expect(try await again.check(includingFile: false).contains(.altered(row)))
  }

  /// A daily, and a run with three moves and further questions.
  private static func filled(_ file: String) async throws -> SQLiteStore {
    let store = try await SQLiteStore.open(path: file)
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    try await store.start(2, of: ann, on: .run(ISOWeek(of: monday)))
    let dealt = try Rounds.run.get()
    let more = DealtQuestions(
      questions: Array(dealt.round.questions.prefix(2)), keys: Array(dealt.key.questions.prefix(2)))
    for number in 1...3 {
      _ = try await store.runs.addMove(
        Move(.answer("x"), atMillis: 100 * number), number: number, to: runID(2),
        dealt: number == 2 ? more : nil, ending: nil)
    }
    return store
  }
}
