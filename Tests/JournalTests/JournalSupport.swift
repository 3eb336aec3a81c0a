import Foundation
import GameEngine
import Journal
import SQLite

/// A player's folder, which is deleted when it is released.
final class JournalFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("wordhoard-journal-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The journal of a home in this folder; a new one gets the home's name as its device.
  func journal(_ home: String = "desk") throws -> Journal {
    try Journal(
      directory: "\(path)/\(home)", syncedSettings: ["theme", "name", "classic"],
      makeDevice: { home })
  }

  /// The file of the journal of a home.
  func file(_ home: String = "desk") -> String { "\(path)/\(home)/\(Journal.fileName)" }

  /// Creates a file in the folder.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Changes the file of a home's journal on another connection.
  func tamper(_ home: String = "desk", _ sql: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(home)", withIntermediateDirectories: true)
    try Connection(path: file(home), .creating).execute(sql)
  }

  /// Reads a number from the file of a home's journal on another connection.
  func read(_ home: String = "desk", _ sql: String) throws -> Int? {
    try Connection(path: file(home), .writing).first(sql) { $0.int(0) }
  }
}

/// Noon of the fixture's first date and so many seconds more, an hour east of UTC.
func moment(_ seconds: Int64 = 0) -> Moment {
  Moment(instant: 1_795_258_800_000 + seconds * 1000, offset: 3600)
}

/// An ID for a test.
func id(_ number: UInt64) -> EventID { EventID(high: 7, low: number) }

let fixtureRound = id(1)

func answer(
  _ headword: String = "dawn", right: Bool = true, points: Int = 100, index: Int = 1
) -> EventBody {
  .answer(
    AnswerEntry(
      item: ItemID("en/\(headword)/noun"), form: FormID("recall"),
      input: right ? headword : "dusk", verdict: right ? .right : .wrong, milliseconds: 2000,
      hint: false, round: fixtureRound, index: index, points: points, again: false))
}

func seen(_ headword: String) -> EventBody { .seen(ItemID("en/\(headword)/noun")) }

extension Journal {
  /// Writes one event.
  @discardableResult
  func append(_ id: EventID, _ body: EventBody, at moment: Moment) throws -> Event? {
    try append([Draft(id: id, body: body)], at: moment).events.first
  }
}

/// One event of each kind, with consecutive IDs from a number on.
func everyKind(from first: UInt64 = 1) -> [Journal.Draft] {
  let header = RoundHeader(
    date: CalendarDate("2026-11-21"), number: 1, questions: 10, ruleset: .daily1, edition: "en-1")
  let bodies: [EventBody] = [
    .round(RoundEntry(round: fixtureRound, header: header, seed: 5)),
    answer("dawn", index: 1), answer("dusk", right: false, points: 0, index: 2),
    answer("noon", index: 3), answer("night", right: false, points: 0, index: 4),
    .undo(id(first + 3)), .dispute(id(first + 2)),
    .result(
      ResultEntry(round: fixtureRound, score: 100, correct: 1, questions: 3, elapsedMillis: 6000)),
    .setting(SettingEntry(key: "theme", value: "sepia")),
    .favorite(FavoriteEntry(item: ItemID("en/dawn/noun"), kept: true)), seen("fog"),
  ]
  return bodies.enumerated().map { place, body in
    Journal.Draft(id: id(first + UInt64(place)), body: body)
  }
}
