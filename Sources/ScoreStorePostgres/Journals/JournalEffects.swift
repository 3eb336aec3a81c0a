import Foundation
import GameEngine
import ScoreStore

/// Updates the rows that follow from the events of a journal, when events are added. What follows from a set of events does not depend
/// on their order: an event has its effect unless an undo of it is stored.
enum DerivedRows {
  /// The name of the level in `written`.
  static let level = "level"

  /// Adds the effects of events that were stored, and takes back those of events that they undo.
  static func add(_ new: [NewEvent], to journal: Int64, _ transaction: Transaction) throws {
    var undos: [(target: EventID, undo: EventID)] = []
    for event in new.map(\.event) {
      if case .undo(let target) = event.body { undos.append((target, event.id)) }
    }
    let ids = Set(new.map(\.event.id))
    let retracted = Set(
      try transaction.run(
        "SELECT DISTINCT target FROM retraction WHERE journal = $1 AND target = ANY ($2)",
        .int(journal), .ids(Array(ids.union(undos.map(\.target))))
      ).all.map { try $0.id(0) })
    let undone = Set(undos.map(\.target)).subtracting(retracted)
    let removed = try transaction.run(
      "SELECT text FROM event WHERE journal = $1 AND id = ANY ($2)", .int(journal),
      .ids(Array(undone.subtracting(ids)))
    ).all.compactMap { event(try $0.text(0)) }
    let added = new.map(\.event).filter { !retracted.contains($0.id) && !undone.contains($0.id) }
    if !undos.isEmpty {
      try transaction.run(
        """
        INSERT INTO retraction (journal, target, undo)
        SELECT $1, target, undo FROM unnest($2, $3) AS new (target, undo)
        """, .int(journal), .ids(undos.map(\.target)), .ids(undos.map(\.undo)))
    }
    var effects = JournalEffects()
    for event in added { effects.apply(event, isAdded: true) }
    for event in removed { effects.apply(event, isAdded: false) }
    try effects.write(to: journal, transaction)
  }

  /// The event of a stored line; nil if this version cannot read it.
  private static func event(_ text: String) -> Event? {
    try? JSONDecoder().decode(Event.self, from: Data(text.utf8))
  }
}

/// The changes of the tables that follow from events.
private struct JournalEffects {
  private var answers: [(position: FoldPosition, fact: Int)] = []
  private var noAnswers: [FoldPosition] = []
  private var written: [(name: [UInt8], position: FoldPosition, value: [UInt8]?)] = []
  private var notWritten: [(name: [UInt8], position: FoldPosition)] = []
  /// For each word, by how many the number of events that show it changes.
  private var shown: [[UInt8]: Int] = [:]
  /// The words whose place among the favorites may change.
  private var favorites: Set<[UInt8]> = []

  private static let favorite = Array("favorite/".utf8)

  mutating func apply(_ event: Event, isAdded: Bool) {
    switch event.body {
    case .answer(let answer):
      if isAdded {
        let fact = StoredAnswer(
          right: answer.verdict == .right, again: answer.isRepeated, points: answer.points)
        answers.append((FoldPosition(event), fact.packed))
      } else {
        noAnswers.append(FoldPosition(event))
      }
      show(answer.item, isAdded: isAdded)
    case .seen(let item, _): show(item, isAdded: isAdded)
    case .review(let entry): show(entry.item, isAdded: isAdded)
    case .favorite(let entry):
      let item = Array(entry.item.rawValue.utf8)
      favorites.insert(item)
      let value: [UInt8]? = entry.kept ? [] : nil
      write(JournalEffects.favorite + item, value, event, isAdded: isAdded)
    case .setting(let entry) where entry.key == DerivedRows.level:
      let value = entry.value.map { Array($0.utf8) }
      write(Array(DerivedRows.level.utf8), value, event, isAdded: isAdded)
    default: break
    }
  }

  private mutating func show(_ item: ItemID, isAdded: Bool) {
    shown[Array(item.rawValue.utf8), default: 0] += isAdded ? 1 : -1
  }

  private mutating func write(
    _ name: [UInt8], _ value: [UInt8]?, _ event: Event, isAdded: Bool
  ) {
    if isAdded {
      written.append((name, FoldPosition(event), value))
    } else {
      notWritten.append((name, FoldPosition(event)))
    }
  }

  func write(to journal: Int64, _ transaction: Transaction) throws {
    try writeAnswers(to: journal, transaction)
    try writeValues(to: journal, transaction)
    let seen = try writeShown(to: journal, transaction)
    let kept = try writeFavorites(to: journal, transaction)
    if seen != 0 || kept != 0 {
      try transaction.run(
        "UPDATE journal SET seen = seen + $2, favorites = favorites + $3 WHERE number = $1",
        .int(journal), .int(seen), .int(kept))
    }
  }

  private func writeAnswers(to journal: Int64, _ transaction: Transaction) throws {
    let keys = "journal, instant, device, counter, id"
    if !answers.isEmpty {
      try transaction.run([
        PostgresStatement(
          """
          INSERT INTO answer (\(keys), fact)
          SELECT $1, * FROM unnest($2, $3, $4, $5, $6) AS new (instant, device, counter, id, fact)
          """,
          values: [.int(journal)] + columns(answers.map(\.position))
            + [.ints(answers.map { Int64($0.fact) })])
      ])
    }
    if !noAnswers.isEmpty {
      try transaction.run([
        PostgresStatement(
          """
          DELETE FROM answer WHERE (\(keys)) IN (SELECT $1, * FROM unnest($2, $3, $4, $5))
          """, values: [.int(journal)] + columns(noAnswers))
      ])
    }
    let touched = answers.map(\.position) + noAnswers
    guard !touched.isEmpty else { return }
    try transaction.run([
      PostgresStatement(
        """
        DELETE FROM checkpoint WHERE journal = $1 AND (instant, device, counter, id) >= (
          SELECT * FROM unnest($2, $3, $4, $5) AS new (instant, device, counter, id)
          ORDER BY instant, device, counter, id LIMIT 1)
        """, values: [.int(journal)] + columns(touched))
    ])
  }

  private func columns(_ positions: [FoldPosition]) -> [Value] {
    [
      .ints(positions.map(\.instant)), .blobs(positions.map { Array($0.device.utf8) }),
      .ints(positions.map { Int64($0.counter) }), .ids(positions.map(\.id)),
    ]
  }

  private func writeValues(to journal: Int64, _ transaction: Transaction) throws {
    let keys = "journal, name, instant, device, counter, id"
    if !written.isEmpty {
      // The value of a favorite that is kept is empty.
      try transaction.run([
        PostgresStatement(
          """
          INSERT INTO written (\(keys), value)
          SELECT $1, name, instant, device, counter, id, CASE WHEN has THEN value END
          FROM unnest($2, $3, $4, $5, $6, $7, $8)
            AS new (name, instant, device, counter, id, value, has)
          """,
          values: [.int(journal), .blobs(written.map(\.name))] + columns(written.map(\.position))
            + [
              .blobs(written.map { $0.value ?? [] }), .bools(written.map { $0.value != nil }),
            ])
      ])
    }
    if !notWritten.isEmpty {
      try transaction.run([
        PostgresStatement(
          "DELETE FROM written WHERE (\(keys)) IN (SELECT $1, * FROM unnest($2, $3, $4, $5, $6))",
          values: [.int(journal), .blobs(notWritten.map(\.name))]
            + columns(notWritten.map(\.position)))
      ])
    }
  }

  /// - Returns: the number of words by which the list has grown.
  private func writeShown(to journal: Int64, _ transaction: Transaction) throws -> Int {
    let changes = shown.filter { $0.value != 0 }.sorted {
      $0.key.lexicographicallyPrecedes($1.key)
    }
    guard !changes.isEmpty else { return 0 }
    let list = Value.int(WordList.seen.rawValue)
    let rows = try transaction.run([
      PostgresStatement(
        """
        INSERT INTO word (journal, list, item, events)
        SELECT $1, $2, item, events FROM unnest($3, $4) AS new (item, events)
        ON CONFLICT (journal, list, item) DO UPDATE SET events = word.events + excluded.events
        RETURNING xmax = 0
        """, .int(journal), list, .blobs(changes.map(\.key)),
        .ints(changes.map { Int64($0.value) })),
      PostgresStatement(
        "DELETE FROM word WHERE journal = $1 AND list = $2 AND item = ANY ($3) AND events <= 0",
        .int(journal), list, .blobs(changes.map(\.key))),
    ])
    return try rows[0].all.count { try $0.bool(0) } - rows[1].changed
  }

  /// - Returns: the number of words by which the list has grown.
  private func writeFavorites(to journal: Int64, _ transaction: Transaction) throws -> Int {
    guard !favorites.isEmpty else { return 0 }
    let items = favorites.sorted { $0.lexicographicallyPrecedes($1) }
    let list = Value.int(WordList.favorites.rawValue)
    let kept = """
      SELECT item FROM unnest($3) AS asked (item) WHERE (
        SELECT value FROM written WHERE journal = $1 AND name = 'favorite/'::bytea || item
        ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1) IS NOT NULL
      """
    let rows = try transaction.run([
      PostgresStatement(
        """
        INSERT INTO word (journal, list, item, events) SELECT $1, $2, item, 1 FROM (\(kept)) AS kept
        ON CONFLICT DO NOTHING
        """, .int(journal), list, .blobs(items)),
      PostgresStatement(
        """
        DELETE FROM word
        WHERE journal = $1 AND list = $2 AND item = ANY ($3) AND item NOT IN (\(kept))
        """, .int(journal), list, .blobs(items)),
    ])
    return rows[0].changed - rows[1].changed
  }
}
