/// One entry of a player's journal. Immutable once written.
package struct Event: Hashable, Sendable {
  /// Its ID. If two events have the same ID, the journal keeps the first.
  package let id: EventID
  /// The random name of the journal that wrote it.
  package let device: String
  /// The device's own count of its events, from 1.
  package let counter: Int
  /// When it happened, in milliseconds since 1970-01-01 UTC; never below the instant of the
  /// device's previous event.
  package let instant: Int64
  /// The player's calendar date at that time.
  package let localDate: CalendarDate
  /// The player's UTC offset at that time, in seconds, positive for east.
  package let offset: Int
  /// The kind of event, with its fields.
  package let body: EventBody

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

  /// The order in which events are folded: by instant, device, counter and ID. The ID makes the
  /// order total.
  package static func foldOrder(_ left: Event, _ right: Event) -> Bool {
    if left.instant != right.instant { return left.instant < right.instant }
    if left.device != right.device { return left.device < right.device }
    if left.counter != right.counter { return left.counter < right.counter }
    return left.id < right.id
  }
}
