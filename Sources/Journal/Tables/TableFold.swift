import GameEngine
import SQLite

/// A fold whose results are rows of tables, because a player has many and a command needs few.
protocol TableFold: EntityFold {
  /// The name of the row of `meta` with the state of the tables, and a part of the name of the index.
  static var name: String { get }
  /// The version of the tables and of the fold. Tables of another version are rebuilt.
  static var version: Int { get }
  /// The kinds of its events.
  static var kinds: [String] { get }
  /// The fields of bodies that name the subject of an event. The first field that a body contains
  /// counts.
  static var keys: [String] { get }
  /// The tables, each with its name and the statements that create it. Each has a column `id`.
  static var tables: [(name: String, sql: String)] { get }

  /// The number of subjects that it contains.
  var count: Int { get }
  /// Applies the next event that has arrived, after the stored state of its subject.
  ///
  /// - Returns: the thing, if its last event is later, so that all its events must be folded again.
  mutating func take(_ event: Event, _ db: Connection) throws -> String?
  /// Writes the changed rows to the tables.
  func write(_ db: Connection) throws
}
