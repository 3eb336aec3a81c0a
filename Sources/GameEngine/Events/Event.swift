/// One entry of a player's journal. It never changes once it is written.
package struct Event: Hashable, Sendable {
  /// Its own id; of two entries with one ID the first is kept.
  package let id: EventID
  /// The device that wrote it.
  package let device: String
  /// The device's own count of its events.
  package let counter: Int
  /// When, in milliseconds since 1970-01-01 UTC; never below the device's last.
  package let instant: Int64
  /// The player's calendar date then and there.
  package let localDate: CalendarDate
  /// The player's offset from UTC then, in seconds east.
  package let offset: Int
  /// What happened.
  package let body: EventBody

  /// An entry.
  package init(
    id: EventID, device: String, counter: Int, instant: Int64, localDate: CalendarDate,
    offset: Int, body: EventBody
  ) {
    self.id = id
    self.device = device
    self.counter = counter
    self.instant = instant
    self.localDate = localDate
    self.offset = offset
    self.body = body
  }

  /// The order in which entries are folded: by instant, then device, then counter; ids last, so that
  /// the order is total.
  package static func foldOrder(_ left: Event, _ right: Event) -> Bool {
    if left.instant != right.instant { return left.instant < right.instant }
    if left.device != right.device { return left.device < right.device }
    if left.counter != right.counter { return left.counter < right.counter }
    return left.id < right.id
  }
}
