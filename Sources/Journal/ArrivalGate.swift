import GameEngine
import SQLite

/// The results of adding events from outside.
struct Arrivals {
  /// The number of events that were new.
  var accepted = 0
  /// The number of events that were refused.
  var refused = 0
  /// The number of new events that no fold of this version reads.
  var unread = 0
}

/// The only way for events of servers and files into a journal. Such events are not trusted.
struct ArrivalGate {
  private let journal: Journal

  /// The gate of a journal.
  init(_ journal: Journal) { self.journal = journal }

  /// Adds events of a server or a file, in an immediate transaction.
  ///
  /// An event is refused if its counter or time is impossible, or if it is a setting that is not synced or takes one
  /// back. An event under this device's ID that the journal does not contain was written elsewhere, for example by a
  /// copy of the journal. It is added, but this device takes a new ID, because its next events follow the counter and
  /// the time of its last one.
  func add(
    _ events: [(event: Event, body: String)], _ db: Connection
  ) throws -> Arrivals {
    var arrivals = Arrivals()
    var isImpersonated = false
    let device = try Journal.device(db)
    for (event, body) in events {
      if try !event.isPlausible || !isSynced(event) || takesBackLocalSetting(event, db) {
        // An event that is here already, such as one of an earlier version, is only a duplicate.
        if try !EventRow.exists(event.id, db) { arrivals.refused += 1 }
      } else if try journal.insert(event, body: body, db) {
        arrivals.accepted += 1
        if case .unknown = event.body { arrivals.unread += 1 }
        if event.device == device { isImpersonated = true }
      }
    }
    if isImpersonated { try journal.renameDevice(db) }
    return arrivals
  }

  private func takesBackLocalSetting(_ event: Event, _ db: Connection) throws -> Bool {
    guard case .undo(let target) = event.body else { return false }
    let key = try db.first(
      "SELECT \(BodyText.sql("key")) FROM event WHERE id = ? AND kind = 'setting'",
      [.text(target.description)]
    ) { $0.text(0) }
    return key.map { !journal.syncedSettings.contains($0) } ?? false
  }

  /// Whether an event may go from one device to another.
  func isSynced(_ event: Event) -> Bool {
    guard case .setting(let entry) = event.body else { return true }
    return journal.syncedSettings.contains(entry.key)
  }
}
