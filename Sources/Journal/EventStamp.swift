import GameEngine
import SQLite

/// The values that the next events of a device share: the device, the time and the last counter.
struct EventStamp {
  private let device: String
  private let moment: Moment
  private let offset: Int
  private var counter: Int
  /// The time of the events, in milliseconds since 1970.
  let instant: Int64

  /// The stamp of events that are written now, in an immediate transaction. See `Journal.append`.
  init(_ journal: Journal, at moment: Moment, from origin: String? = nil, _ db: Connection) throws {
    device = try origin ?? Journal.device(db) ?? journal.makeDevice()
    let last = try db.first(
      "SELECT max(counter) FROM event WHERE device = ?", [.text(device)]
    ) { row in
      // Out of its range, it would lead to more events that cannot be read.
      max(0, min(row.int(0), Event.counters.upperBound))
    }
    var instant = moment.instant
    if origin == nil {
      let latest = try db.first(
        "SELECT max(instant) FROM event WHERE instant < ?",
        [.integer(instant &+ 2 * 86_400_000)]
      ) { $0.int64(0) }
      instant = max(instant, latest ?? 0)
    }
    self.instant = instant
    self.moment = moment
    offset = min(max(moment.offset, Event.offsets.lowerBound), Event.offsets.upperBound)
    counter = last ?? 0
  }

  /// Writes the next event.
  ///
  /// - Parameter text: the text of its body.
  /// - Returns: the event; nil if the journal contains one with this ID already.
  mutating func write(
    _ id: EventID, _ body: EventBody, _ text: String, to journal: Journal, _ db: Connection
  ) throws -> Event? {
    let event = Event(
      id: id, device: device, counter: min(counter + 1, Event.counters.upperBound),
      instant: instant, localDate: moment.localDate, offset: offset, body: body)
    guard try journal.insert(event, body: text, db) else { return nil }
    counter += 1
    return event
  }
}
