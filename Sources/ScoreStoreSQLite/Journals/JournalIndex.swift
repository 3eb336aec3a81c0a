import Foundation
import GRDB
import GameEngine
import ScoreStore

/// Updates the rows that follow from the events of a journal, when events are added.
///
/// The effect of each event can be removed again, for undos. Each takes a constant number of look-ups,
/// so that no event makes other writes wait.
struct JournalIndex {
  private let journal: JournalNumber
  private let db: Database
  /// The first answer that was added or removed.
  private var first: FoldPosition?
  /// The number of words by which each list has grown.
  private var growth = [WordList.seen: 0, .favorites: 0]

  init(of journal: JournalNumber, _ db: Database) {
    self.journal = journal
    self.db = db
  }

  /// Adds the effect of an event that was stored.
  mutating func add(_ event: Event) throws {
    if case .undo(let target) = event.body {
      let isFirst = try !isRetracted(target)
      try db.run(
        "INSERT INTO retraction (journal, target, undo) VALUES (?, ?, ?)", journal, target.bytes,
        event.id.bytes)
      if isFirst, let target = try stored(target) { try apply(target, isAdded: false) }
    } else if try !isRetracted(event.id) {
      try apply(event, isAdded: true)
    }
  }

  /// Updates the journal after all events.
  func finish() throws {
    try db.run(
      "UPDATE journal SET seen = seen + ?, favorites = favorites + ? WHERE number = ?",
      growth[.seen] ?? 0, growth[.favorites] ?? 0, journal)
    guard let first else { return }
    try db.run(
      """
      DELETE FROM checkpoint
      WHERE journal = ? AND (instant, device, counter, id) >= (?, ?, ?, ?)
      """, journal, first.instant, first.device, first.counter, first.id.bytes)
  }

  /// The event of a stored line; nil if this version cannot read it.
  static func event(_ text: String) -> Event? {
    try? decoder.decode(Event.self, from: Data(text.utf8))
  }

  private static let decoder = JSONDecoder()

  private func isRetracted(_ event: EventID) throws -> Bool {
    try db.integer(
      "SELECT EXISTS (SELECT 1 FROM retraction WHERE journal = ? AND target = ?)", journal,
      event.bytes) == 1
  }

  private func stored(_ id: EventID) throws -> Event? {
    let text: String? = try db.row(
      """
      SELECT text FROM event WHERE journal = ? AND id = ? AND checksum = \(RowChecksum.event)
      """, journal, id.bytes)?[0]
    return text.flatMap(JournalIndex.event)
  }

  // MARK: - Effects

  private mutating func apply(_ event: Event, isAdded: Bool) throws {
    switch event.body {
    case .answer(let answer):
      try set(answer, of: event, isAdded: isAdded)
      try show(answer.item, isAdded: isAdded)
    case .seen(let item, _): try show(item, isAdded: isAdded)
    case .review(let entry): try show(entry.item, isAdded: isAdded)
    case .favorite(let entry):
      let name = JournalIndex.favorite(entry.item)
      try write(name, entry.kept ? "" : nil, of: event, isAdded: isAdded)
      let isKept = try JournalIndex.value(of: name, journal, db) != nil
      try list(entry.item, isKept: isKept)
    case .setting(let entry) where entry.key == "level":
      try write(JournalIndex.level, entry.value, of: event, isAdded: isAdded)
    case .setting, .round, .result, .undo, .dispute, .card, .deck, .difficulty, .noteType, .book,
      .place, .mark, .unknown:
      break
    }
  }

  private mutating func set(_ answer: AnswerEntry, of event: Event, isAdded: Bool) throws {
    let position = FoldPosition(event)
    if first.map({ position.isBefore($0) }) ?? true { first = position }
    guard isAdded else {
      try db.run(
        """
        DELETE FROM answer
        WHERE journal = ? AND instant = ? AND device = ? AND counter = ? AND id = ?
        """, journal, event.instant, event.device, event.counter, event.id.bytes)
      return
    }
    let fact = StoredAnswer(
      right: answer.verdict == .right, again: answer.isRepeated, points: answer.points)
    try db.run(
      """
      INSERT INTO answer (journal, instant, device, counter, id, fact, checksum)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, row_checksum(?1, ?2, ?3, ?4, ?5, ?6))
      """, journal, event.instant, event.device, event.counter, event.id.bytes, fact.packed)
  }

  /// Counts one more or one less event that shows a word.
  private mutating func show(_ item: ItemID, isAdded: Bool) throws {
    let list = WordList.seen.rawValue
    if isAdded {
      if try insert(item, into: list) {
        growth[.seen, default: 0] += 1
      } else {
        try count(item, in: list, by: 1)
      }
      return
    }
    let wasLast =
      try db.run(
        "DELETE FROM word WHERE journal = ? AND list = ? AND item = ? AND events = 1", journal,
        list, item.rawValue) > 0
    if wasLast {
      growth[.seen, default: 0] -= 1
    } else {
      try count(item, in: list, by: -1)
    }
  }

  /// Adds an item to a list with one event.
  ///
  /// - Returns: false if the list contains the item already.
  private func insert(_ item: ItemID, into list: Int) throws -> Bool {
    try db.run(
      """
      INSERT OR IGNORE INTO word (journal, list, item, events, checksum)
      VALUES (?1, ?2, ?3, 1, row_checksum(?1, ?2, ?3, 1))
      """, journal, list, item.rawValue) > 0
  }

  private func count(_ item: ItemID, in list: Int, by change: Int) throws {
    try db.run(
      """
      UPDATE word SET events = events + ?4,
        checksum = row_checksum(journal, list, item, events + ?4)
      WHERE journal = ?1 AND list = ?2 AND item = ?3
      """, journal, list, item.rawValue, change)
  }

  private mutating func list(_ item: ItemID, isKept: Bool) throws {
    let list = WordList.favorites.rawValue
    if isKept {
      growth[.favorites, default: 0] += try insert(item, into: list) ? 1 : 0
    } else {
      growth[.favorites, default: 0] -= try db.run(
        "DELETE FROM word WHERE journal = ? AND list = ? AND item = ?", journal, list,
        item.rawValue)
    }
  }

  // MARK: - The last writer wins

  /// The name of the level in `written`.
  static let level = "level"

  private static func favorite(_ item: ItemID) -> String { "favorite/\(item.rawValue)" }

  private func write(_ name: String, _ value: String?, of event: Event, isAdded: Bool) throws {
    guard isAdded else {
      try db.run(
        """
        DELETE FROM written WHERE journal = ? AND name = ?
        AND instant = ? AND device = ? AND counter = ? AND id = ?
        """, journal, name, event.instant, event.device, event.counter, event.id.bytes)
      return
    }
    try db.run(
      """
      INSERT INTO written (journal, name, instant, device, counter, id, value)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, journal, name, event.instant, event.device, event.counter, event.id.bytes, value)
  }

  /// The value that was written last, in fold order.
  static func value(of name: String, _ journal: JournalNumber, _ db: Database) throws -> String? {
    let row = try db.row(
      """
      SELECT value FROM written WHERE journal = ? AND name = ?
      ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1
      """, journal, name)
    guard let row else { return nil }
    let value: String? = try row[0]
    return value
  }
}

extension FoldPosition {
  /// Whether it is before another, in the order of the database.
  fileprivate func isBefore(_ other: FoldPosition) -> Bool {
    if instant != other.instant { return instant < other.instant }
    if !device.utf8.elementsEqual(other.device.utf8) {
      return device.utf8.lexicographicallyPrecedes(other.device.utf8)
    }
    if counter != other.counter { return counter < other.counter }
    return id < other.id
  }
}
