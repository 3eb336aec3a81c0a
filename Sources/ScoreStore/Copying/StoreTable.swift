/// A table that all kinds of stores have, for copying one into another: its columns, of which the first ones are its key.
///
/// Names are PostgreSQL's; SQLite's are the same in camel case. What a store can derive, such as checksums, is not among the columns.
package struct StoreTable: Sendable {
  /// A kind of column.
  package enum Kind: Hashable, Sendable {
    case integer, bool, text, bytes
    /// Text in SQLite, bytes in PostgreSQL, whose texts cannot contain U+0000.
    case octets
    /// An ID of sixteen bytes.
    case id
  }

  /// The name of the table.
  package let name: String
  /// The names and kinds of its columns.
  package let columns: KeyValuePairs<String, Kind>
  /// The number of columns, from the first, that identify a row and order all rows.
  package let keyLength: Int

  private init(_ name: String, key: Int, _ columns: KeyValuePairs<String, Kind>) {
    self.name = name
    self.columns = columns
    keyLength = key
  }

  /// The names of the columns of the key.
  package var key: [String] { columns.prefix(keyLength).map(\.key) }

  /// All tables. A row refers only to rows of tables before its own. Deleted journals are not copied, even if rows of them are
  /// left.
  package static let all = [
    StoreTable("meta", key: 1, ["key": .text, "value": .bytes]),
    StoreTable(
      "account", key: 1,
      [
        "id": .integer, "name": .text, "folded": .text, "skeleton": .text, "hash": .text,
        "created_at": .integer, "updated_at": .integer, "listed": .bool, "disabled": .bool,
      ]),
    StoreTable("retired_name", key: 1, ["skeleton": .text]),
    StoreTable(
      "session", key: 1,
      [
        "token_hash": .bytes, "id": .text, "account": .integer, "created_at": .integer,
        "last_used_at": .integer, "expires_at": .integer,
      ]),
    StoreTable(
      "operation", key: 1,
      [
        "number": .integer, "at": .integer, "operator": .text, "action": .text,
        "username": .text, "run": .id, "reason": .text,
      ]),
    StoreTable(
      "daily", key: 2,
      [
        "kind": .integer, "period": .integer, "header": .text, "strict_accents": .bool,
        "questions": .text, "keys": .text,
      ]),
    StoreTable(
      "run", key: 1,
      [
        "number": .integer, "id": .id, "account": .integer, "kind": .integer, "period": .integer,
        "started_at": .integer, "closes_at": .integer, "is_open": .bool,
      ]),
    StoreTable(
      "dealt", key: 2,
      [
        "run": .integer, "part": .integer, "header": .text, "strict_accents": .bool,
        "questions": .text, "keys": .text,
      ]),
    StoreTable(
      "move", key: 2,
      ["run": .integer, "number": .integer, "input": .text, "at_millis": .integer]),
    StoreTable(
      "result", key: 1,
      [
        "sequence": .integer, "run": .integer, "account": .integer, "streak_date": .integer,
        "cause": .text, "score": .integer, "correct": .integer, "questions": .integer,
        "best_streak": .integer, "elapsed_millis": .integer, "finished_at": .integer,
        "reason": .text, "removal": .text, "regular_right": .integer, "board_kind": .integer,
        "board_period": .integer,
      ]),
    StoreTable("network_salt", key: 1, ["date": .integer, "salt": .bytes]),
    StoreTable("network", key: 1, ["run": .integer, "date": .integer, "hash": .bytes]),
    StoreTable(
      "deletion", key: 4,
      ["date": .integer, "hash": .bytes, "at": .integer, "newest_account": .integer]),
    StoreTable(
      "entry", key: 3,
      [
        "account": .integer, "kind": .integer, "period": .integer, "name": .text,
        "score": .integer, "elapsed_millis": .integer, "finished_at": .integer, "run": .id,
        "regular_right": .integer,
      ]),
    StoreTable(
      "attempts", key: 3,
      [
        "account": .integer, "kind": .integer, "period": .integer, "runs": .integer,
        "given_up": .integer,
      ]),
    StoreTable(
      "player_group", key: 1,
      [
        "number": .integer, "id": .text, "name": .text, "code": .text, "code_hash": .bytes,
        "created_at": .integer,
      ]),
    StoreTable(
      "membership", key: 1,
      ["number": .integer, "of_group": .integer, "account": .integer, "joined_at": .integer]),
    StoreTable(
      "journal", key: 1,
      [
        "number": .integer, "account": .integer, "bytes": .integer, "seen": .integer,
        "favorites": .integer,
      ]),
    StoreTable(
      "event", key: 2, ["journal": .integer, "sequence": .integer, "id": .id, "text": .text]),
    StoreTable("retraction", key: 3, ["journal": .integer, "target": .id, "undo": .id]),
    StoreTable(
      "answer", key: 5,
      [
        "journal": .integer, "instant": .integer, "device": .octets, "counter": .integer,
        "id": .id, "fact": .integer,
      ]),
    StoreTable(
      "written", key: 6,
      [
        "journal": .integer, "name": .octets, "instant": .integer, "device": .octets,
        "counter": .integer, "id": .id, "value": .octets,
      ]),
    StoreTable(
      "word", key: 3,
      ["journal": .integer, "list": .integer, "item": .octets, "events": .integer]),
    StoreTable(
      "checkpoint", key: 5,
      [
        "journal": .integer, "instant": .integer, "device": .octets, "counter": .integer,
        "id": .id, "games": .integer, "won": .integer, "score": .integer, "streak": .integer,
        "longest": .integer,
      ]),
  ]
}
