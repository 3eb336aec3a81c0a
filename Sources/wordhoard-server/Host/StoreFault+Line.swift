import GameEngine
import ScoreServer
import ScoreStore

extension StoreFault {
  /// Whether a database with it can be served: rounds are judged correctly, even if ranks may be wrong, or a player has
  /// lost something.
  var allowsServing: Bool {
    switch self {
    case .entry, .streakDate, .ranks, .group, .incomparable, .altered(.row): true
    case .altered(.daily), .altered(.round), .altered(.move), .unreadable, .misjudged, .orphan,
      .database:
      false
    }
  }

  /// The fault as a line for operators.
  var line: String {
    switch self {
    case .entry(let board, let account):
      "\(board): the entry of account \(account) differs from its results"
    case .streakDate(let account):
      "the streak of account \(account) differs from its results"
    case .altered(let row): "\(row.line) has changed since it was stored"
    case .incomparable(let damage): "a part of the check ended early: \(damage.line)"
    case .unreadable(let run, let damage): "run \(run) cannot be judged again: \(damage.line)"
    case .misjudged(let run): "the result of run \(run) does not follow from its moves"
    case .ranks(let board): "\(board): the ranks in memory differ from the table"
    case .group(let id): "group \(id) has no members, or too many"
    case .orphan(let table, let parent):
      "a row of the table \(table) refers to a missing row of \(parent)"
    case .database(let message): message
    }
  }
}

extension StoreDamage {
  /// The damage as a line for operators.
  var line: String {
    switch self {
    case .unknownBoard: "a row has an unknown board"
    case .roundUnreadable: "a round cannot be read"
    case .roundMissing: "the round of a run is missing"
    case .altered(let row): "\(row.line) has changed since it was stored"
    case .malformedRow: "a row has an invalid value"
    case .database(let reason): reason.line
    }
  }
}

extension StoredRow {
  /// The row as a part of a line for operators.
  var line: String {
    switch self {
    case .daily(let board): "the round of \(board)"
    case .round(let run): "the round of run \(run)"
    case .move(let number, let run): "move \(number) of run \(run)"
    case .row(let table, let key): "row \(key) of the table \(table)"
    }
  }
}

extension DatabaseReason {
  /// The reason as a part of a line for operators.
  var line: String {
    switch self {
    case .message(let message): message
    case .code(let code): "SQLite error \(code)"
    }
  }
}
